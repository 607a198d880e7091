import { Plural, Trans } from '@lingui/react/macro';
import type { previewDeletion } from '@qrigin/domain/organisations';
import type { z } from 'zod';
import { Verbatim } from '../../../../ui/text/verbatim.tsx';

export type Deletion = z.output<typeof previewDeletion.reply>;

/** What goes with the account: no one should close an organisation of others unawares. */
export function WhatIsDeleted({ closed }: { closed: Deletion['organisations_owned_alone'] }) {
  return (
    <div className="grid gap-3">
      <p>
        <Trans>You’ll be logged out everywhere and leave all your organisations.</Trans>
      </p>
      {closed.length > 0 && (
        <div className="grid gap-1 rounded-control bg-danger-soft p-3.5 text-danger">
          <p className="font-semibold">
            <Trans>These organisations have no other Owner and will be closed:</Trans>
          </p>
          <ul className="grid max-h-40 list-disc gap-0.5 overflow-y-auto pl-5">
            {closed.map(({ id, name, other_members: others }) => (
              <li key={id} className="wrap-anywhere">
                <Verbatim text={name} />
                {others > 0 && (
                  <>
                    {' '}
                    (<Plural value={others} one="# other member" other="# other members" />)
                  </>
                )}
              </li>
            ))}
          </ul>
          <p>
            <Trans>Printed codes still open a page.</Trans>
          </p>
        </div>
      )}
    </div>
  );
}
