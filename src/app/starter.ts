import { listenForErrors } from '../page-errors/listen-for-errors.ts';
import { awaitKeptVisit, awaitNamedVisit } from './starter/await-earlier-visit.ts';
import { holdSubmits, startOrder } from './starter/hold-submits.ts';
import { layOutLater } from './starter/lay-out-later.ts';
import { maskTyping } from './starter/mask-typing.ts';
import { tellStuck } from './starter/tell-stuck.ts';

// Inline script before the page, so that a visible question can be answered. scripts/checks/size.ts limits its size.
listenForErrors();
bringTypeface();
awaitNamedVisit();
awaitKeptVisit();
layOutLater();
maskTyping();
holdSubmits(startOrder);
tellStuck();

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly effectiveType?: string };
  }
}

/** On a weak line it comes once the page answers, for which its 20 kB are half a second (`tokens.css`). */
function bringTypeface(): void {
  const { dataset } = document.documentElement;
  if (/[23]g/.test(navigator.connection?.effectiveType ?? '')) {
    dataset.weakLine = '';
    return;
  }
  if (dataset.typeface === undefined) return;
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: '',
      href: dataset.typeface,
    }),
  );
}
