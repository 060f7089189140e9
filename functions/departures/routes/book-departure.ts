import { departuresRoutes } from '#shared/api/departures'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isPattern } from '#shared/itinerary/states'
import {
  activeBookings,
  departureStore,
  isDepartureChanged,
  takenPlaces,
} from '../../data/itineraries/departure-store'
import { actorOf } from '../../data/people/people'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { copyOf } from '../../itineraries/create/make-copy'
import { tripMakers } from '../../itineraries/view/trip-deps'
import { againWhile } from '../../runtime/backoff'
import type { Deps } from '../../runtime/use-case'
import { requireOpen } from '../departure-view'

const makers = { ...tripMakers, departures: departureStore }

/**
 * The trip and its places are one transaction. Who meets a colleague's booking counts the places
 * again.
 */
export const bookDeparture = useCaseOnce(
  departuresRoutes.bookDeparture,
  async (
    { params, body: { clientId, guests }, principal, requestId },
    deps: Deps<typeof makers>,
    keep,
  ) => {
    const { agencyId } = principal
    return againWhile(isDepartureChanged, async () => {
      const storedDeparture = await deps.departures.get(agencyId, params.id, { consistent: true })
      requireOpen(storedDeparture, deps)
      const { places, savedItineraryId, startDate, name, version } = storedDeparture.departure
      if (takenPlaces(storedDeparture) + guests > places) throw new AppError('departure.full')
      const pattern = await deps.itineraries.get(agencyId, savedItineraryId)
      if (pattern === undefined || !isPattern(pattern.record.state))
        throw new AppError('departure.closed')
      const copy = {
        principal,
        source: { ...pattern.record, ...partyOf(pattern.record, guests) },
        state: 'estimate',
        name,
        startDate,
        clientId,
      } as const
      const { agent, link, ...after } = await copyOf(copy, deps)
      const { id: itineraryId, version: tripVersion } = after.record
      const bookings = [...activeBookings(storedDeparture), { itineraryId, guests }]
      const answer = { itineraryId }
      const at = deps.clock.now().toISOString()
      const action = `created from ${savedItineraryId} for ${params.id}`
      await deps.itineraries.save({
        after,
        answer: keep(answer, tripVersion),
        entry: { at, by: actorOf(principal, agent), action, changes: [], requestId },
        also: [
          link,
          deps.departures.write({ ...storedDeparture.departure, version: version + 1, bookings }),
        ],
      })
      return { answer, version: tripVersion }
    })
  },
)

type Party = Pick<ItineraryRecord, 'adults' | 'children' | 'childrenAges'>

/** The saved party with as many people as places are taken: children stay children, if they fit. */
function partyOf({ children, childrenAges }: Party, guests: number): Party {
  const young = Math.min(children, guests - 1)
  return { adults: guests - young, children: young, childrenAges: childrenAges.slice(0, young) }
}

export const handler = lambdaFor(bookDeparture, makers)
