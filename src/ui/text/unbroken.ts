import { createElement, type ReactNode } from 'react';
import { inOnePiece } from './in-one-piece.ts';

/**
 * A postcode, phone number, document or offer code, also masked, with what a non-breaking space joins to it: before a
 * box of its own such a space would let the line break. From '(' to '9' there are digits and what stands between them.
 */
const hyphened = /((?<![(-9A-Z\u00a0])[(-9A-Z\u00a0]+-[\dA-Z*-]+(?:\u00a0\W)?)/;

/** Keeps numbers with hyphens in one line. The hyphens stay ordinary ones, so that copying and searching work. */
export const unbroken = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? inOnePiece(text)
        .split(hyphened)
        .map((part, key) => (key % 2 ? createElement('span', { key, className: 'unbroken' }, part) : part))
    : text;
