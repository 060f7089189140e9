import type { AgencyId, AgentId, ItineraryId } from '#shared/ids/ids'
import type { ItineraryInput, ItineraryRecord } from '#shared/itinerary/itinerary'
import { withOwnRates } from '#shared/itinerary/own-rates'
import { storedParams } from '#shared/itinerary/params'
import { coveringDates } from '#shared/itinerary/trip-dates'
import { agencyTermsOf } from '#shared/pricing/agency-terms'
import { ratesOfSettings } from '#shared/rates/apply-rates'
import type { AgencyRecord } from '../../data/people/agency-records'
import type { ExchangeRecord } from '../../data/rates/exchange-records'
import { tripContext } from '../edit/trip-context'
import type { KnownCamps } from './camp-facts'
import { segmentsFrom } from './segments-from'

/** What a new itinerary is made of, beside what was sent. */
export interface NewItinerary {
  readonly id: ItineraryId
  readonly agency: AgencyRecord
  readonly agentId: AgentId
  readonly exchange: Pick<ExchangeRecord, 'date' | 'rates'>
  readonly camps: KnownCamps | undefined
  readonly now: Date
}

/**
 * A new itinerary in state estimate, not yet priced (2 §7.1): the agency's rates and model, the
 * newest exchange rates.
 */
export function newItinerary(input: ItineraryInput, made: NewItinerary): ItineraryRecord {
  const { agency, exchange } = made
  const { itinerary: trip } = input
  const { adults, children, childrenAges, params } = trip
  const at = made.now.toISOString()
  const currency = input.currency ?? agency.currency
  const segments = segmentsFrom(trip.segments, {
    stored: [],
    rooms: { ...params, childrenAges },
    camps: made.camps,
    currency,
    path: 'body.itinerary.segments',
  })
  return {
    ...owner(agency.id, made),
    clientId: input.clientId ?? params.client?.id,
    name: input.name,
    state: 'estimate',
    published: false,
    version: 1,
    flags: [],
    rates: ratesFrom(input, agency),
    currency,
    model: agency.model,
    agencyTerms: agencyTermsOf(agency, tripContext(agency)),
    ...coveringDates(trip, segments),
    adults,
    children,
    childrenAges,
    params: storedParams(params),
    segments,
    travelers: [],
    parties: [],
    problems: [],
    advice: [],
    payments: [],
    messages: [],
    discount: 0,
    customPriceAdjustment: 0,
    customPriceAdjustmentFee: 0,
    ...withOwnRates(exchange.rates, { ownRates: agency.ownRates, startDate: trip.startDate }),
    exchangeDate: exchange.date,
    createdDate: at,
    updatedAt: at,
  }
}

const owner = (agencyId: AgencyId, { id, agentId }: NewItinerary) => ({ id, agencyId, agentId })

/**
 * The rates of the trip, else of its customization, else of the agency; the last word has pricing
 * (1 §9).
 */
function ratesFrom(
  { rates, itinerary: { params } }: ItineraryInput,
  agency: AgencyRecord,
): ItineraryRecord['rates'] {
  const settings = [agency.pricingSettings, params.customizations?.pricingSettings ?? {}].map(
    ratesOfSettings,
  )
  return tripRatesOf([...settings, rates])
}

function tripRatesOf(layers: readonly object[]): ItineraryRecord['rates'] {
  const layersGiven = layers.map((layer) =>
    Object.fromEntries(
      Object.entries(layer).filter(([, rate]) => rate !== undefined && rate !== null),
    ),
  )
  return Object.assign({}, ...layersGiven)
}
