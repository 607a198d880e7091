import { z } from 'zod';

/** Ids are made by the server, never chosen by people, so they cannot collide with a fixed path word. */
export const Id = z.uuid();

/** Text that is too long is not looked at any further: a body may bring a megabyte of it. */
export const STOP = { abort: true } as const;

/**
 * One line of text as a person types it: trimmed, and free of characters that cannot be seen or stored.
 * PostgreSQL refuses the null character and lone surrogates; the other control characters only hide things.
 */
export function line(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max, STOP)
    .regex(/^\P{Cc}*$/u, 'no control characters')
    .refine((text) => text.isWellFormed(), 'not well-formed text');
}

/** Text over several lines; empty is fine. */
export function paragraph(max: number) {
  return z
    .string()
    .max(max, STOP)
    .regex(/^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u, 'no control characters')
    .refine((text) => text.isWellFormed(), 'not well-formed text');
}
