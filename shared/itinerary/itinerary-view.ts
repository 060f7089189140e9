import * as z from 'zod/mini'
import { ownValue } from '../ids/own-value'
import { settingsOfRates } from '../rates/apply-rates'
import { type ItineraryRecord, itineraryRecord } from './itinerary'
import { tripParamsView } from './params'
import { problemSchema } from './problem'

const record = itineraryRecord.shape

/**
 * An itinerary as agents see it (1 §3): the trip nested as `itinerary`, with the people's names
 * beside it.
 */
export const itineraryView = z.object({
  id: record.id,
  agencyId: record.agencyId,
  agentId: record.agentId,
  clientId: record.clientId,
  name: record.name,
  state: record.state,
  published: record.published,
  version: record.version,
  flags: record.flags,
  rates: record.rates,
  currency: record.currency,
  model: record.model,
  travelers: record.travelers,
  parties: record.parties,
  discount: record.discount,
  customPriceAdjustment: record.customPriceAdjustment,
  customPriceAdjustmentFee: record.customPriceAdjustmentFee,
  exchange: z.object({ date: record.exchangeDate, spotRates: record.spotRates }),
  /** Units of each currency for one USD, as in `exchange`. */
  spotRates: record.spotRates,
  ownRates: record.ownRates,
  tripRates: record.tripRates,
  /**
   * Units of each currency for one of the itinerary's own, in 12 digits: to show, not to price
   * with.
   */
  baseRates: record.spotRates,
  problems: record.problems,
  advice: record.advice,
  payments: record.payments,
  messages: record.messages,
  finance: record.finance,
  /** The price that the client was promised, while the agent's own has moved on. */
  locked: record.locked,
  costs: record.costs,
  margins: record.margins,
  deposits: record.deposits,
  createdDate: record.createdDate,
  updatedAt: record.updatedAt,
  quotedAt: record.quotedAt,
  availabilityCheckedAt: record.availabilityCheckedAt,
  holdExpiry: record.holdExpiry,
  bookingReference: record.bookingReference,
  cancellation: record.cancellation,
  market: record.market,
  paymentPlan: record.paymentPlan,
  cancellationFee: record.cancellationFee,
  partyCancellations: record.partyCancellations,
  proposal: record.proposal,
  clientData: z.optional(z.object({ name: z.string(), pipedriveDealId: z.optional(z.string()) })),
  user: z.optional(
    z.object({
      agency: z.object({ name: z.string(), agencyCode: z.string() }),
      agent: z.object({ fullName: z.string(), email: z.string() }),
    }),
  ),
  itinerary: z.object({
    state: record.state,
    startDate: record.startDate,
    endDate: record.endDate,
    adults: record.adults,
    children: record.children,
    childrenAges: record.childrenAges,
    pax: z.int(),
    params: z._default(tripParamsView, { rooms: [], accommodationRooms: [] }),
    segments: record.segments,
    /** The advice and the problems once more, by the names of 1 §3. */
    issues: z.array(problemSchema),
    errors: z.array(problemSchema),
    /** Whether a segment that costs something is hidden from the client. */
    sellHidden: z.boolean(),
  }),
})
export type ItineraryView = z.infer<typeof itineraryView>

/** The people of an itinerary, by the names that lists and pages show. */
export type ItineraryPeople = Pick<ItineraryView, 'clientData' | 'user'>

/**
 * What agents see of a stored itinerary. Nothing is left out; only the structure differs (1 §3).
 */
export function itineraryViewOf(
  stored: ItineraryRecord,
  people: ItineraryPeople = {},
): ItineraryView {
  const {
    startDate,
    endDate,
    adults,
    children,
    childrenAges,
    params,
    segments,
    spotRates,
    exchangeDate,
    ...rest
  } = stored
  const { pipedriveDealId } = stored
  return {
    ...rest,
    ...people,
    ...(people.clientData && {
      clientData: { ...people.clientData, pipedriveDealId: pipedriveDealId || undefined },
    }),
    exchange: { date: exchangeDate, spotRates },
    spotRates,
    baseRates: baseRatesOf(stored),
    itinerary: {
      state: stored.state,
      startDate,
      endDate,
      adults,
      children,
      childrenAges,
      pax: adults + children,
      params: {
        ...params,
        customizations: {
          ...params.customizations,
          pricingSettings: settingsOfRates(stored.rates),
        },
      },
      segments,
      issues: stored.advice,
      errors: stored.problems,
      sellHidden: segments.some(({ hideFromClient, sell = 0 }) => hideFromClient && sell !== 0),
    },
  }
}

function baseRatesOf({ spotRates, currency }: ItineraryRecord): ItineraryRecord['spotRates'] {
  const base = Number(ownValue(spotRates, currency) ?? 1)
  const rates = Object.entries({ USD: '1', ...spotRates })
  return Object.fromEntries(
    rates.map(([code, rate]) => [code, String(Number((Number(rate) / base).toPrecision(12)))]),
  )
}
