/**
 * Stands where a picture of the product would: a strip of labels on their roll, the middle one with the first
 * letter of the name. Drawn in the page, so it costs no request.
 */
export function LabelRoll({ name }: { name: string }) {
  return (
    <svg className="roll" viewBox="0 0 448 148" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="backing" d="M0 14h448v120H0z" />
      <path className="cut" d="M98 14v120M350 14v120" />
      <rect className="label" x="-138" y="28" width="224" height="92" rx="10" />
      <rect className="label" x="362" y="28" width="224" height="92" rx="10" />
      <rect className="label" x="112" y="28" width="224" height="92" rx="10" />
      <text x="168" y="92">
        {firstSign(name)}
      </text>
      <path className="cut" d="M224 36v76" />
      <path
        className="modules"
        fillRule="evenodd"
        d="M256 50h20v20h-20zm4 4v12h12V54zm4 4h4v4h-4zM284 50h20v20h-20zm4 4v12h12V54zm4 4h4v4h-4zM256 78h20v20h-20zm4 4v12h12V82zm4 4h4v4h-4zM284 78h8v8h-8z"
      />
      <path className="tail" d="M292 86h12v12h-12z" />
    </svg>
  );
}

const SIGNS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter as people see it, which may be several characters. */
function firstSign(name: string): string {
  for (const { segment } of SIGNS.segment(name))
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toUpperCase();
  return '';
}
