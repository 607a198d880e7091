import { CopyButton } from '../../../ui/copy-button.tsx';
import { inFours } from '../../../ui/in-fours.ts';

/** Shown once: only their hashes are stored. */
export function RecoveryCodes({ codes, onSeen }: { codes: readonly string[]; onSeen: () => void }) {
  return (
    <>
      <p>
        The app is on. Keep these recovery codes where your phone is not: each signs you in once without it.
        They are shown this one time.
      </p>
      <ul className="two-factor-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{inFours(code)}</li>
        ))}
      </ul>
      <div className="two-factor-acts">
        <button className="button button-main" type="button" onClick={onSeen}>
          I have kept them
        </button>
        <CopyButton text={codes.join('\n')} label="Copy all" />
      </div>
    </>
  );
}
