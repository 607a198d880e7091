/** Something that the security log records. */
export type SecurityKind<Name extends string = string> = {
  /** `thing.what`: what is stored, and what screens have words for. */
  name: Name;
  /** Someone else may have tried it with a person's account. */
  isAlarming?: true;
  /** The detail that is stored with it says something to people: a role, a device. */
  showsDetail?: true;
};

/** Keeps the name as a literal type, so that words can be demanded for it. */
export function securityKind<const Name extends string>(
  name: Name,
  rest: Omit<SecurityKind, 'name'> = {},
): SecurityKind<Name> {
  return { name, ...rest };
}
