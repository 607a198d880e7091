/** A code as people read and compare it: in fours. */
export function CodeText({ text }: { text: string }) {
  return (
    <bdi className="mono" dir="ltr" translate="no">
      {text}
    </bdi>
  );
}
