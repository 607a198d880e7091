import { Trans, useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { usePermissionWords } from '../../../feature/features-context.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { WhyNotPublic } from './why-not-public.ts';

/** Whether strangers may ask for the role. Where that cannot be, it says why. */
export function PublicField({ whyNot }: { whyNot: WhyNotPublic | undefined }) {
  const { t } = useLingui();
  const wordsOf = usePermissionWords();
  const { field } = useController<{ is_public: boolean }>({ name: 'is_public' });
  return (
    <div className="grid gap-0.5">
      <Checkbox
        label={<Trans>Public</Trans>}
        isChecked={field.value}
        // What is on can always be switched off.
        isDisabled={whyNot !== undefined && !field.value}
        onChange={field.onChange}
      />
      <p className="pl-7 text-13 leading-5 text-ink-3">
        <Trans>Anyone with an account can ask to join with this role. Someone above it decides.</Trans>
      </p>
      <div aria-live="polite" className="pl-7 text-13 leading-5 text-warning empty:hidden">
        {whyNot?.because === 'place' && (
          <Trans>Only Member, QR Operator and the roles below them can be public.</Trans>
        )}
        {whyNot?.because === 'permissions' && (
          <>
            <p>
              {field.value ? (
                <Trans>A public role cannot have these permissions. Remove them, or untick Public:</Trans>
              ) : (
                <Trans>It cannot be public while it has these permissions:</Trans>
              )}
            </p>
            <ul className="ml-4 list-disc">
              {whyNot.permissions.map((permission) => (
                <li key={permission}>{t(wordsOf(permission))}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
