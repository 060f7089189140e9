import { itineraryViewOf } from '#shared/itinerary/itinerary-view'
import type { FieldValue } from '../../../web/trip/edits/field-value'
import type { Edits } from '../../../web/trip/edits/trip-edits'
import type { Trip } from '../../../web/trip/page/trip'
import { anItinerary, aStay } from '../../shared/itinerary/builders'

type Overrides = Parameters<typeof anItinerary>[0]

/**
 * A quoted trip over two camps with a flight between them, as the server answers it; say only what
 * matters.
 */
export function aTrip(overrides: Overrides = {}): Trip {
  return itineraryViewOf(aRecord(overrides), {
    clientData: { name: 'Eleanor Hartley' },
    user: {
      agency: { name: 'Marula Journeys', agencyCode: 'MAR001' },
      agent: { fullName: 'Naledi Mokoena', email: 'naledi@marulajourneys.com' },
    },
  })
}

/** The same as it is stored. */
export function aRecord(overrides: Overrides = {}) {
  return anItinerary({
    state: 'quote',
    version: 3,
    rates: { land: 20, air: 20, deposit: 50, currency: 3, dmc: 3, rack: 6 },
    startDate: '2027-06-15',
    endDate: '2027-06-21',
    quotedAt: '2027-01-10T10:00:00.000Z',
    segments: [jao, flight, mombo],
    spotRates: { USD: '1', ZAR: '18.0', BWP: '13.67' },
    exchangeDate: '2027-01-10',
    ...overrides,
  })
}

export const jao = aStay({
  id: 's1',
  costAmount: '90000.00',
  currency: 'ZAR',
  availability: 2,
  priced: true,
})
export const flight = aStay({
  id: 's2',
  type: 'chartered',
  supplierCode: undefined,
  campName: undefined,
  country: undefined,
  rooms: [],
  title: 'Jao to Mombo, charter, 15 min',
  startDate: '2027-06-18',
  endDate: '2027-06-18',
  nights: 0,
  costAmount: '400.00',
  currency: 'USD',
  arrangedBy: 'DMC',
  travelHubCode: 'MUB',
})
export const mombo = aStay({
  id: 's3',
  supplierCode: 'MOMBO',
  campName: 'Mombo Camp',
  startDate: '2027-06-18',
  endDate: '2027-06-21',
  rooms: [{ optionKey: 'MOMBO-TENT', adults: 2, children: 1, childrenAges: [9] }],
  costAmount: '12000.00',
  currency: 'USD',
  availability: 1,
  priced: true,
})

/** Marula's, as the session gives it. */
export const pricing = {
  agencyCode: 'MAR001',
  agencyFlags: [],
  fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
  firstPartyAgencies: ['ITR006'],
}

/** Edits from pairs of what was and what is to be. */
export function editsOf(
  pairs: Readonly<Record<string, readonly [from: FieldValue, to: FieldValue]>>,
): Edits {
  return Object.fromEntries(Object.entries(pairs).map(([path, [from, to]]) => [path, { from, to }]))
}
