import type {
  LookedTrip,
  SavedSummary,
  StayAvailability,
} from '../../../../web/features/saved-trips/model/saved-trip'
import { aTrip } from '../../trip/builders'

/** A saved itinerary of two camps. */
export const aSaved = (overrides: Parameters<typeof aTrip>[0] = {}): LookedTrip =>
  aTrip({ state: 'saved', ...overrides })

/** The same on the shelf. */
export function aSummary(overrides: Partial<SavedSummary> = {}): SavedSummary {
  const { id, agentId, version, createdDate, updatedAt, itinerary } = aSaved()
  return {
    id,
    agentId,
    version,
    createdDate,
    updatedAt,
    startDate: itinerary.startDate,
    endDate: itinerary.endDate,
    name: 'Delta for two',
    state: 'saved',
    agentName: 'Thabo Dlamini',
    adults: 2,
    children: 0,
    currency: 'USD',
    sell: 2_193_765,
    paid: 0,
    problems: 0,
    nights: 6,
    camps: ['Jao Camp', 'Mombo Camp'],
    stays: [
      {
        supplierCode: 'JAO',
        campName: 'Jao Camp',
        regionName: 'Okavango Delta',
        country: 'Botswana',
        nights: 3,
      },
    ],
    mayChange: true,
    ...overrides,
  }
}

export function aStayFound(overrides: Partial<StayAvailability> = {}): StayAvailability {
  const { startDate, endDate } = aSaved().itinerary
  const base = {
    segmentId: 's1',
    supplierCode: 'JAO',
    startDate,
    endDate,
    inventoryStatus: 'Draft',
    problems: [],
  }
  return { ...base, availability: 2, ...overrides }
}
