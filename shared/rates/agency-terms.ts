import * as z from 'zod/mini'

/** What an agency's settings give a trip, in percent, and its pricing model. */
export const agencyTermsSchema = z.object({
  model: z.enum(['net', 'rack']),
  land: z.number(),
  air: z.number(),
  deposit: z.number(),
  currency: z.number(),
  dmc: z.number(),
  rack: z.number(),
  credit: z.number(),
  ach: z.number(),
})
export type AgencyTerms = z.infer<typeof agencyTermsSchema>
