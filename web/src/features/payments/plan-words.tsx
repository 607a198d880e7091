import { Plural, Trans } from '@lingui/react/macro';
import { Moment } from '../../ui/text/moment.tsx';

export function EndsSoon({ days, end }: { days: number; end: string }) {
  const date = <Moment at={end} format="day" />;
  return (
    <p>
      <Plural value={days} one="This plan ends within a day." other="This plan ends in # days." />{' '}
      <Trans>You can renew it once it has ended, on {date}. Printed codes keep working.</Trans>
    </p>
  );
}

export function PlanEnded({ end }: { end: string }) {
  const date = <Moment at={end} format="day" />;
  return (
    <p>
      <Trans>
        The plan ended on {date}. Downloading the QR code, promotions, surveys and the onward link have
        stopped. Printed codes keep working.
      </Trans>
    </p>
  );
}

/** For how long a plan is paid. */
export function PlanLength({ months }: { months: number }) {
  return <Plural value={months} one="for # month" other="for # months" />;
}
