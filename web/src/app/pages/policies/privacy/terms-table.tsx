import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Unit } from '@qrigin/domain/declaration';
import { RETENTION, type Retained } from '@qrigin/domain/features';

/** What each row of the list is, from when its time counts, and why it is kept at all. */
const ROWS: Record<Retained, { what: MessageDescriptor; why: MessageDescriptor }> = {
  scans: {
    what: msg`Scans: which code, when, browser language, type of device and country`,
    why: msg`So that makers can compare a month with the same month of the year before.`,
  },
  contactMessages: {
    what: msg`Messages from the contact form`,
    why: msg`So that we can answer, and look up what we answered.`,
  },
  securityLog: {
    what: msg`The security log: sign-ins, failed attempts, and changes to passwords and roles, with network and device`,
    why: msg`So that you and we can notice when someone else uses your account.`,
  },
  unverifiedAccounts: {
    what: msg`Accounts whose email address was never confirmed`,
    why: msg`So that there is time to confirm it, and no one keeps an address that is not theirs.`,
  },
  guestSessions: {
    what: msg`Guest sessions`,
    why: msg`So that you can use scan pages without an account, within limits.`,
  },
  sessions: {
    what: msg`Sessions, after they expire`,
    why: msg`So that we can trace misuse that is noticed late.`,
  },
  devices: {
    what: msg`The marker that lets us recognise a device, after its last sign-in`,
    why: msg`So that we can email you when a new device signs in.`,
  },
  mailedCodes: {
    what: msg`Codes that we email to you, after they expire`,
    why: msg`So that we can tell you when a code has expired.`,
  },
  loginTickets: {
    what: msg`The temporary pass between your password and your authenticator code, after it expires`,
    why: msg`So that you do not have to enter your password twice.`,
  },
  mails: {
    what: msg`The list of emails that we sent, with their addresses`,
    why: msg`So that we can find out why an email did not arrive.`,
  },
  requestKeys: {
    what: msg`Records that stop a request from being carried out twice`,
    why: msg`So that a browser can repeat a request after losing its connection.`,
  },
  counters: {
    what: msg`Counters of attempts, by network or address, after they expire`,
    why: msg`So that no one can flood the service or guess passwords and codes.`,
  },
  subdomains: {
    what: msg`Subdomains that an organisation has removed`,
    why: msg`So that no one else can take a name that people still know.`,
  },
  setAsideDrafts: {
    what: msg`Drafts of product information that something else has replaced, with who wrote them`,
    why: msg`So that no one loses what they wrote when an earlier version is restored.`,
  },
  paymentEvents: {
    what: msg`Messages from our payment provider that something happened to a payment, without names`,
    why: msg`So that each counts once.`,
  },
  importedRows: {
    what: msg`The rows of a file that was checked for an import`,
    why: msg`So that you can correct mistakes and store the file after you have seen what it will do.`,
  },
  imports: {
    what: msg`The list of files that were imported, with who imported them`,
    why: msg`So that an organisation can tell where its products, batches and vendors come from.`,
  },
  exports: {
    what: msg`Archives that an Owner has made of everything in an organisation`,
    why: msg`So that they can be downloaded.`,
  },
  unfinishedFiles: {
    what: msg`Files that never arrived, were rejected, or were sent for an import that never came`,
    why: msg`So that an upload can be tried again.`,
  },
};

function KeptFor({ count, unit }: { count: number; unit: Unit }) {
  if (count === 0) return <Trans>up to one day</Trans>;
  if (unit === 'hour') return <Plural value={count} one="# hour" other="# hours" />;
  if (unit === 'day') return <Plural value={count} one="# day" other="# days" />;
  return <Plural value={count} one="# month" other="# months" />;
}

/** The same list that the nightly jobs do, a row each. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record are what its type says
const KEYS = Object.keys(ROWS) as Retained[];

export function Terms() {
  const { t } = useLingui();
  return (
    <table aria-label={t`How long we keep things`} className="mt-3 w-full max-w-[65ch] border-collapse">
      <thead>
        <tr className="border-b border-line text-left text-14">
          <th scope="col" className="py-2 pr-4 font-semibold">
            <Trans>What, and why</Trans>
          </th>
          <th scope="col" className="w-28 py-2 font-semibold">
            <Trans>Kept for</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {KEYS.map((key) => ({ key, term: RETENTION[key], ...ROWS[key] })).map(({ key, term, what, why }) => (
          <tr key={key} className="break-inside-avoid border-b border-line align-top">
            <th scope="row" className="py-3 pr-4 text-left font-normal">
              {t(what)}
              <span className="mt-1 block text-14 text-ink-3">{t(why)}</span>
            </th>
            <td className="py-3 text-ink-2">
              <KeptFor count={term.count} unit={term.unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
