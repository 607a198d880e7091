import { Trans } from '@lingui/react/macro';
import { LANGUAGES, plainTextOf, RICH_TEXT_MAX, type Section, type SectionOf } from '@qrigin/domain/details';
import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { FieldNote } from '../../../../../ui/form/field-note.tsx';
import { Count } from '../../fields/count.tsx';
import { Original } from '../../fields/original.tsx';
import { useFault } from '../../state/form-faults.ts';
import { useFormSetting } from '../../state/form-setting.ts';
import { originalOf } from '../../state/original-of.ts';
import { useField } from '../../state/use-field.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { useOfType } from '../use-of-type.ts';
import { plainBodies, type RichDoc, withDoc } from './rich-words.ts';

/** Fetched when a text is written: most people who open the page write something else. */
const RichTextEditor = lazy(async () => ({
  default: (await import('./editor/rich-text-editor.tsx')).RichTextEditor,
}));

interface Props {
  section: SectionOf<'text'>;
  change: Change<Section>;
}

/** A text with a little structure. */
export function TextSection({ section, change }: Props) {
  const { language, defaultLanguage, isReadOnly } = useFormSetting();
  const changeText = useOfType(change, 'text');
  const changeBody = useField(changeText, 'body');
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const doc = section.body[language];
  const original = originalOf(plainBodies(section.body), language, defaultLanguage);
  const stored = useFault(`body.${language}`);
  const write = useCallback(
    (written: RichDoc | undefined) => {
      setRefused(false);
      changeBody((before) => withDoc(before, language, written));
    },
    [changeBody, language],
  );
  const refuse = useCallback(() => setRefused(true), []);
  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={id} className="text-14 leading-5 font-semibold">
          <Trans>Text</Trans>
        </span>
        <span className="text-13 leading-5 text-ink-3">
          <Count length={doc ? plainTextOf(doc).length : 0} max={RICH_TEXT_MAX} />
        </span>
      </div>
      <Suspense fallback={<div className="h-40 rounded-control border border-control-line bg-surface" />}>
        <RichTextEditor
          // Another language is another text, with its own way back.
          key={language}
          doc={doc}
          language={language}
          direction={LANGUAGES[language].direction}
          isReadOnly={isReadOnly}
          labelId={id}
          noteId={`${id}-note`}
          onWrite={write}
          onRefuse={refuse}
        />
      </Suspense>
      <FieldNote
        id={`${id}-note`}
        fault={stored}
        hint={isRefused ? <TooMuch /> : original && <Original {...original} />}
      />
    </div>
  );
}

function TooMuch() {
  return (
    <span className="text-warning">
      <Trans>
        That did not fit. A text can have 5,000 characters, 200 paragraphs and lists of 100 points.
      </Trans>
    </span>
  );
}
