import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import type { FilterControl, FilterControls } from './filter-controls.ts';

type ObjectSchema = z.ZodMiniObject<z.core.$ZodShape, z.core.$ZodObjectConfig>;

/** A list's filter in the address. What the schema cannot read is ignored, and drops no other filter. */
export function useFilter<Schema extends ObjectSchema>(
  schema: Schema,
  described: FilterControls<z.output<Schema>>,
) {
  const [address, setAddress] = useSearchParams();
  const controls: Readonly<Record<string, FilterControl>> = described;
  const calledIn = (name: string) => (name === 'order' ? 'ordem' : controls[name]?.address) ?? name;
  const written: Record<string, string> = {};
  for (const name in schema.shape) {
    const value = name !== 'after' && address.get(calledIn(name));
    if (value) written[name] = value;
  }
  const change = (name: string, value: string | null) => {
    const to = new URLSearchParams(address);
    to.delete('depois');
    if (value) to.set(calledIn(name), value);
    else to.delete(calledIn(name));
    setAddress(to, { replace: true });
  };
  const unreadable = new Set(schema.safeParse(written).error?.issues.map(({ path }) => path[0]));
  const chosen = Object.fromEntries(Object.entries(written).filter(([name]) => !unreadable.has(name)));
  const filter: z.output<Schema> = schema.parse(chosen);
  const after = address.get('depois');
  return {
    controls,
    filter,
    /** As the address has it. */
    chosen,
    change,
    /** With the page that is shown. */
    query: { ...filter, ...(after !== null && { after }) },
  };
}
