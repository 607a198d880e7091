import type { MessageDescriptor } from '@lingui/core';
import type { FeatureType } from '@qrigin/domain/declaration';
import type { EventOf, MailedOf, NoticeOf } from '@qrigin/domain/features';
import type { NoticeView } from './notice/notice-view.ts';

/**
 * What someone did: with the name of the thing and without, for a thing that is gone or has no name; and with the name of a
 * role, where there is one. `sentence-places.ts` has what stands for the names.
 */
export type Sentence = readonly [
  named: MessageDescriptor,
  unnamed: MessageDescriptor,
  withRole?: MessageDescriptor,
];

/** The word before the dot, by which the audit log is filtered. */
type KindOf<Name> = Name extends `${infer Kind}.${string}` ? Kind : never;

/** The words of all events of a feature. One without words does not compile. */
export interface EventWords<F extends FeatureType = FeatureType> {
  kinds: Readonly<Record<KindOf<EventOf<F>>, MessageDescriptor>>;
  audit: Readonly<Record<EventOf<F>, Sentence>>;
  notices: Readonly<Record<NoticeOf<F>, NoticeView>>;
  /** What comes by email, as people choose it. */
  mailed: Readonly<Record<MailedOf<F>, MessageDescriptor>>;
}

/** The same words, whatever things are called. */
export function same(words: MessageDescriptor): Sentence {
  return [words, words];
}
