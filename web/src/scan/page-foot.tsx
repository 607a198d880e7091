import { Mark } from '../ui/mark.tsx';

export function PageFoot() {
  return (
    <footer>
      <div className="inner">
        <a className="logo" href="/">
          <Mark size={20} />
          What is Qrigin?
        </a>
        <p>No cookies and no account: the scan is only counted.</p>
      </div>
    </footer>
  );
}
