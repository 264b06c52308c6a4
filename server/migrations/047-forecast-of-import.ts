import { addsColumn } from './columns.ts';

export const up = addsColumn('import_runs', 'forecast', 'text');
