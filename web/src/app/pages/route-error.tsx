import './notice.css';
import { Link } from 'react-router';
import { usePageTitle } from '../../ui/use-page-title.ts';

/**
 * Stands in for a page that threw while it was drawn. The cause is in the browser's console, never on the
 * screen: it means nothing to a reader and may hold what others must not see.
 */
export function RouteError() {
  usePageTitle('This page could not be shown · Qrigin');
  return (
    <section className="notice">
      <div className="site-wrap">
        <div className="notice-text" role="alert">
          <h1>This page could not be shown</h1>
          <p>
            The fault is ours. Everything you saved before is kept. Load the page again; if it fails once
            more, start from the home page.
          </p>
          <div className="notice-acts">
            <button className="button button-main" type="button" onClick={() => window.location.reload()}>
              Load the page again
            </button>
            <Link className="button button-line" to="/" reloadDocument>
              Go to the home page
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
