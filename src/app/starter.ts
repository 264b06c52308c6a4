import { listenForErrors } from '../page-errors/listen-for-errors.ts';
import { awaitKeptVisit, awaitNamedVisit } from './starter/await-earlier-visit.ts';
import { holdSubmits, startOrder } from './starter/hold-submits.ts';
import { layOutLater } from './starter/lay-out-later.ts';
import { maskTyping } from './starter/mask-typing.ts';
import { tellStuck } from './starter/tell-stuck.ts';

// Inline script before the page, so that a visible question can be answered. scripts/checks/size.ts limits its size.
listenForErrors();
awaitNamedVisit();
awaitKeptVisit();
layOutLater();
maskTyping();
holdSubmits(startOrder);
tellStuck();
