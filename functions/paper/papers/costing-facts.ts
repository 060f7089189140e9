import { rangeWithYear } from '#shared/format/dates'
import { guestWords } from '#shared/format/words'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { stateLabels } from '#shared/itinerary/states'
import { rateWords } from '#shared/rates/rate-labels'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'

/** What a costing is of, and by which rates it was made. */
export function costingFacts({
  record,
  people,
}: Pick<StoredItinerary, 'record' | 'people'>): [string, string | undefined][] {
  const { currency, startDate, endDate, state, version, rates } = record
  return [
    ['Client', people.clientData?.name],
    ['Travel dates', rangeWithYear(startDate, endDate)],
    ['Travelers', guestWords(record)],
    ['Status', `${stateLabels[state]}, version ${version}`],
    ['Currency', currency],
    ['Rates', rateWords(rates)],
    ['Exchange', exchangeWords(record)],
  ]
}

/** The rates of the currencies that the trip uses, for one US dollar, and their date. */
function exchangeWords({
  currency,
  segments,
  spotRates,
  exchangeDate,
  ownRates = [],
}: ItineraryRecord) {
  if (exchangeDate === undefined) return undefined
  const currencies = new Set([currency, ...segments.map((segment) => segment.currency)])
  const rates = Object.entries(spotRates)
    .filter(([code]) => code !== 'USD' && currencies.has(code))
    .map(([code, rate]) => `${code} ${rate}`)
  const own = ownRates
    .filter((one) => currencies.has(one.currency))
    .map(({ currency: code, date, reason }) => `; ${code} our own of ${date}: ${reason}`)
  return rates.length === 0
    ? undefined
    : `${rates.join(', ')} for 1 USD, ${exchangeDate}${own.join('')}`
}

/**
 * The figures of a costing as pricing stored them, minor units of the trip's currency, each with
 * its name.
 */
export function costingFigures({
  finance,
  costs,
  margins,
  deposits,
}: ItineraryRecord): (readonly [string, number])[] {
  const figures: readonly (readonly [string, number | undefined])[] = [
    ['Supplier costs', costs?.supplier],
    ['Total costs', costs?.total],
    ['Land margin', margins?.land],
    ['Air margin', margins?.air],
    ['DMC margin', margins?.dmc],
    ['Rack margin', margins?.rack],
    ['Price adjustments', margins?.custom],
    ['Total margin', margins?.total],
    ['Discount', finance?.discount],
    ['Selling price', finance?.sell],
    ['Deposit', finance?.deposit],
    ['Supplier deposits', deposits?.supplier],
    ['Balance', finance?.balance],
    ['Paid', finance?.paid],
  ]
  return figures.flatMap(([name, amount]) =>
    amount === undefined ? [] : [[name, amount] as const],
  )
}
