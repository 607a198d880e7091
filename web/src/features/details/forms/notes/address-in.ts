/** The address in a piece of code that websites offer to embed a map; anything else is returned as it is. */
export function addressIn(text: string): string {
  if (!text.trimStart().startsWith('<iframe')) return text;
  return /src="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? text;
}
