import * as z from 'zod/mini'

/** Net: sold at cost and margins; rack: sold from the suppliers' published prices (pricing.md). */
export const pricingModelSchema = z.enum(['net', 'rack'])
