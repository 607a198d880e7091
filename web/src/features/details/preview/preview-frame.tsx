import { LANGUAGE_CODES, LANGUAGES, type Language } from '@qrigin/domain/details';
import { type OwnFacts, PREVIEW_FRAME, type SharedOverview, type ShownDetails } from '@qrigin/domain/scan';
import { memo, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PartsNamed } from '../../../scan/details/fold.tsx';
import { packWords } from '../../../scan/marks.ts';
import { PackContext } from '../../../scan/pack-context.ts';
import { ScanPage } from '../../../scan/scan-page.tsx';
import { wordsIn } from '../../../scan/words/scan-words.ts';
import { usePartInSight } from './use-part-in-sight.ts';

export type PreviewTheme = 'light' | 'dark';

export interface PreviewFrameProps {
  overview: SharedOverview;
  /** Nothing while shoppers are told nothing. */
  details: ShownDetails | undefined;
  language: Language;
  /** What is on the pack itself. */
  own: OwnFacts;
  /** That of the system unless it says. */
  theme?: PreviewTheme | undefined;
  /** Brought into sight whenever it is another one. */
  openPart?: string | undefined;
  /** What the frame is called, for those who do not see it. */
  title: string;
  className?: string;
}

/**
 * A scan page in a document of its own, by the components and the style that shoppers get. Nothing runs in the frame: React
 * draws into it from here, a moment after whatever else it has to do, so that typing stays quick.
 */
export function PreviewFrame({ title, className, theme, openPart, ...page }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement>();
  const { overview, details, language, own } = page;
  const drawn = useDeferredValue(
    useMemo(() => ({ overview, details, language, own }), [overview, details, language, own]),
  );
  useDocument(body?.ownerDocument, language, theme);
  usePartInSight(body?.ownerDocument, openPart, drawn);
  const frame = useRef<HTMLIFrameElement>(null);
  const isFocused = useIsFocused(frame);
  return (
    <>
      <iframe
        ref={frame}
        data-focused={isFocused || undefined}
        className={className}
        title={title}
        src={PREVIEW_FRAME}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
      />
      {body && createPortal(<DrawnPage {...drawn} />, body)}
    </>
  );
}

type DrawnProps = Pick<PreviewFrameProps, 'overview' | 'details' | 'language' | 'own'>;

const DrawnPage = memo(function DrawnPage({ overview, details, language, own }: DrawnProps) {
  const words = useMemo(() => packWords(wordsIn(language), own), [language, own]);
  const languages = useMemo(
    () => ({ language, others: LANGUAGE_CODES.filter((other) => other !== language) }),
    [language],
  );
  return (
    <PackContext value={words}>
      <PartsNamed value>
        {/* Of another language it is another page: browsers keep the direction that a text had. */}
        <ScanPage key={language} overview={overview} details={details} languages={languages} />
      </PartsNamed>
    </PackContext>
  );
});

/** Language, direction and theme of the document; and in it nothing leads anywhere. */
function useDocument(document: Document | undefined, language: Language, theme: PreviewTheme | undefined) {
  useEffect(() => {
    const root = document?.documentElement;
    root?.setAttribute('lang', language);
    root?.setAttribute('dir', LANGUAGES[language].direction);
    root?.setAttribute('class', theme ?? '');
  }, [document, language, theme]);
  useEffect(() => {
    if (!document) return undefined;
    const stay = (event: Event) => {
      if (isLink(event.target)) event.preventDefault();
    };
    // Whoever is in the frame can close what is around it, too.
    const escape = ({ key }: KeyboardEvent) => {
      const frame = document.defaultView?.frameElement;
      if (key === 'Escape') frame?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('click', stay);
    document.addEventListener('auxclick', stay);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('click', stay);
      document.removeEventListener('auxclick', stay);
    };
  }, [document]);
}

/** Whether the focus is in a frame. No style can ask for that, and of events there is only that the window lost it. */
function useIsFocused(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const look = () => setFocused(frame.current !== null && document.activeElement === frame.current);
    window.addEventListener('blur', look);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('blur', look);
      window.removeEventListener('focus', look);
    };
  }, [frame]);
  return isFocused;
}

/** What is in a frame is of another realm, where `instanceof` tells nothing. */
const isLink = (target: EventTarget | null) =>
  target !== null &&
  'closest' in target &&
  typeof target.closest === 'function' &&
  target.closest('a') !== null;
