import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../ui/page/page-head.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';

const TEAMS = [
  [
    msg`Brand and product`,
    msg`Looks after product information: names, packaging, batches, and what each code opens.`,
    msg`Roles: Admin, Supervisor or Member`,
  ],
  [
    msg`Packing and warehouse`,
    msg`Assigns blank codes to packs, packs jars into cases and cases onto pallets, and unpacks them again.`,
    msg`Role: QR Operator`,
  ],
  [
    msg`Quality`,
    msg`Looks up where a batch went, runs mock recalls, and opens and ends real ones.`,
    msg`Roles: Admin or Supervisor`,
  ],
  [
    msg`Owners`,
    msg`Decide who belongs to the organisation and in which role, and are responsible for what it publishes.`,
    msg`Role: Owner`,
  ],
] as const;

const RULES = [
  msg`You can belong to several organisations, with a different role in each.`,
  msg`Every role has a parent role that supervises it, and can never do more than its parent.`,
  msg`No one can give others more access than they have themselves.`,
  msg`When someone loses a role, they lose its access with their very next click.`,
] as const;

/** Which people in a firm work with Qrigin, and what keeps them apart. */
export function Teams() {
  const { t } = useLingui();
  return (
    <div className="wrap py-12 xl:py-24">
      <PageHead
        title={t`Teams`}
        description={t`How the teams in a company share Qrigin: brand, packing, quality and owners, each with its own role.`}
      />
      <h1 className="text-34 tracking-[-0.02em] xl:text-48 xl:tracking-[-0.03em]">
        <Trans>Teams</Trans>
      </h1>
      <p className="mt-4 max-w-[60ch] text-ink-2 xl:text-18">
        <Trans>
          A pack passes through many hands before it is sold. Qrigin gives each team in your company its own
          part of the work, using the same codes.
        </Trans>
      </p>
      <ul className="mt-8 grid gap-4 md:grid-cols-2 xl:mt-12 xl:gap-6">
        {TEAMS.map(([name, work, role]) => (
          <li
            key={name.id}
            className="grid content-start gap-2 rounded-card border border-line bg-surface p-5 xl:p-8"
          >
            <h2 className="text-20 xl:text-24">{t(name)}</h2>
            <p className="text-ink-2">{t(work)}</p>
            <p className="text-14 text-ink-3">{t(role)}</p>
          </li>
        ))}
      </ul>
      <hr className="tear my-12 xl:my-16" />
      <div className="grid gap-8 xl:grid-cols-2 xl:gap-16">
        <section>
          <h2 className="text-24 xl:text-28">
            <Trans>How access is kept separate</Trans>
          </h2>
          <ul className="mt-4 grid list-disc gap-2 pl-5 text-ink-2">
            {RULES.map((rule) => (
              <li key={rule.id}>{t(rule)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-24 xl:text-28">
            <Trans>The team behind Qrigin</Trans>
          </h2>
          <p className="mt-4 max-w-[60ch] text-ink-2">
            <Trans>
              Qrigin is new and built by a small team. Every promise we make is written down next to the test
              that proves it. If something does not hold up, <TextLink to="/contact">write to us</TextLink>.
            </Trans>
          </p>
        </section>
      </div>
    </div>
  );
}
