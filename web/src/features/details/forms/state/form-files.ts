import type { StoredFile } from '@qrigin/domain/files';
import { createContext, useContext } from 'react';

interface FormFiles {
  /** Those that the content names, and maybe others. */
  files: readonly StoredFile[];
  /** One was sent just now. */
  onFile: (file: StoredFile) => void;
}

export const FormFilesContext = createContext<FormFiles>({ files: [], onFile: () => undefined });

export const useFormFiles = (): FormFiles => useContext(FormFilesContext);
