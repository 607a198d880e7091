import { z } from 'zod';
import { hasWebAddress } from './addresses/web-address.ts';

/** Ids are made by the server, never chosen by people, so they cannot collide with a fixed path word. */
export const Id = z.uuid();

/** A day of the calendar. The database has no year 0. */
export const Day = z.iso.date().refine((day) => day >= '0001-01-01', 'not before 0001-01-01');

/** A moment with its offset; in UTC, too, its year has four digits and is not 0. */
export const Moment = z.iso.datetime({ offset: true }).refine((moment) => {
  const year = new Date(moment).getUTCFullYear();
  return year > 0 && year < 10_000;
}, 'not a year from 1 to 9999');

/** Text that is too long is not looked at any further: a body may bring a megabyte of it. */
export const STOP = { abort: true } as const;

/**
 * One line of text as a person types it: trimmed, and free of characters that cannot be seen or stored.
 * PostgreSQL refuses the null character and lone surrogates; the other control characters only hide things.
 */
export function singleLineText(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max, STOP)
    .regex(/^\P{Cc}*$/u, 'no control characters')
    .refine((text) => text.isWellFormed(), 'not well-formed text');
}

/**
 * What people, organisations and their parts are called. Others read it in emails and notifications of ours, where an
 * address of the web would pass for one of ours.
 */
export function nameText(max: number) {
  return singleLineText(max).refine((text) => !hasWebAddress(text), 'Enter a name without a web address.');
}

/** Text over several lines; empty is fine. */
export function multiLineText(max: number) {
  return z
    .string()
    .max(max, STOP)
    .regex(/^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u, 'no control characters')
    .refine((text) => text.isWellFormed(), 'not well-formed text');
}
