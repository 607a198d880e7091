import { Plural, Trans } from '@lingui/react/macro';
import { RECALLS } from '@qrigin/domain/recalls';
import type { TracedCode } from '@qrigin/domain/tracing';
import { Ban, CircleDashed, RefreshCw, Trash2, TriangleAlert } from 'lucide-react';
import { may } from '../../../feature/may.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { ShortCode } from '../../../ui/text/short-code.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { Callout } from '../../payments/callout.tsx';
import { codePath } from '../../qr/code-path.ts';
import { recallPath } from '../../recalls/words/recall-paths.ts';
import { AssignBlank } from '../assign/assign-blank.tsx';
import { ByPerson } from '../by-person.tsx';

/** What anyone must know before they do something with the pack, the most serious first. */
export function CodeNotices({ code }: { code: TracedCode }) {
  const { recalls, withdrawn, replaced_at: replaced, status, product } = code;
  return (
    <>
      {recalls.map((recall) => (
        <RecallNotice key={recall.id} recall={recall} />
      ))}
      {code.recalled_inside.length > 0 && <RecalledInside packs={code.recalled_inside} />}
      {withdrawn && (
        <Callout variant="warning" icon={<Ban aria-hidden="true" />}>
          <p className="font-semibold">
            <Trans>
              This code was withdrawn on <Moment at={withdrawn.at} format="moment" />
            </Trans>
          </p>
          <p>
            <ByPerson person={withdrawn.by} />
            {withdrawn.reason !== '' && (
              <>
                {' · '}
                <Verbatim text={withdrawn.reason} className="wrap-anywhere" />
              </>
            )}
          </p>
          <p>
            <Trans>Anyone who scans it is warned. A pack with this code should not be on sale.</Trans>
          </p>
        </Callout>
      )}
      {replaced !== null && (
        <Callout variant="info" icon={<RefreshCw aria-hidden="true" />}>
          <p>
            <Trans>
              This default code was replaced on <Moment at={replaced} format="moment" />. It still opens, and
              says that there is a newer one.
            </Trans>
          </p>
        </Callout>
      )}
      {status === 'unassigned' && (
        <Callout
          variant="info"
          icon={<CircleDashed aria-hidden="true" />}
          action={<AssignBlank code={code.code} />}
        >
          <p className="font-semibold">
            <Trans>This blank code is not assigned yet</Trans>
          </p>
          <p>
            <Trans>
              Assign it to a product, level and batch. Until then, shoppers see that it is not in use.
            </Trans>
          </p>
        </Callout>
      )}
      {product?.is_deleted && (
        <Callout variant="warning" icon={<Trash2 aria-hidden="true" />}>
          <p>
            <Trans>
              The product <Verbatim text={product.name} className="font-semibold" /> was deleted. This code
              still opens a page that says what it was.
            </Trans>
          </p>
        </Callout>
      )}
    </>
  );
}

function RecalledInside({ packs }: { packs: TracedCode['recalled_inside'] }) {
  const whoami = useWhoamiHere();
  return (
    <Callout variant="danger" icon={<TriangleAlert aria-hidden="true" />}>
      <p className="font-semibold">
        <Plural
          value={packs.length}
          one="There is a recalled pack in this one"
          other="There are recalled packs in this one"
        />
      </p>
      <p>
        <Trans>Take it out before this pack leaves: it is not recalled itself.</Trans>
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {packs.map(({ code, level }) => (
          <li key={code}>
            <TextLink to={codePath(whoami.organisation.id, code)} isAlone>
              <Verbatim text={level} /> <ShortCode code={code} />
            </TextLink>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function RecallNotice({ recall }: { recall: TracedCode['recalls'][number] }) {
  const whoami = useWhoamiHere();
  const { id, mock, reason, created_at: at, product_id: product } = recall;
  const opened = <Moment at={at} format="moment" />;
  return (
    <Callout
      variant={mock ? 'info' : 'danger'}
      icon={<TriangleAlert aria-hidden="true" />}
      action={
        product !== null &&
        may(whoami, RECALLS.view) && (
          <ButtonLink size="s" to={recallPath(whoami.organisation.id, product, id)}>
            <Trans>See this recall</Trans>
          </ButtonLink>
        )
      }
    >
      <p className="font-semibold">
        {mock ? (
          <Trans>Part of a mock recall since {opened}. Shoppers do not see it.</Trans>
        ) : (
          <Trans>Recalled since {opened}</Trans>
        )}
      </p>
      <p>
        <Verbatim text={reason} className="wrap-anywhere" />
      </p>
    </Callout>
  );
}
