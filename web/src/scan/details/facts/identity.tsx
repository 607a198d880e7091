import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Content } from '@qrigin/domain/details';
import { CodeText } from '../../code-text.tsx';
import { Icon } from '../../icon.tsx';
import { Each } from '../each.tsx';
import { toldTo, useReader } from '../reader.ts';
import { Told } from '../told.tsx';
import { NetQuantity } from './net-quantity.tsx';

/** Above the name, where it says something that the maker's name does not. */
export function Brand({ content, maker }: { content: Content; maker: string }) {
  const found = toldTo(useReader(), content.brand);
  return found && found.text !== maker ? <Told words={content.brand} as="p" className="brand" /> : null;
}

/** Below the name: what it is, which kind, and how much. */
export function Kind({ content }: { content: Content }) {
  const { generic_name: generic, variant, net_quantity: quantity } = content;
  const isVariant = toldTo(useReader(), variant) !== undefined;
  return (
    <>
      <Told words={generic} as="p" />
      {(isVariant || quantity) && (
        <p>
          <Told words={variant} />
          {isVariant && quantity && ', '}
          {quantity && <NetQuantity of={quantity} />}
        </p>
      )}
    </>
  );
}

const LICENCES: Readonly<Record<Content['licences'][number]['type'], MessageDescriptor>> = {
  fssai: msg`Food licence (FSSAI)`,
  drug: msg`Drug licence`,
  other: msg`Licence`,
};

export function Licences({ licences }: { licences: Content['licences'] }) {
  const { i18n } = useLingui();
  return (
    <Each of={licences.filter(({ number }) => number !== '')}>
      {({ type, number }) => (
        <small>
          {i18n._(LICENCES[type])} <CodeText text={number} />
        </small>
      )}
    </Each>
  );
}

export function Warnings({ warnings }: { warnings: Content['warnings'] }) {
  const reader = useReader();
  const told = warnings.filter((words) => toldTo(reader, words) !== undefined);
  if (told.length === 0) return null;
  return (
    <ul className="warnings">
      <Each of={told}>
        {(words) => (
          <li>
            <Icon name="warning" />
            <Told words={words} />
          </li>
        )}
      </Each>
    </ul>
  );
}
