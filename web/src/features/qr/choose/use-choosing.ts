import { type ChosenCodes, type Code, parseCode, readRange } from '@qrigin/domain/qr';
import { useState } from 'react';
import type { z } from 'zod';
import { useRead } from '../../../http/query/use-read.ts';
import { listedCodes, withoutLines } from './listed-codes.ts';

export const WAYS = ['list', 'range', 'scan'] as const;
export type Way = (typeof WAYS)[number];

export type RangeRead = z.output<typeof readRange.reply>;

/** What a call is given, and what was left out of it. */
export interface Chosen {
  codes: ChosenCodes;
  count: number;
  /** Lines of the list that are no code of ours, as they were typed. */
  unreadable: readonly string[];
}

interface Wish {
  org: string;
  /** What to begin with: a range, or a list of one. */
  start?: { from: string; to: string } | { code: string } | undefined;
  /** Codes of packs are of no use here. */
  isForBlanks?: boolean;
}

/** Codes that someone chooses by a list, by a range or with the camera, which fills the list. */
export function useChoosing({ org, start, isForBlanks = false }: Wish) {
  const startRange = start && 'from' in start ? start : undefined;
  const startText = start && 'code' in start ? start.code : '';
  const [way, setWay] = useState<Way>(startRange ? 'range' : 'list');
  const [text, setText] = useState(startText);
  const [{ from, to }, setEnds] = useState({ from: startRange?.from ?? '', to: startRange?.to ?? '' });
  const listed = listedCodes(text);
  const range = useRange(org, { from: parseCode(from), to: parseCode(to) });
  const isWrongKind = isForBlanks && range.found !== undefined && range.found.kind !== 'blank';

  /** Takes out what was sent, and nothing that was chosen while that was under way. */
  function remove({ codes: sent, unreadable }: Chosen) {
    if ('codes' in sent) setText((now) => withoutLines(now, { codes: sent.codes, unreadable }));
    else setEnds((now) => (isRange(sent, now) ? { from: '', to: '' } : now));
  }

  return {
    way,
    setWay,
    list: { text, setText, ...listed },
    range: {
      from,
      setFrom: (typed: string) => setEnds((now) => ({ ...now, from: typed })),
      to,
      setTo: (typed: string) => setEnds((now) => ({ ...now, to: typed })),
      isWrongKind,
      ...range,
    },
    chosen: way === 'range' ? chosenRange(range, isWrongKind) : chosenList(listed),
    /** Whether someone chose codes that would be lost with the page. */
    isChanged: isOwn(text, startText) || isOwn(from, startRange?.from) || isOwn(to, startRange?.to),
    remove,
  };
}

const isRange = (sent: { from: Code; to: Code }, { from, to }: { from: string; to: string }): boolean =>
  parseCode(from) === sent.from && parseCode(to) === sent.to;

/** What came with the address is there again after a reload. */
const isOwn = (text: string, start: string | undefined): boolean => text.trim() !== '' && text !== start;

export type Choosing = ReturnType<typeof useChoosing>;

function useRange(org: string, { from, to }: { from: Code | undefined; to: Code | undefined }) {
  const isWhole = from !== undefined && to !== undefined;
  const { data, error, isFetching, refetch } = useRead(
    readRange,
    { params: { org }, body: { from: from ?? '', to: to ?? '' } },
    { isEnabled: isWhole },
  );
  return {
    codes: isWhole ? { from, to } : undefined,
    found: isWhole && !error ? data : undefined,
    error: isWhole ? error : null,
    isReading: isWhole && isFetching && !data,
    retry: () => void refetch(),
  };
}

function chosenList({ codes, over, unreadable }: ReturnType<typeof listedCodes>): Chosen | undefined {
  return codes.length > 0 && over === 0 ? { codes: { codes }, count: codes.length, unreadable } : undefined;
}

function chosenRange(
  { codes, found }: Pick<ReturnType<typeof useRange>, 'codes' | 'found'>,
  isWrongKind: boolean,
): Chosen | undefined {
  if (!codes || !found || isWrongKind) return undefined;
  return { codes, count: found.count, unreadable: [] };
}
