/** A code as people read and compare it: in fours. */
export function CodeText({ text }: { text: string }) {
  return (
    <span className="mono" translate="no">
      {text}
    </span>
  );
}
