import type { ReactNode } from 'react';

type Props = { name: ReactNode; isWide?: boolean; children: ReactNode };

export function Fact({ name, isWide = false, children }: Props) {
  return (
    <div className={isWide ? 'wide' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
