import { portalRoutes } from '#shared/api/portal'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireSharedTrip } from '../portal-trip'
import { requireClient } from '../require-client'

const makers = { itineraries: itineraryStore, portals: tripPortalStore }

/**
 * Notes how long the client reads the parts of a trip, for the agent to see; of parts that they
 * see.
 */
export const noteReading = useCase(
  portalRoutes.noteReading,
  async (
    { params, principal, body: { seconds } },
    { itineraries, portals }: Deps<typeof makers>,
  ) => {
    const reader = requireClient(principal)
    const { agencyId, clientId } = reader
    const { stored } = requireSharedTrip(reader, await itineraries.get(agencyId, params.id))
    const ids = new Set<string>(
      stored.record.segments.flatMap(({ id, hideFromClient }) => (hideFromClient ? [] : [id])),
    )
    const readParts = Object.entries(seconds).filter(([part]) => ids.has(part))
    await portals.change({ agencyId, itineraryId: params.id, clientId }, (portal) => {
      const before = new Map(Object.entries(portal.reading))
      const sums = readParts.map(([part, more]) => [part, (before.get(part) ?? 0) + more] as const)
      return { ...portal, reading: { ...portal.reading, ...Object.fromEntries(sums) } }
    })
    return { status: 'noted' as const }
  },
)

export const handler = lambdaFor(noteReading, makers)
