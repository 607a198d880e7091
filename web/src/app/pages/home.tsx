import './home.css';
import { usePageTitle } from '../use-page-title.ts';
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
            Sign-up is not open yet. The API page lists every call that answers today.
          </p>
        </div>
        <HomePicture />
      </div>
    </section>
  );
}
