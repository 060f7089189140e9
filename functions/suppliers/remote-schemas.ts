import * as z from 'zod'
import { problemCodes } from '#shared/itinerary/problem'
import { currencyCode } from '#shared/itinerary/supplier-amount'
import { inventoryStatusSchema } from '#shared/itinerary/supplier-status'

/** A decimal of at most 15 digits: what our arithmetic holds exactly. */
const amount = z.string().regex(/^\d{1,12}(\.\d{1,8})?$/, { error: 'must be a decimal amount' })

const stay = z
  .object({
    segmentId: z.string().max(64),
    costAmount: amount.optional(),
    rspAmount: amount.optional(),
    currency: currencyCode.optional(),
    availability: z.int().min(-3).max(10_000).optional(),
    inventoryStatus: inventoryStatusSchema.default('Pending'),
    availabilityCheckedAt: z.iso.datetime().optional(),
    inclusions: z.string().max(2_000).optional(),
    mealBasis: z.string().max(200).optional(),
    problems: z
      .array(
        z.object({
          code: z.enum(problemCodes),
          message: z.string().min(1).max(500),
          date: z.iso.date().optional(),
        }),
      )
      .max(50)
      .default([]),
  })
  .refine(({ costAmount, rspAmount, currency }) => currency !== undefined || (costAmount ?? rspAmount) === undefined, {
    path: ['currency'],
    error: 'is needed with an amount',
  })

/** What a remote supplier system answers to a request for a quote: fields that are not ours are left aside. */
export const remoteQuote = z.object({ stays: z.array(stay).max(200) })
export type RemoteQuote = z.infer<typeof remoteQuote>
