import * as z from 'zod/mini'

/**
 * A value that an item keeps as JSON text, because one long text takes less space than many nested
 * attributes.
 */
export const jsonText = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, context): unknown => {
        try {
          return JSON.parse(text)
        } catch {
          context.issues.push({ code: 'custom', message: 'must be JSON', input: text })
          return z.NEVER
        }
      }),
    ),
    schema,
  )
