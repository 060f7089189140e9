import type * as z from 'zod/mini'
import { type ItineraryRecord, itineraryRecord } from '#shared/itinerary/itinerary'
import { type Segment, segmentRecord } from '#shared/itinerary/segment'

/** A stored stay of three nights at Jao, with one room; say only what matters. */
export function aStay(overrides: Partial<z.input<typeof segmentRecord>> = {}): Segment {
  return segmentRecord.parse({
    id: 's1',
    type: 'stay',
    supplierCode: 'JAO',
    campName: 'Jao Camp',
    country: 'Botswana',
    startDate: '2027-06-15',
    endDate: '2027-06-18',
    nights: 3,
    rooms: [{ optionKey: 'JAO-TENT', adults: 2, children: 1, childrenAges: [9] }],
    ...overrides,
  })
}

/** A stored estimate of one stay for two adults and a child of nine. */
export function anItinerary(
  overrides: Partial<z.input<typeof itineraryRecord>> = {},
): ItineraryRecord {
  return itineraryRecord.parse({
    id: 'itn_hartley',
    agencyId: 'agy_marula',
    agentId: 'agt_naledi',
    clientId: 'cli_hartley',
    name: 'Botswana Adventure',
    state: 'estimate',
    version: 1,
    rates: {},
    currency: 'USD',
    model: 'net',
    startDate: '2027-06-15',
    endDate: '2027-06-18',
    adults: 2,
    children: 1,
    childrenAges: [9],
    segments: [aStay()],
    spotRates: { USD: '1' },
    createdDate: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...overrides,
  })
}
