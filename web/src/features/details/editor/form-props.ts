import type { ContentOf, PartName, PartValue } from '../draft/values.ts';
import type { PartFormProps } from '../forms/part-form.tsx';

type Own<Props> = Props extends PartFormProps ? Pick<Props, 'part' | 'content' | 'onChange'> : never;
type Change = (value: PartValue) => void;
type MakeProps = { [Part in PartName]: (content: ContentOf<Part>, change: Change) => Own<PartFormProps> };

/** What the form of each part is given, and what it gives back as that part. */
const MAKE: MakeProps = {
  overview: (content, change) => ({
    part: 'overview',
    content,
    onChange: (next) => change({ part: 'overview', content: next }),
  }),
  ingredients: (content, change) => ({
    part: 'ingredients',
    content,
    onChange: (next) => change({ part: 'ingredients', content: next }),
  }),
  use: (content, change) => ({
    part: 'use',
    content,
    onChange: (next) => change({ part: 'use', content: next }),
  }),
  maker: (content, change) => ({
    part: 'maker',
    content,
    onChange: (next) => change({ part: 'maker', content: next }),
  }),
  notes: (content, change) => ({
    part: 'notes',
    content,
    onChange: (next) => change({ part: 'notes', content: next }),
  }),
  support: (content, change) => ({
    part: 'support',
    content,
    onChange: (next) => change({ part: 'support', content: next }),
  }),
  qrinfo: (content, change) => ({
    part: 'qrinfo',
    content,
    onChange: (next) => change({ part: 'qrinfo', content: next }),
  }),
  section: (content, change) => ({
    part: 'section',
    content,
    onChange: (next) => change({ part: 'section', content: next }),
  }),
};

export const formProps = <Part extends PartName>({ part, content }: PartValue<Part>, change: Change) =>
  MAKE[part](content, change);
