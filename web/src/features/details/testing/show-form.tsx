import {
  contentOf,
  DraftPart,
  type FoundFault,
  faultsOf,
  type Language,
  NO_CONTENT,
} from '@qrigin/domain/details';
import type { StoredFile } from '@qrigin/domain/files';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Route, Routes } from 'react-router';
import { sampleId } from '../../../../../domain/src/http/index.ts';
import { ORG } from '../../../testing/organisation.ts';
import { show } from '../../../testing/show.tsx';
import { PartForm } from '../forms/part-form.tsx';

interface Options {
  language?: Language;
  files?: readonly StoredFile[];
  isReadOnly?: boolean;
  /** Beside those that the content has by itself. */
  faults?: readonly FoundFault[];
  /** How late the page shows what it was given; at once without it. */
  lateMs?: number;
}

interface PageProps extends Options {
  first: DraftPart;
  onChange: (part: DraftPart) => void;
  onRefuse: (content: unknown) => void;
}

/** As a page does that keeps what it was given as it would be stored: spaces at the ends of texts are gone. */
function Page({ first, onChange, onRefuse, ...options }: PageProps) {
  const { language = 'en', files: known = [], isReadOnly = false, lateMs, faults = [] } = options;
  const [draft, setDraft] = useState(first);
  const [files, setFiles] = useState(known);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function take(content: unknown) {
    const { data: stored } = DraftPart.safeParse({ part: first.part, content });
    if (!stored) {
      onRefuse(content);
      return;
    }
    onChange(stored);
    if (lateMs === undefined) setDraft(stored);
    else timers.current.push(setTimeout(() => setDraft(stored), lateMs));
  }

  return (
    <PartForm
      {...draft}
      language={language}
      defaultLanguage="en"
      files={files}
      faults={[...faultsIn(draft), ...faults]}
      isReadOnly={isReadOnly}
      onChange={take}
      onFile={(file) => setFiles((before) => [...before, file])}
    />
  );
}

function faultsIn(draft: DraftPart) {
  return draft.part === 'section'
    ? faultsOf({ ...NO_CONTENT, sections: [draft.content] })
    : faultsOf(contentOf({ [draft.part]: draft.content }, []));
}

/** Shows the form of a part on a page of an organisation, and tells what it was changed to, and what of that could not be stored. */
export function showForm(first: DraftPart, options: Options = {}) {
  const seen: DraftPart[] = [];
  const refused: unknown[] = [];
  const page = (
    <Page
      first={first}
      onChange={(part) => seen.push(part)}
      onRefuse={(content) => refused.push(content)}
      {...options}
    />
  );
  const view = show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Routes>
        <Route path="/dashboard/:orgId/:product" element={page} />
      </Routes>
    </QueryClientProvider>,
    `/dashboard/${ORG}/${sampleId()}`,
  );
  return { ...view, seen, refused, last: () => seen.at(-1)?.content };
}
