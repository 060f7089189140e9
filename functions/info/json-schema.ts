import * as z from 'zod/mini'

/**
 * A schema as JSON Schema: `input` is what a caller sends, `output` what a caller gets. A named
 * format says enough.
 */
export function jsonSchemaOf(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
): Record<string, unknown> {
  const { $schema: _, ...own } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
    },
  })
  return own
}
