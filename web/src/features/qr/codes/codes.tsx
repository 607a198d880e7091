import { useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { Packaging } from '@qrigin/domain/packaging';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { FindCode } from './find/find-code.tsx';
import { CodeList } from './list/code-list.tsx';
import { RunList } from './runs/run-list.tsx';

interface Props {
  whoami: Whoami;
  product: string;
  packaging: Packaging;
}

/** Finds one code, and lists runs and codes. What is open is in the address; the day goes along from one list to the other. */
export function Codes(props: Props) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const view = params.get('show') === 'codes' ? 'codes' : 'runs';

  function handleView(next: string) {
    const date = params.get('date');
    setParams({ ...(next === 'codes' && { show: 'codes' }), ...(date !== null && { date }) });
  }

  return (
    <>
      <FindCode {...props} />
      <Tabs
        label={t`Runs and codes`}
        value={view}
        onChange={handleView}
        tabs={[
          { value: 'runs', label: t`Runs`, content: <RunList {...props} /> },
          { value: 'codes', label: t`Codes`, content: <CodeList {...props} /> },
        ]}
      />
    </>
  );
}
