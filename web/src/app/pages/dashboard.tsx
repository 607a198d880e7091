import './dashboard.css';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { readMe } from '../../features/auth/api.ts';
import { SignOut } from '../../features/auth/sign-out.tsx';
import { TwoFactor } from '../../features/auth/two-factor/two-factor.tsx';
import { listMyOrganisations } from '../../features/organisations/api.ts';
import { OrganisationList } from '../../features/organisations/organisation-list.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';

/** Settled one by one: what cannot be loaded must not take the rest of the page with it. */
export async function loadDashboard({ request: { signal } }: LoaderFunctionArgs) {
  const [me, organisations] = await Promise.allSettled([readMe(signal), listMyOrganisations(signal)]);
  return { me, organisations };
}

export function Dashboard() {
  usePageTitle('Dashboard · Qrigin');
  const { me, organisations } = useLoaderData<typeof loadDashboard>();
  const { revalidate } = useRevalidator();
  return (
    <div className="site-wrap dashboard">
      <header className="dashboard-head">
        <h1>Dashboard</h1>
        <SignOut />
      </header>
      <section className="panel" aria-labelledby="you">
        <h2 id="you">You</h2>
        <Loaded of={me}>
          {({ name, email, country, two_factor_enabled: isOn }) => (
            <>
              <dl className="person">
                <div>
                  <dt>Name</dt>
                  <dd>{name}</dd>
                </div>
                <div>
                  <dt>Email</dt>
                  <dd>{email}</dd>
                </div>
                <div>
                  <dt>Country</dt>
                  <dd>{country}</dd>
                </div>
              </dl>
              <hr className="tear" />
              <h3>Authenticator app</h3>
              <TwoFactor isOn={isOn} onDone={() => void revalidate()} />
            </>
          )}
        </Loaded>
      </section>
      <section className="panel dashboard-main" aria-labelledby="organisations">
        <h2 id="organisations">Organisations</h2>
        <Loaded of={organisations}>{(list) => <OrganisationList organisations={list} />}</Loaded>
      </section>
    </div>
  );
}

interface LoadedProps<Value> {
  of: PromiseSettledResult<Value>;
  children: (value: Value) => ReactNode;
}

/** What was loaded, or what went wrong and a way to try again. */
function Loaded<Value>({ of: result, children }: LoadedProps<Value>) {
  const { revalidate, state } = useRevalidator();
  if (result.status === 'fulfilled') return children(result.value);
  return (
    <>
      <FailureText of={result.reason} />
      <button
        className="button button-line"
        type="button"
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        Retry
      </button>
    </>
  );
}
