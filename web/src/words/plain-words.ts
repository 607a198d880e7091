/** A text without places for values, as a message. */
export const plainWords = (text: string) => [text];
