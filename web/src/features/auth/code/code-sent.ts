/** When a code was last asked for, by address. In memory: after a reload the server's own limit still holds. */
const asked = new Map<string, number>();

export function noteCodeSent(email: string): void {
  asked.set(email, Date.now());
}

/** Milliseconds since 1970; 0 when none was asked for here. */
export const codeSentAt = (email: string): number => asked.get(email) ?? 0;
