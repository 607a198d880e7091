import { useLingui } from '@lingui/react/macro';
import { Tabs } from '../../../ui/page/tabs.tsx';
import type { Decoder } from '../../scanner/decoder.ts';
import { ListWay } from './list-way.tsx';
import { RangeWay } from './range-way.tsx';
import { ScanWay } from './scan-way.tsx';
import { type Choosing, WAYS } from './use-choosing.ts';

interface Props {
  choosing: Choosing;
  loadDecoder?: () => Promise<Decoder>;
}

/** Three ways to say which codes. */
export function ChooseCodes({ choosing, loadDecoder }: Props) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Ways to choose codes`}
      value={choosing.way}
      onChange={(value) => choosing.setWay(WAYS.find((way) => way === value) ?? 'list')}
      tabs={[
        { value: 'list', label: t`List`, content: <ListWay list={choosing.list} /> },
        { value: 'range', label: t`Range`, content: <RangeWay range={choosing.range} /> },
        {
          value: 'scan',
          label: t`Camera`,
          content: <ScanWay list={choosing.list} {...(loadDecoder && { loadDecoder })} />,
        },
      ]}
    />
  );
}
