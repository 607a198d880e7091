import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../button/button.tsx';
import { pagesShown } from './pages-shown.ts';
import type { TableAddress } from './use-table-address.ts';

interface Props {
  address: Pick<TableAddress, 'page' | 'pageSize' | 'setPage'>;
  total: number;
  shown: number;
  /** Tells its buttons from those of another list on the same page. */
  label?: string;
}

/** Which part of the list this is, and the ways to the others. */
export function Pager({ address, total, shown, label }: Props) {
  const { t, i18n } = useLingui();
  const { page, pageSize, setPage } = address;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const before = (page - 1) * pageSize;
  const [from, to, all] = [before + 1, before + shown, total].map((number) => i18n.number(number));
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 pr-3 pl-4 text-14 text-ink-2 tabular-nums">
      <p aria-live="polite">{t`${from}–${to} of ${all}`}</p>
      {last > 1 && (
        <nav aria-label={label ?? t`Pages`} className="flex items-center gap-1">
          <Step
            label={t`Previous page`}
            isOff={page <= 1}
            onStep={() => setPage(page - 1)}
            icon={<ChevronLeft aria-hidden="true" />}
          />
          {pagesShown(page, last).map((shownPage, at) =>
            shownPage === 'gap' ? (
              <span key={at < 3 ? 'before' : 'after'} className="w-6 text-center max-sm:hidden">
                …
              </span>
            ) : (
              <Button
                key={shownPage}
                size="s"
                variant="ghost"
                aria-label={t`Page ${i18n.number(shownPage)}`}
                aria-current={shownPage === page ? 'page' : undefined}
                onClick={() => setPage(shownPage)}
                className="min-w-8 px-2 aria-[current]:bg-ink aria-[current]:text-paper max-sm:hidden"
              >
                {i18n.number(shownPage)}
              </Button>
            ),
          )}
          <Step
            label={t`Next page`}
            isOff={page >= last}
            onStep={() => setPage(page + 1)}
            icon={<ChevronRight aria-hidden="true" />}
          />
        </nav>
      )}
    </div>
  );
}

interface StepProps {
  label: string;
  icon: React.ReactNode;
  isOff: boolean;
  onStep: () => void;
}

/** Off without being `disabled`: the focus stays where the last page was reached. */
function Step({ label, icon, isOff, onStep }: StepProps) {
  return (
    <Button
      size="s"
      variant="ghost"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onStep}
      className="min-w-8 px-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-40 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      icon={icon}
    />
  );
}
