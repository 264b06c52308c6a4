import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';

/** What a filter is called in the address, by its name in calls. */
const addressNames: Readonly<Record<string, string>> = {
  action: 'acao',
  campaign: 'campanha',
  channel: 'canal',
  consent: 'aceite',
  due: 'contato',
  face: 'onde',
  from: 'de',
  kind: 'o-que',
  medium: 'meio',
  operator: 'quem',
  order: 'ordem',
  outcome: 'motivo',
  owner: 'responsavel',
  plan: 'plano',
  region: 'estado',
  seller: 'vendedor',
  source: 'origem',
  state: 'situacao',
  status: 'andamento',
  step: 'etapa',
  to: 'ate',
  utm: 'anuncio',
};

type ObjectSchema = z.ZodMiniObject<z.core.$ZodShape, z.core.$ZodObjectConfig>;

/**
 * A list's filter in the address, with names of its own where they are not the usual ones. What the schema cannot read
 * is ignored, and drops no other filter.
 */
export function useFilter<Schema extends ObjectSchema>(
  schema: Schema,
  own: Readonly<Record<string, string>> = {},
) {
  const [address, setAddress] = useSearchParams();
  const calledIn = (name: string) => own[name] ?? addressNames[name] ?? name;
  const written: Partial<Record<string, string>> = {};
  for (const name in schema.shape) {
    const value = name !== 'after' && address.get(calledIn(name));
    if (value) written[name] = value;
  }
  const change = (name: keyof z.output<Schema> & string, value: string | null) => {
    const to = new URLSearchParams(address);
    to.delete('depois');
    if (value) to.set(calledIn(name), value);
    else to.delete(calledIn(name));
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

function readableIn<Schema extends ObjectSchema>(
  written: Readonly<Partial<Record<string, string>>>,
  schema: Schema,
): z.output<Schema> {
  const read = schema.safeParse(written);
  if (read.success) return read.data;
  const unreadable = new Set(read.error.issues.map(({ path }) => path[0]));
  return schema.parse(Object.fromEntries(Object.entries(written).filter(([name]) => !unreadable.has(name))));
}
