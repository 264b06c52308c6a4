import * as z from 'zod/mini';
import { schemaNames } from '../../src/contract/schema-names.ts';

export type JsonSchema = Record<string, unknown>;

export type NamedSchemas = ReturnType<typeof createNamedSchemas>;

const at = (id: string): string => `#/components/schemas/${id}`;

/** Schemas by name: those of `schemaNames` wherever they occur, bodies and responses by their call. */
export function createNamedSchemas() {
  const named = { input: z.registry<{ id: string }>(), output: z.registry<{ id: string }>() };
  for (const [id, schema] of Object.entries(schemaNames))
    for (const registry of [named.input, named.output]) registry.add(schema, { id });
  const of = (text: string, schema: z.ZodMiniType, io: keyof typeof named): JsonSchema => {
    // 'order.placed' and 'finishOrderBody' as names of types.
    const id = text.replace(/(?:^|[.])(\w)/g, (_, letter: string) => letter.toUpperCase());
    // What has a name already gets this one beside it.
    named[io].add(named[io].has(schema) ? schema.clone() : schema, { id });
    return { $ref: at(id) };
  };
  const written = (io: keyof typeof named) => {
    const { schemas } = z.toJSONSchema(named[io], {
      io,
      uri: at,
      unrepresentable: 'any',
      // What is sent has all its values.
      override: ({ jsonSchema }) => {
        if (io === 'output') delete jsonSchema.default;
      },
    });
    return Object.entries(schemas).map(([id, { $id: _id, $schema: _dialect, ...schema }]) => [id, schema]);
  };
  return { of, schemas: (): JsonSchema => Object.fromEntries([...written('input'), ...written('output')]) };
}
