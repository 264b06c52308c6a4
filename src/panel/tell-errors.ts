import { listenForErrors } from '../page-errors/listen-for-errors.ts';

// Before anything else of the panel is read: what breaks then is told as well.
listenForErrors(() => import('./report-error.ts'));
