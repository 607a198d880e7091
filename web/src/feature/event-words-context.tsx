import type { MessageDescriptor } from '@lingui/core';
import { createContext, useContext } from 'react';
import type { EventWords, Sentence } from './event-words.ts';
import type { AnyWebFeature, LoadPage } from './feature.ts';
import type { NoticeView } from './notice/notice-view.ts';

/** The words of all features' events, by the names under which the server stores them. */
interface AllWords {
  kinds: Readonly<Record<string, MessageDescriptor>>;
  audit: Readonly<Record<string, Sentence>>;
  notices: Readonly<Record<string, NoticeView>>;
  mailed: Readonly<Record<string, MessageDescriptor>>;
}

const EventWordsContext = createContext<AllWords>({ kinds: {}, audit: {}, notices: {}, mailed: {} });

export const useEventWords = (): AllWords => useContext(EventWordsContext);

async function wordsOf(features: readonly AnyWebFeature[]): Promise<AllWords> {
  const words = await Promise.all(features.flatMap(({ events }) => (events ? [events()] : [])));
  const all = <Key extends keyof EventWords>(key: Key): EventWords[Key] =>
    Object.assign({}, ...words.map((own) => own[key]));
  return { kinds: all('kinds'), audit: all('audit'), notices: all('notices'), mailed: all('mailed') };
}

/** A page that shows what happened: its words are fetched with it. */
export function withEventWords(load: LoadPage): LoadPage {
  return async (features) => {
    const [Page, words] = await Promise.all([load(features), wordsOf(features)]);
    return function PageWithWords() {
      return (
        <EventWordsContext value={words}>
          <Page />
        </EventWordsContext>
      );
    };
  };
}
