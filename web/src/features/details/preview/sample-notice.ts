import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SharedOverview } from '@qrigin/domain/scan';
import { NO_RECALL } from './stand-ins.ts';

const HEADING = msg`Do not use this product`;
const REASON = msg`The seal may be open.`;
const HAZARD = msg`What is in it can spoil and make people ill.`;
const STEPS = [
  msg`Stop using it, and keep it away from children.`,
  msg`Keep it separate, so that no one uses it by mistake.`,
  msg`Take it back to the shop.`,
];
const REMEDY = msg`Your money back, in any shop that sells it.`;

/** A recall as makers write one, so that they see where each of their words would be. */
export function sampleNotice(i18n: I18n, date: string): SharedOverview['recall']['notices'][number] {
  return {
    id: NO_RECALL,
    heading: i18n._(HEADING),
    reason: i18n._(REASON),
    hazard: i18n._(HAZARD),
    what_to_do: STEPS.map((step) => i18n._(step)).join('\n'),
    remedy: i18n._(REMEDY),
    contact: '1800 000 0000',
    date,
    language: 'en',
    translations: {},
  };
}
