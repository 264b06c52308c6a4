import { listenForErrors } from '../page-errors/listen-for-errors.ts';

// Imported first, so that errors while loading the panel are reported too.
listenForErrors(() => import('./report-error.ts'));
