import { Trans, useLingui } from '@lingui/react/macro';
import { downloadMyData } from '@qrigin/domain/auth';
import { Download } from 'lucide-react';
import { call } from '../../../../http/call.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../../ui/button/use-async-action.ts';
import { Section } from '../../../../ui/page/section.tsx';
import { saveFile } from '../../../../ui/save-file.ts';

export function YourData() {
  const { t } = useLingui();
  const { isBusy, act } = useAsyncAction();

  async function download() {
    const text = JSON.stringify(await call(downloadMyData, {}), undefined, 2);
    saveFile('qrigin-my-data.json', new Blob([text], { type: 'application/json' }));
  }

  return (
    <Section id="data" title={t`Your data`}>
      <p className="max-w-140 text-ink-2">
        <Trans>Everything we store about you, in one file (JSON).</Trans>
      </p>
      <Button
        className="justify-self-start"
        icon={<Download aria-hidden="true" />}
        isBusy={isBusy}
        onClick={() => void act(download)}
      >
        <Trans>Download your data</Trans>
      </Button>
    </Section>
  );
}
