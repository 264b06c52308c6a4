import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';
import { searchedLists } from './searched-list.ts';

/** Filters as in the URL, without personal data. The search text is never included. */
const filters = z
  .string()
  .check(z.minLength(1, 'Escolha um filtro antes de guardar.'), z.maxLength(300), z.regex(/^[\w=&%.+-]*$/));

const savedView = z.object({ id: z.string(), name: z.string(), filters });

export type SavedView = z.output<typeof savedView>;

export const maxViews = 20;

export const listSavedViews = panelCall('GET', 'panel/saved-views/:area', null, {
  summary: "List the operator's saved views by name",
  params: z.strictObject({ area: z.enum(searchedLists) }),
  response: z.object({ views: z.array(savedView) }),
});

export const saveView = panelCall('POST', 'panel/saved-views/:area', null, {
  summary: 'Save the filters of a list under a name, replacing the view of that name',
  params: z.strictObject({ area: z.enum(searchedLists) }),
  body: z.strictObject({
    name: z.string('Dê um nome.').check(z.trim(), z.minLength(1, 'Dê um nome.'), z.maxLength(40)),
    filters,
  }),
  response: z.object({ view: savedView }),
});

export const removeView = panelCall('DELETE', 'panel/saved-views/:area/:id', null, {
  summary: 'Delete a saved view',
  params: z.strictObject({ area: z.enum(searchedLists), id: z.string().check(z.maxLength(40)) }),
  response: z.object({}),
});
