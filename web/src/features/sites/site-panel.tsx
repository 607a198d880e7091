import { useLingui } from '@lingui/react/macro';
import type { Site } from '@qrigin/domain/sites';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { SiteForm } from './site-form.tsx';

interface Props {
  org: string;
  /** Closed without one. */
  site: Site | 'new' | undefined;
  onClose: () => void;
}

export function SitePanel({ org, site, onClose }: Props) {
  const { t } = useLingui();
  return (
    <SidePanel
      isOpen={site !== undefined}
      onClose={onClose}
      title={site === 'new' ? t`Add a site` : t`Edit site`}
    >
      {site && <SiteForm org={org} site={site === 'new' ? undefined : site} onDone={onClose} />}
    </SidePanel>
  );
}
