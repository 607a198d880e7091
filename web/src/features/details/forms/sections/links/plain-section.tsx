import { Trans, useLingui } from '@lingui/react/macro';
import { LINE_MAX, type Section, type SectionOf } from '@qrigin/domain/details';
import { WordsField } from '../../fields/words-field.tsx';
import { useField } from '../../state/use-field.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { useOfType } from '../use-of-type.ts';

interface Props {
  section: SectionOf<'certificate'>;
  change: Change<Section>;
}

/** Certificates have words of their own; a list to choose from comes later, and the form says so. */
export function PlainSection({ section, change }: Props) {
  const { t } = useLingui();
  const changeCertificate = useOfType(change, 'certificate');
  return (
    <WordsField
      label={t`Text`}
      words={section.text}
      max={LINE_MAX}
      isLong
      change={useField(changeCertificate, 'text')}
      hint={
        <Trans>Write what is certified and by whom. Choosing certificates from a list comes later.</Trans>
      }
    />
  );
}
