import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';

/**
 * A list's filter in the URL; maps parameter names to those of the call. What the schema cannot read is ignored, and
 * drops no other filter.
 */
export function useFilter<Name extends string, Filter>(
  names: Readonly<Record<Name, string>>,
  schema: z.ZodMiniType<Filter>,
) {
  const [address, setAddress] = useSearchParams();
  const written: Partial<Record<string, string>> = {};
  for (const name in names) {
    const value = address.get(names[name]);
    if (value) written[name] = value;
  }
  const change = (name: Name, value: string | null) => {
    const to = new URLSearchParams(address);
    to.delete('depois');
    if (value) to.set(names[name], value);
    else to.delete(names[name]);
    setAddress(to, { replace: true });
  };
  const filter = readableIn(written, schema);
  const after = address.get('depois');
  return {
    filter,
    change,
    /** With the page that is shown. */ query: { ...filter, ...(after !== null && { after }) },
  };
}

function readableIn<Filter>(
  written: Readonly<Partial<Record<string, string>>>,
  schema: z.ZodMiniType<Filter>,
): Filter {
  const read = schema.safeParse(written);
  if (read.success) return read.data;
  const unreadable = new Set(read.error.issues.map(({ path }) => path[0]));
  return schema.parse(Object.fromEntries(Object.entries(written).filter(([name]) => !unreadable.has(name))));
}
