import './waiting.css';

/** Stands where a page will be while it is fetched. Shown only when that takes long enough to wonder. */
export function Waiting() {
  return (
    <output className="site-wrap waiting" aria-label="Loading">
      <span />
      <span />
      <span />
    </output>
  );
}
