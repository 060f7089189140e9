import * as z from 'zod/mini'
import { importTables } from '../managers/content-kind'
import { defineRoutes, get } from './contract'

/** The catalogue as tables, in the form that imports read. */
export const contentTableRoutes = defineRoutes('managers', {
  exportTable: {
    ...get('/api/Content/tables/{table}', 'contentManager', 'catalogue'),
    summary: 'Rows of a table as imports read them, fifty entries at a time',
    harm: 'Content managers cannot export the catalogue.',
    params: z.strictObject({ table: z.enum(importTables) }),
    query: z.strictObject({
      skip: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
    }),
    answer: z.object({
      headings: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      /** How many entries there are, and where the next ones begin. */
      total: z.int(),
      next: z.optional(z.int()),
    }),
  },
})
