import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ChooseRole } from './choose-role.tsx';
import { ChooseSupervisor } from './choose-supervisor.tsx';
import { FindOrganisation } from './find-organisation.tsx';
import type { Found } from './join-types.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Finds an organisation, chooses a role and who decides, and asks. */
export function JoinOrganisation({ isOpen, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Join Organisation`}>
      <Steps onDone={onClose} />
    </Dialog>
  );
}

/** Each step keeps what was chosen before it. */
function Steps({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('');
  const [organisation, setOrganisation] = useState<Found>();
  const [role, setRole] = useState<{ id: string; name: string }>();
  if (!organisation) return <FindOrganisation name={name} onName={setName} onChoose={setOrganisation} />;
  if (!role)
    return (
      <ChooseRole organisation={organisation} onChoose={setRole} onBack={() => setOrganisation(undefined)} />
    );
  return (
    <ChooseSupervisor
      organisation={organisation}
      role={role}
      onBack={() => setRole(undefined)}
      onDone={onDone}
    />
  );
}
