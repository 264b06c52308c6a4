import type { ReactNode } from 'react';

/** An amount, the number of an order, a postcode, or text around them. */
const wholes = /(R\$ \S+|(?<!\S)\S+-\S+)/;

/** Keeps such numbers in one line. Spaces and hyphens stay ordinary ones, so that copying and searching work. */
export const unbroken = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? text.split(wholes).map((part, key) =>
        key % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
          <span key={key} className="unbroken">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text;
