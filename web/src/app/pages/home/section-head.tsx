import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
}

/** What a part of the home page is about. */
export function SectionHead({ title, lead }: Props) {
  return (
    <div className="mb-8 max-w-[720px] xl:mb-12">
      <h2 className="text-34 leading-[1.1] tracking-[-0.02em] xl:text-48 xl:leading-[1.06] xl:tracking-[-0.03em]">
        {title}
      </h2>
      {lead && <p className="mt-4 max-w-[620px] text-ink-2 xl:text-18">{lead}</p>}
    </div>
  );
}
