import {
  FIXED_CONTENT,
  type FixedContent,
  type FixedPart,
  type FoundFault,
  isSame,
  type Language,
  Section,
} from '@qrigin/domain/details';
import type { StoredFile } from '@qrigin/domain/files';
import { type ComponentType, type ReactElement, useCallback, useMemo } from 'react';
import type { z } from 'zod';
import { IngredientsForm } from './ingredients/ingredients-form.tsx';
import { MakerForm } from './maker/maker-form.tsx';
import { NotesForm } from './notes/notes-form.tsx';
import { QrInfoForm } from './notes/qrinfo-form.tsx';
import { SupportForm } from './notes/support-form.tsx';
import { OverviewForm } from './overview/overview-form.tsx';
import { SectionForm } from './sections/section-form.tsx';
import { Announcer } from './state/announce.tsx';
import { FormFaultsContext, faultsByPath } from './state/form-faults.ts';
import { FormFilesContext } from './state/form-files.ts';
import { FormSettingContext } from './state/form-setting.ts';
import { type Change, useTypedContent } from './state/use-typed-content.ts';
import { UseForm } from './use/use-form.tsx';

interface Surroundings {
  /** Which of the texts the form shows. */
  language: Language;
  /** In which the maker writes first; without it, any other in which a text is written helps to write this one. */
  defaultLanguage?: Language;
  files: readonly StoredFile[];
  /** Those of this part. Sections may have their place in front of the path. */
  faults: readonly FoundFault[];
  isReadOnly?: boolean;
  /** One was sent from here; the content names it next. */
  onFile: (file: StoredFile) => void;
}

interface Controlled<Content> {
  content: Content;
  /** Always fits the part's schema; whether it is right is for `faultsOf` to say. */
  onChange: (content: Content) => void;
}

type FixedProps = {
  [Part in FixedPart]: { part: Part } & Controlled<FixedContent<Part>>;
}[FixedPart];
type SectionProps = { part: 'section' } & Controlled<Section>;

export type PartFormProps = Surroundings & (FixedProps | SectionProps);

/** The form of one part of what shoppers read about a product, in one language at a time. */
export function PartForm(props: PartFormProps) {
  const { language, files, faults, isReadOnly = false, onFile } = props;
  const defaultLanguage = props.part === 'overview' ? props.content.language : props.defaultLanguage;
  const setting = useMemo(
    () => ({ language, defaultLanguage, isReadOnly }),
    [language, defaultLanguage, isReadOnly],
  );
  const byPath = useMemo(() => faultsByPath(faults), [faults]);
  const shared = useMemo(() => ({ files, onFile }), [files, onFile]);
  return (
    <FormSettingContext value={setting}>
      <FormFaultsContext value={byPath}>
        <FormFilesContext value={shared}>
          <Announcer>
            <div className="@container min-w-0">
              <div className="grid min-w-0 gap-6">{formOf(props)}</div>
            </div>
          </Announcer>
        </FormFilesContext>
      </FormFaultsContext>
    </FormSettingContext>
  );
}

/** Another part or section is another form. */
function formOf(props: FixedProps | SectionProps): ReactElement {
  switch (props.part) {
    case 'overview':
      return <Typed key="overview" {...props} schema={FIXED_CONTENT.overview} Form={OverviewForm} />;
    case 'ingredients':
      return <Typed key="ingredients" {...props} schema={FIXED_CONTENT.ingredients} Form={IngredientsForm} />;
    case 'use':
      return <Typed key="use" {...props} schema={FIXED_CONTENT.use} Form={UseForm} />;
    case 'maker':
      return <Typed key="maker" {...props} schema={FIXED_CONTENT.maker} Form={MakerForm} />;
    case 'notes':
      return <Typed key="notes" {...props} schema={FIXED_CONTENT.notes} Form={NotesForm} />;
    case 'support':
      return <Typed key="support" {...props} schema={FIXED_CONTENT.support} Form={SupportForm} />;
    case 'qrinfo':
      return <Typed key="qrinfo" {...props} schema={FIXED_CONTENT.qrinfo} Form={QrInfoForm} />;
    case 'section':
      break;
  }
  return <Typed key={props.content.id} {...props} schema={Section} Form={SectionForm} />;
}

interface TypedProps<Content> extends Controlled<Content> {
  schema: z.ZodType<Content>;
  Form: ComponentType<{ content: Content; change: Change<Content> }>;
}

function Typed<Content>({ content, onChange, schema, Form }: TypedProps<Content>) {
  const isAlike = useCallback(
    (one: Content, other: Content) => isSame(schema.parse(one), schema.parse(other)),
    [schema],
  );
  const [shown, change] = useTypedContent({ content, onChange, isAlike });
  return <Form content={shown} change={change} />;
}
