import { useMatches } from 'react-router';
import * as z from 'zod/mini';

const handle = z.object({ title: z.string(), help: z.string() });

/** What `views.ts` says of the view that is shown. */
export const useView = () => handle.safeParse(useMatches().at(-1)?.handle).data;
