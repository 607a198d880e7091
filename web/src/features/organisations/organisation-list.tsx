import './organisation-list.css';
import type { MyOrganisation } from '@qrigin/domain/organisations';

/** The organisations somebody belongs to, each with what they are there. */
export function OrganisationList({ organisations }: { organisations: readonly MyOrganisation[] }) {
  if (organisations.length === 0) {
    return (
      <div className="organisations-none">
        <p className="organisations-frame brackets">The organisations you belong to will be listed here.</p>
        <a className="link link-alone" href="/api/docs">
          See the call that creates one
        </a>
      </div>
    );
  }
  return (
    <ul className="organisations">
      {organisations.map(({ id, name, roles }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{roles.map((role) => role.name).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
