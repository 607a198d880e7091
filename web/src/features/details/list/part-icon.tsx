import type { PartValue } from '../draft/values.ts';
import { FIXED_ICONS, SECTION_ICONS } from '../words/part-names.ts';

interface Props {
  value: PartValue;
  className: string;
}

/** A fixed part by what it is, a section by its type. */
export function PartIcon({ value, className }: Props) {
  const Icon = value.part === 'section' ? SECTION_ICONS[value.content.type] : FIXED_ICONS[value.part];
  return <Icon aria-hidden="true" className={className} />;
}
