import * as z from 'zod/mini'
import { cancellationPolicy } from '../cancellation/cancellation-policy'
import { type CalendarDate, daysBetween } from '../dates/calendar-date'
import { calendarDateSchema, travelDateSchema } from '../dates/date-schemas'
import { plainText, requiredText } from '../format/plain-text'
import { agencyIdSchema, agentIdSchema, clientIdSchema, itineraryIdSchema } from '../ids/ids'
import { differBy, withoutRepeats } from '../ids/list-checks'
import { maxAmount } from '../money/minor-units'
import { agencyTermsSchema } from '../rates/agency-terms'
import { markets } from '../rates/markets'
import { childrenAgesSchema } from '../rooms/room-line'
import { cancellationFeeRecord, partyCancellationRecord } from './cancellation-fee-record'
import {
  costsSchema,
  depositsSchema,
  differingSettings,
  financeSchema,
  marginsSchema,
  newTripRates,
  tripRatesInput,
  tripRatesRecord,
} from './figures'
import { agentsFlagSchema, itineraryFlagSchema } from './flags'
import { defaultItineraryName } from './itinerary-name'
import { tripRates, usedOwnRate } from './own-rates'
import { tripParamsInput, tripParamsRecord } from './params'
import { messageSchema, partySchema, travelerSchema } from './party'
import { chosenPlan } from './payment-plan'
import { paymentRecord } from './payments'
import { pricingModelSchema } from './pricing-model'
import { problemSchema } from './problem'
import { segmentInput, segmentRecord } from './segment'
import { itineraryStateSchema, patternStates } from './states'
import { currencyCode, knownCurrency } from './supplier-amount'
import { maxNights } from './trip-dates'

const count = z.int().check(z.minimum(0), z.maximum(100))
const amount = z.int()
/** As a caller may write it. */
const newAmount = z.int().check(z.minimum(0), z.maximum(maxAmount))
const travelers = {
  adults: count,
  children: count,
  childrenAges: z._default(childrenAgesSchema, []),
}

interface RatedBody {
  readonly rates: z.infer<typeof tripRatesInput> | undefined
  readonly params: z.infer<typeof tripParamsInput> | undefined
  /** Where the parameters stand in the body. */
  readonly path: readonly string[]
}

/** Refuses two names of one rate with two values, naming the one in pricingSettings. */
export function refuseTwoRates(
  context: { addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void },
  { rates, params, path }: RatedBody,
): void {
  const settings = params?.customizations?.pricingSettings
  for (const name of differingSettings(rates, settings)) {
    context.addIssue({
      code: 'custom',
      path: [...path, 'customizations', 'pricingSettings', `${name}Rate`],
      message: `must be the same as rates.${name}`,
    })
  }
}

type Dated = {
  readonly startDate?: CalendarDate | undefined
  readonly endDate?: CalendarDate | undefined
}
type Accompanied = {
  readonly children?: number | undefined
  readonly childrenAges?: readonly number[] | undefined
}

/** The trip itself: what 2 §7.1 calls the itinerary object. */
const tripInput = <const States extends readonly string[]>(states: States) =>
  z
    .strictObject({
      ...travelers,
      pax: z.optional(z.int().check(z.minimum(0), z.maximum(200))),
      params: z._default(tripParamsInput, { rooms: [], accommodationRooms: [] }),
      state: z.optional(z.enum(states)),
      startDate: travelDateSchema,
      endDate: travelDateSchema,
      segments: z._default(z.array(segmentInput).check(z.maxLength(200), differBy('id')), []),
    })
    .check(
      z.refine(inOrder, {
        path: ['endDate'],
        error: `must be from startDate to ${maxNights} days after it`,
      }),
      z.refine(agesFit, {
        path: ['childrenAges'],
        error: 'must not be longer than the number of children',
      }),
    )

const inputIn = <const States extends readonly string[]>(states: States) =>
  z
    .strictObject({
      clientId: z.optional(clientIdSchema),
      name: z._default(requiredText(200), defaultItineraryName),
      startDate: travelDateSchema,
      endDate: travelDateSchema,
      rates: z._default(newTripRates, {}),
      currency: z.optional(knownCurrency),
      itinerary: tripInput(states),
    })
    .check(
      z.refine(inOrder, {
        path: ['endDate'],
        error: `must be from startDate to ${maxNights} days after it`,
      }),
      z.superRefine(({ rates, itinerary: { params } }, context) =>
        refuseTwoRates(context, { rates, params, path: ['itinerary', 'params'] }),
      ),
    )

/**
 * What POST /api/Itineraries takes (2 §7.1). The server adds everything else: owner, exchange,
 * figures. A `draft` is saved by hand, before a quote is asked for.
 */
export const itineraryInput = inputIn(['estimate', 'draft'])
export type ItineraryInput = z.infer<typeof itineraryInput>

/** What POST /api/SavedItineraries takes: a pattern, `saved` unless it says `example`. */
export const patternInput = inputIn(['estimate', ...patternStates])

/**
 * What PATCH /api/Itineraries/{id} takes: only what is to change; state, figures and owner are not
 * the caller's.
 */
export const itineraryPatch = z
  .partial(
    z.strictObject({
      clientId: z.nullable(clientIdSchema),
      name: requiredText(200),
      /**
       * Whether the client may see the trip: its documents, its conversation and, in the portal,
       * the trip itself.
       */
      published: z.boolean(),
      /** The flags that agents set, as they are to be; the others stay as they are. */
      flags: z.array(agentsFlagSchema).check(z.maxLength(2), withoutRepeats()),
      /** The deal of the trip in the agency's Pipedrive; an empty text takes it away. */
      pipedriveDealId: plainText(64),
      /**
       * What cancelling costs the client, by days before the start; null leaves it to the
       * suppliers.
       */
      cancellation: z.nullable(cancellationPolicy),
      /** Whose rates the trip has where suppliers have several (shared/rates/markets.ts). */
      market: z.enum(markets),
      rates: tripRatesInput,
      /** Exchange rates of this trip alone, all of them; without those it has, quotes take others. */
      tripRates,
      discount: newAmount,
      customPriceAdjustment: z.int().check(z.minimum(-maxAmount), z.maximum(maxAmount)),
      customPriceAdjustmentFee: newAmount,
      startDate: travelDateSchema,
      endDate: travelDateSchema,
      adults: count,
      children: count,
      childrenAges: childrenAgesSchema,
      travelers: z.array(travelerSchema).check(z.maxLength(200), differBy('id')),
      parties: z.array(partySchema).check(z.maxLength(50)),
      params: tripParamsInput,
      segments: z.array(segmentInput).check(z.maxLength(200), differBy('id')),
    }),
  )
  .check(
    z.refine(inOrder, {
      path: ['endDate'],
      error: `must be from startDate to ${maxNights} days after it`,
    }),
    z.refine(agesFit, {
      path: ['childrenAges'],
      error: 'must not be longer than the number of children',
    }),
    z.superRefine(({ rates, params }, context) =>
      refuseTwoRates(context, { rates, params, path: ['params'] }),
    ),
  )
export type ItineraryPatch = z.infer<typeof itineraryPatch>
/** The same as it is sent. */
export type SentItineraryPatch = z.input<typeof itineraryPatch>

/** A patch of a pattern: `state` makes a saved one an example of the agency, or takes it back. */
export const patternPatch = z.safeExtend(itineraryPatch, {
  state: z.optional(z.enum(patternStates)),
})

export type PricingModel = z.infer<typeof pricingModelSchema>

/**
 * An itinerary as it is stored (1 §3). Amounts are minor units of `currency`; rates are percent;
 * dates are calendar dates.
 */
export const itineraryRecord = z.object({
  id: itineraryIdSchema,
  agencyId: agencyIdSchema,
  agentId: agentIdSchema,
  clientId: z.optional(clientIdSchema),
  name: z.string(),
  state: itineraryStateSchema,
  published: z._default(z.boolean(), false),
  version: z.int().check(z.minimum(1)),
  flags: z._default(z.array(itineraryFlagSchema), []),
  rates: tripRatesRecord,
  currency: currencyCode,
  model: pricingModelSchema,
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  ...travelers,
  params: z._default(tripParamsRecord, { rooms: [], accommodationRooms: [] }),
  segments: z._default(z.array(segmentRecord), []),
  travelers: z._default(z.array(travelerSchema), []),
  parties: z._default(z.array(partySchema), []),
  discount: z._default(amount, 0),
  customPriceAdjustment: z._default(amount, 0),
  customPriceAdjustmentFee: z._default(amount, 0),
  /** Units of each currency for one USD, decimal strings: the rates that it was priced with. */
  spotRates: z._default(z.record(z.string(), z.string()), {}),
  exchangeDate: z.optional(calendarDateSchema),
  /** Which of them are not the day's but its agency's or its own, and why. */
  ownRates: z.optional(z.array(usedOwnRate)),
  /** Its own, which stay when it is quoted again. */
  tripRates: z.optional(z.array(usedOwnRate)),
  /** What stands in the way of a hold: any entry does. */
  problems: z._default(z.array(problemSchema), []),
  /** What is only good to know. */
  advice: z._default(z.array(problemSchema), []),
  payments: z._default(z.array(paymentRecord), []),
  /** Its invoices, the last in force: another price that is asked for makes another one. */
  invoices: z.optional(
    z.array(z.object({ number: z.string(), at: z.iso.datetime(), total: amount })),
  ),
  messages: z._default(z.array(messageSchema), []),
  /**
   * What the agency's settings were when it was last quoted: its rates follow them where they are
   * the same.
   */
  agencyTerms: z.optional(agencyTermsSchema),
  finance: z.optional(financeSchema),
  /**
   * The price that a client was promised, while the agent's own has moved on (flag
   * locked_incompatible).
   */
  locked: z.optional(z.object({ finance: financeSchema, at: z.iso.datetime() })),
  costs: z.optional(costsSchema),
  margins: z.optional(marginsSchema),
  deposits: z.optional(depositsSchema),
  createdDate: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  quotedAt: z.optional(z.iso.datetime()),
  availabilityCheckedAt: z.optional(z.iso.datetime()),
  holdExpiry: z.optional(z.iso.datetime()),
  bookingReference: z.optional(z.string()),
  pipedriveDealId: z.optional(z.string()),
  /** The trip's own cancellation policy; without it the suppliers' count. */
  cancellation: z.optional(cancellationPolicy),
  /** Whose rates it has; everybody's where it is missing. */
  market: z.optional(z.enum(markets)),
  /** The plan by which its payments were last asked for. */
  paymentPlan: z.optional(chosenPlan),
  /** What cancelling it cost; only in state cancelled. */
  cancellationFee: z.optional(cancellationFeeRecord),
  /** Party groups that cancelled while the trip goes on. */
  partyCancellations: z.optional(z.array(partyCancellationRecord)),
  /** Which version of which proposal it is; the proposal has the id of its first version. */
  proposal: z.optional(z.object({ id: itineraryIdSchema, letter: z.string() })),
})
export type ItineraryRecord = z.infer<typeof itineraryRecord>

/**
 * Whether start and end are in order and within the longest trip; a patch may hold one of them or
 * neither.
 */
function inOrder({ startDate, endDate }: Dated): boolean {
  if (startDate === undefined || endDate === undefined) return true
  const nights = daysBetween(startDate, endDate)
  return !(nights < 0 || nights > maxNights) // NaN when a date is invalid itself, which is already reported
}

function agesFit({ children, childrenAges = [] }: Accompanied): boolean {
  return children === undefined || childrenAges.length <= children
}
