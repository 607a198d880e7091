import { Trans } from '@lingui/react/macro';
import { useReader } from '../details/reader.ts';

/** To the page of the recall itself, which can be sent to others. Of none that has no page. */
export function RecallLink({ id }: { id: string | null }) {
  const { language } = useReader();
  if (id === null) return null;
  return (
    <a className="link link-alone" href={`/recalls/${id}?lang=${language}`}>
      <Trans>Read about this recall</Trans>
    </a>
  );
}
