import { listenForErrors } from '../page-errors/listen-for-errors.ts';
import { awaitKeptVisit, awaitNamedVisit } from './starter/await-earlier-visit.ts';
import { holdSubmits } from './starter/hold-submits.ts';
import { layOutLater } from './starter/lay-out-later.ts';
import { maskTyping } from './starter/mask-typing.ts';
import { tellStuck } from './starter/tell-stuck.ts';

// Runs inline in front of the page: whoever sees its question can answer it. scripts/checks/size.ts keeps it small.
listenForErrors();
awaitNamedVisit();
awaitKeptVisit();
layOutLater();
maskTyping();
holdSubmits();
tellStuck();
