import { createElement, type ReactNode } from 'react';
import { inOnePiece } from './in-one-piece.ts';

/** A postcode, phone number, document or offer code, also masked. */
const hyphened = /([\dA-Z*./]+-[\dA-Z*-]+)/;

/** Keeps numbers with hyphens in one line. The hyphens stay ordinary ones, so that copying and searching work. */
export const unbroken = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? inOnePiece(text)
        .split(hyphened)
        .map((part, key) => (key % 2 ? createElement('span', { key, className: 'unbroken' }, part) : part))
    : text;
