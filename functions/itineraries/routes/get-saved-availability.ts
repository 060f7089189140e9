import { savedTripRoutes } from '#shared/api/saved-trips'
import { supplierCodeOf } from '#shared/ids/ids'
import type { RoomRequest } from '#shared/rooms/room-line'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import type { StayRequest } from '../../suppliers/supplier-system'
import { supplierSystem } from '../../suppliers/the-supplier-system'
import { segmentsFromDay } from '../create/copy-itinerary'
import { requireSaved } from '../saved/require-saved'
import { staysOf } from '../work/supplier-stays'

const makers = { itineraries: itineraryStore, suppliers: supplierSystem }

/**
 * How many rooms the stays of a saved itinerary would find from another day on, each for the nights
 * that it was saved with.
 */
export const getSavedAvailability = useCase(
  savedTripRoutes.getSavedAvailability,
  async ({ body, principal }, { itineraries, suppliers }: Deps<typeof makers>) => {
    const { agencyId, agencyCode } = principal
    const { record } = requireSaved(principal, await itineraries.get(agencyId, body.id))
    const stayRequests = staysOf({ segments: segmentsFromDay(record, body.startDate) })
    const stays = stayRequests.map((stay) => withRooms(stay, body.rooms))
    const shownStays = stays.map(({ segmentId, supplierCode, startDate, endDate }) => ({
      segmentId,
      supplierCode,
      startDate,
      endDate,
    }))
    if (body.quoteOnly) {
      return {
        stays: shownStays.map((stay) => ({
          ...stay,
          availability: -1,
          inventoryStatus: 'Pending',
          problems: [],
        })),
      }
    }
    const answer = await suppliers.quote({ agencyId, agencyCode, itineraryId: record.id, stays })
    const answers = new Map(answer.stays.map((stay) => [stay.segmentId, stay]))
    return {
      stays: shownStays.map((stay) => {
        const {
          availability,
          inventoryStatus = 'Pending',
          problems = [],
        } = answers.get(stay.segmentId) ?? {}
        return { ...stay, availability, inventoryStatus, problems: [...problems] }
      }),
    }
  },
)

/**
 * The wanted rooms at the camp of the stay: those it has itself, else the stay's own rooms in their
 * order.
 */
function withRooms(stay: StayRequest, wanted: readonly RoomRequest[]): StayRequest {
  if (wanted.length === 0) return stay
  const rooms = wanted.flatMap(({ optionKey: sent, adults, children, childrenAges }, index) => {
    const isOfCamp = sent !== undefined && supplierCodeOf(sent) === stay.supplierCode
    const optionKey = isOfCamp ? sent : (stay.rooms[index] ?? stay.rooms.at(-1))?.optionKey
    return optionKey === undefined ? [] : [{ optionKey, adults, children, childrenAges }]
  })
  return { ...stay, rooms }
}

export const handler = lambdaFor(getSavedAvailability, makers)
