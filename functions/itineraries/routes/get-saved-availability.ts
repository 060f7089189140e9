import { savedTripRoutes } from '#shared/api/saved-trips'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import type { StayRequest } from '../../suppliers/supplier-system'
import { supplierSystem } from '../../suppliers/the-supplier-system'
import { segmentsFromDay } from '../create/copy-itinerary'
import { requireSaved } from '../saved/require-saved'
import { staysOf } from '../work/supplier-stays'

const makers = { itineraries: itineraryStore, suppliers: supplierSystem }

/** How many rooms the stays of a saved itinerary would find from another day on, each for the nights that it was saved with. */
export const getSavedAvailability = useCase(
  savedTripRoutes.getSavedAvailability,
  async ({ body, principal }, { itineraries, suppliers }: Deps<typeof makers>) => {
    const { agencyId, agencyCode } = principal
    const { record } = requireSaved(principal, await itineraries.get(agencyId, body.id))
    const asked = staysOf({ segments: segmentsFromDay(record, body.startDate) })
    const stays = asked.map((stay) => withRooms(stay, body.rooms))
    const shown = stays.map(({ segmentId, supplierCode, startDate, endDate }) => ({
      ...{ segmentId, supplierCode, startDate, endDate },
    }))
    if (body.quoteOnly) {
      return { stays: shown.map((stay) => ({ ...stay, availability: -1, inventoryStatus: 'Pending', problems: [] })) }
    }
    const answer = await suppliers.quote({ agencyId, agencyCode, itineraryId: record.id, stays })
    const said = new Map(answer.stays.map((stay) => [stay.segmentId, stay]))
    return {
      stays: shown.map((stay) => {
        const { availability, inventoryStatus = 'Pending', problems = [] } = said.get(stay.segmentId) ?? {}
        return { ...stay, availability, inventoryStatus, problems: [...problems] }
      }),
    }
  },
)

type Wanted = readonly { readonly adults: number; readonly children: number }[]

/** The rooms of the stay with the travelers who are asked for, one room each as far as they go. */
function withRooms(stay: StayRequest, wanted: Wanted): StayRequest {
  if (wanted.length === 0) return stay
  const rooms = wanted.flatMap(({ adults, children }, index) => {
    const room = stay.rooms[index] ?? stay.rooms.at(-1)
    return room === undefined ? [] : [{ ...room, adults, children, childrenAges: [] }]
  })
  return { ...stay, rooms }
}

export const handler = lambdaFor(getSavedAvailability, makers)
