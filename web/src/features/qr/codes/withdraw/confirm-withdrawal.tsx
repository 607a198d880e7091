import { Plural, Trans } from '@lingui/react/macro';
import { withdrawChosen } from '@qrigin/domain/qr';
import { useWrite } from '../../../../http/query/use-write.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { type Outcome, outcomeOf } from '../../choose/outcome.tsx';
import type { Chosen } from '../../choose/use-choosing.ts';

export interface Withdrawal {
  chosen: Chosen;
  reason: string;
}

interface Props {
  org: string;
  /** Nothing is asked without one. */
  asked: Withdrawal | undefined;
  onClose: () => void;
  onDone: (outcome: Outcome & { already: number }, sent: Chosen) => void;
}

/** How many, and what happens when someone scans one. Of several the number has to be typed: no one withdraws a roll by a slip. */
export function ConfirmWithdrawal({ org, asked, onClose, onDone }: Props) {
  const withdraw = useWrite(withdrawChosen);
  const count = asked?.chosen.count ?? 0;

  async function handleConfirm() {
    if (!asked) return;
    const { chosen, reason } = asked;
    const answer = await withdraw({ params: { org }, body: { ...chosen.codes, reason } });
    onDone({ ...outcomeOf(answer.withdrawn, answer, chosen), already: answer.already }, chosen);
  }

  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      onClose={onClose}
      title={<Plural value={count} one="Withdraw # code?" other="Withdraw # codes?" />}
      confirmLabel={<Plural value={count} one="Withdraw # code" other="Withdraw # codes" />}
      onConfirm={handleConfirm}
      {...(count > 1 && { typed: String(count) })}
    >
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          <Trans>
            Anyone who scans one sees that it was withdrawn, when, and that the pack should not be on sale.
          </Trans>
        </li>
        <li>
          <Trans>The page still shows the product, its maker and any recall.</Trans>
        </li>
        <li>
          <Trans>A withdrawn code cannot be assigned or used again. This cannot be undone.</Trans>
        </li>
      </ul>
    </ConfirmDialog>
  );
}
