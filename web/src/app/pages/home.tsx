import './home.css';
import { Link } from 'react-router';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { HomePicture } from './home-picture.tsx';

export function Home() {
  usePageTitle('Qrigin: every pack answers for itself');
  return (
    <section className="home">
      <div className="site-wrap">
        <div className="home-text">
          <h1>Every pack answers for itself.</h1>
          <p className="home-lead">
            Qrigin gives each pack of a product a code of its own, and keeps the page behind that code true:
            what is inside, who made it, and whether it has been recalled.
          </p>
          <a className="button button-main" href="/api/docs">
            Open the API page
          </a>
          <p className="home-note">
            It lists every call that answers today. You can also{' '}
            <Link className="link" to="/register">
              register
            </Link>{' '}
            or{' '}
            <Link className="link" to="/login">
              log in
            </Link>
            .
          </p>
        </div>
        <HomePicture />
      </div>
    </section>
  );
}
