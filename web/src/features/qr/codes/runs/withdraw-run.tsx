import { Trans } from '@lingui/react/macro';
import { CODES_PER_RANGE_MAX, type IssuedRun, listRunCodes } from '@qrigin/domain/qr';
import { useNavigate } from 'react-router';
import { call } from '../../../../http/call.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { withdrawPath } from '../codes-paths.ts';
import { typedPart } from './part-fields.ts';
import { PartOfRun } from './part-of-run.tsx';

interface Props {
  org: string;
  product: string;
  /** Closed without one. */
  run: IssuedRun | undefined;
  onClose: () => void;
}

/** By their numbers; the page that withdraws codes gets the first and the last of them, and asks what else it has to. */
export function WithdrawRun({ org, product, run, onClose }: Props) {
  const id = run?.id;
  const navigate = useNavigate();

  async function handlePart(of: IssuedRun, numbers: { from: number; to: number }) {
    const [from, to] = await Promise.all([codeAt(org, of, numbers.from), codeAt(org, of, numbers.to)]);
    await navigate(withdrawPath(org, product, { from, to }));
  }

  return (
    <Dialog
      isOpen={run !== undefined}
      onClose={onClose}
      title={<Trans>Withdraw codes of run {id}</Trans>}
      description={<Trans>Choose which codes. You can check them and give a reason on the next page.</Trans>}
    >
      {run && (
        <Form
          schema={typedPart({ count: run.count, max: CODES_PER_RANGE_MAX })}
          defaults={{ from: '1', to: String(Math.min(run.count, CODES_PER_RANGE_MAX)) }}
          onSubmit={(numbers) => handlePart(run, numbers)}
          className="grid gap-5"
        >
          <PartOfRun count={run.count} />
          <Submit>
            <Trans>Check codes</Trans>
          </Submit>
        </Form>
      )}
    </Dialog>
  );
}

async function codeAt(org: string, run: IssuedRun, number: number): Promise<string> {
  const only = { from: String(number), to: String(number) };
  const { items } = await call(listRunCodes, { params: { org, id: String(run.id) }, query: only });
  const [found] = items;
  if (!found) throw new Error(`run ${run.id} has no code ${number}`);
  return found.code;
}
