import * as z from 'zod/mini';
import { problemSchema } from '../../src/contract/problem.ts';
import { schemaNames } from '../../src/contract/schema-names.ts';

export type JsonSchema = Record<string, unknown>;

export type NamedSchemas = ReturnType<typeof createNamedSchemas>;

/** Schemas by name: those of `schemaNames` wherever they occur, bodies and responses by their call. */
export function createNamedSchemas() {
  const schemas: Record<string, unknown> = {};
  /** What a schema takes may differ from what it gives; then each has a name. */
  const put = (name: string, schema: unknown, io: 'input' | 'output'): string => {
    const isOther = name in schemas && JSON.stringify(schemas[name]) !== JSON.stringify(schema);
    const id = isOther ? `${name}${io === 'input' ? 'Input' : 'Output'}` : name;
    schemas[id] = schema;
    return id;
  };
  const of = (name: string, schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
    const own = schemaNames.get(schema)?.id ?? asName(name);
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, {
      io,
      metadata: schemaNames,
      unrepresentable: 'any',
      // What is sent has all its values.
      override: ({ jsonSchema }) => {
        if (io === 'output') delete jsonSchema.default;
      },
    });
    const { id: _id, ...root } = rest;
    const moved = new Map<string, string>();
    const pointed = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value).replace(
          /"#\/\$defs\/(\w+)"/g,
          (_, id: string) => `"#/components/schemas/${moved.get(id) ?? id}"`,
        ),
      );
    for (const [id, inner] of Object.entries($defs)) {
      const { id: _own, ...plain } = inner;
      moved.set(id, put(id, pointed(plain), io));
    }
    if (root.$ref !== undefined) return { $ref: `#/components/schemas/${moved.get(own) ?? own}` };
    return { $ref: `#/components/schemas/${put(own, pointed(root), io)}` };
  };
  of('Problem', problemSchema, 'output');
  return { schemas, of };
}

/** 'order.placed' and 'finishOrderBody' as names of types. */
const asName = (text: string): string =>
  text.replace(/(?:^|[.])(\w)/g, (_, letter: string) => letter.toUpperCase());
