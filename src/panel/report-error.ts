import { reportPageError } from '../contract/calls/page-errors.ts';
import { reportOnce } from '../page-errors/report-once.ts';
import { callPanel } from './api/call-panel.ts';

export const reportError = reportOnce((body) => callPanel(reportPageError, { body }));
