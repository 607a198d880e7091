import { useLingui } from '@lingui/react/macro';
import type { QrCode } from '@qrigin/domain/qr';
import type { z } from 'zod';
import { ShortCode } from '../../../../ui/text/short-code.tsx';
import { TextLink } from '../../../../ui/text/text-link.tsx';
import { codePath } from '../../code-path.ts';

interface Props {
  org: string;
  code: Pick<z.output<typeof QrCode>, 'parent_id'>;
}

/** The pack around a code, by the ends of its code. */
export function InPack({ org, code: { parent_id: pack } }: Props) {
  const { t } = useLingui();
  if (pack === null) return <span className="text-ink-3">{t`No pack`}</span>;
  return (
    // Above the opener that covers the whole row.
    <TextLink to={codePath(org, pack)} isAlone className="relative z-1 text-14">
      <ShortCode code={pack} />
    </TextLink>
  );
}
