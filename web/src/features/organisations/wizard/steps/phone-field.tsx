import { useLingui } from '@lingui/react/macro';
import { DETAIL_MAX } from '@qrigin/domain/organisations';
import { useEffect, useRef } from 'react';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { isPhoneKey, isPhoneText } from './phone-keys.ts';

/** Takes digits from the keyboard and nothing else; a number can still be pasted by menu, as it is. */
export function PhoneField() {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const refuse = (event: Event) => {
      event.preventDefault();
      toast({
        variant: 'destructive',
        title: t`Invalid input`,
        description: t`Please enter a valid number`,
      });
    };
    const judgeKey = (event: KeyboardEvent) => {
      if (!isPhoneKey(event.key)) refuse(event);
    };
    const judgeText = (event: InputEvent) => {
      if (event.inputType === 'insertText' && !isPhoneText(event.data)) refuse(event);
    };
    const field = frame.current?.querySelector('input');
    field?.addEventListener('keydown', judgeKey);
    field?.addEventListener('beforeinput', judgeText);
    return () => {
      field?.removeEventListener('keydown', judgeKey);
      field?.removeEventListener('beforeinput', judgeText);
    };
  }, [t]);

  return (
    <div ref={frame}>
      <TextField
        name="contactPhone"
        label={t`Contact Phone`}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        maxLength={DETAIL_MAX}
      />
    </div>
  );
}
