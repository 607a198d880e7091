import { useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { CODES, type Code, parseCode } from '@qrigin/domain/qr';
import { History, type LucideIcon, QrCode } from 'lucide-react';
import { may } from '../../feature/may.ts';
import { codePath } from '../../features/qr/code-path.ts';

/** A page that a code leads to. */
interface CodePage {
  id: string;
  code: Code;
  note: string;
  Icon: LucideIcon;
  /** In the dashboard; left out for the scan page, which is a document of its own. */
  to?: string;
}

/** Where a code leads that was typed in whole: to what the organisation knows of it, for those who may see that, and to what shoppers see. */
export function useCodePages(text: string, whoami: Whoami | undefined): CodePage[] {
  const { t } = useLingui();
  const code = parseCode(text);
  if (code === undefined) return [];
  const scanPage: CodePage = {
    id: `scan ${code}`,
    code,
    note: t`The page that shoppers see`,
    Icon: QrCode,
  };
  if (!whoami || !may(whoami, CODES.view)) return [scanPage];
  const page: CodePage = {
    id: `code ${code}`,
    code,
    note: t`What it is, where it is packed and what happened`,
    Icon: History,
    to: codePath(whoami.organisation.id, code),
  };
  return [page, scanPage];
}
