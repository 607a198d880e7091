import { useLingui } from '@lingui/react/macro';
import { toast } from '../../../../ui/toast/toast.ts';

/** Says image for every file, as specified; the field itself says what went wrong. */
export function useUploadFailed(): () => void {
  const { t } = useLingui();
  return () => {
    toast({
      variant: 'destructive',
      title: t`Error uploading image to S3`,
      description: t`Please try again later`,
    });
  };
}
