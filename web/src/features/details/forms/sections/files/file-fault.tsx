import { useId } from 'react';
import { FieldNote } from '../../../../../ui/form/field-note.tsx';
import { useFault } from '../../state/form-faults.ts';

/** Below a file that no page can show. */
export function FileFault({ path }: { path: string }) {
  const id = useId();
  return <FieldNote id={id} fault={useFault(path)} />;
}
