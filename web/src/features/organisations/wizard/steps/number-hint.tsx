import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { likenessOf } from '@qrigin/domain/organisations';
import { useWatch } from 'react-hook-form';

const WORDS = {
  cin: {
    shape: msg`A CIN has 21 characters: L or U, 5 digits, state, year, type and 6 digits.`,
    right: msg`Looks like a CIN.`,
    wrong: msg`This does not look like a CIN, but you can still save it.`,
  },
  din: {
    shape: msg`A DIN has 8 digits.`,
    right: msg`Looks like a DIN.`,
    wrong: msg`This does not look like a DIN, but you can still save it.`,
  },
  gstin: {
    shape: msg`A GSTIN has 15 characters: 2 digits, the PAN, 1 more character, a Z and a check character.`,
    right: msg`Looks like a GSTIN.`,
    wrong: msg`This does not look like a GSTIN, but you can still save it.`,
  },
  pan: {
    shape: msg`A PAN has 10 characters: 5 letters, 4 digits, 1 letter.`,
    right: msg`Looks like a PAN.`,
    wrong: msg`This does not look like a PAN, but you can still save it.`,
  },
};

/** Helps to notice a slip while typing. Never in the way: any text can be saved. */
export function NumberHint({ number }: { number: keyof typeof WORDS }) {
  const { t } = useLingui();
  const text: unknown = useWatch({ name: number });
  const likeness = likenessOf(number, typeof text === 'string' ? text : '');
  const { shape, right, wrong } = WORDS[number];
  if (likeness === 'right') return t(right);
  return likeness === 'wrong' ? `${t(wrong)} ${t(shape)}` : t(shape);
}
