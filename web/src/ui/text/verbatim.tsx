/**
 * A name, number or address as it was given: its direction ends with it, and no translator touches it. A message takes
 * this element, never the bare text, in which it would take `<0>` or `\u0041` for signs of its own.
 */
export function Verbatim({ text, className }: { text: string; className?: string }) {
  return (
    <bdi className={className} translate="no">
      {text}
    </bdi>
  );
}
