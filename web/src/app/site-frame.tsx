import './site-frame.css';
import { Link, Outlet } from 'react-router';
import { Mark } from '../ui/mark.tsx';

/** What stands around every public page. */
export function SiteFrame() {
  return (
    <div className="site">
      <header className="site-top">
        <div className="site-wrap">
          <Link className="logo" to="/" aria-label="Qrigin, home">
            <Mark />
            Qrigin
          </Link>
        </div>
      </header>
      <main className="site-main">
        <Outlet />
      </main>
      <footer className="site-foot">
        <div className="site-wrap">
          <span className="logo">
            <Mark size={24} />
            Qrigin
          </span>
          <p>Codes for packs, and the pages they open.</p>
        </div>
      </footer>
    </div>
  );
}
