import { z } from 'zod';
import { LINK_MAX } from '../../http/index.ts';
import { lineOfWords, linesOfWords } from '../words.ts';
import { draftLine, LINE_MAX, NAME_MAX } from './facts.ts';

export const NOTES_MAX = 20;
export const POINTS_MAX = 20;
export const PLACE_ID_MAX = 300;

const Note = z.strictObject({
  title: lineOfWords(NAME_MAX),
  points: z.array(lineOfWords(LINE_MAX)).max(POINTS_MAX).default([]),
});
export type Note = z.output<typeof Note>;

export const Notes = z.array(Note).max(NOTES_MAX).default([]);

/** Where the maker is found, and when someone answers. */
export const Support = z
  .strictObject({
    location: z
      .strictObject({ placeId: draftLine(PLACE_ID_MAX), mapEmbedUrl: draftLine(LINK_MAX) })
      .default({ placeId: '', mapEmbedUrl: '' }),
    hours: linesOfWords(LINE_MAX),
  })
  .default({ location: { placeId: '', mapEmbedUrl: '' }, hours: {} });
export type Support = z.output<typeof Support>;

/** What is shown where the address of a code is shared, and where the maker leads shoppers on to. */
export const QrInfo = z
  .strictObject({
    title: lineOfWords(NAME_MAX),
    description: linesOfWords(LINE_MAX),
    redirect_url: draftLine(LINK_MAX),
  })
  .default({ title: {}, description: {}, redirect_url: '' });
export type QrInfo = z.output<typeof QrInfo>;
