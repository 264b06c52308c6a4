import { createElement, type ReactNode } from 'react';
import { inOnePiece } from './in-one-piece.ts';

/** A postcode, a telephone number, a document, the code of an offer; masked as well. */
const hyphened = /([\dA-Z*./]+-[\dA-Z*-]+)/;

/**
 * A text whose numbers never end a line halfway. Their hyphens stay what they are, so that what is copied or searched
 * is the number.
 */
export const unbroken = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? inOnePiece(text)
        .split(hyphened)
        .map((part, key) => (key % 2 ? createElement('span', { key, className: 'unbroken' }, part) : part))
    : text;
