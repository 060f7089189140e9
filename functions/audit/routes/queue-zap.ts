import { auditRoutes } from '#shared/api/audit'
import { itineraryIdSchema } from '#shared/ids/ids'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { agencyStore } from '../../data/people/agency-store'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { tripZap } from '../../itineraries/history/trip-zaps'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { log } from '../../runtime/log'
import { zapQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { agentZap } from '../agent-zap'

const makers = { queue: zapQueue, agencies: agencyStore, itineraries: itineraryStore }

/**
 * Hands an event of the app to the automation hook. The sender comes from the session, not from the
 * payload; an `itineraryId` in the payload brings the trip with its client, link and booking
 * reference.
 */
export const queueZap = useCase(
  auditRoutes.queueZap,
  async ({ body, principal }, deps: Deps<typeof makers>) => {
    const { agencyId } = principal
    const { data: id } = itineraryIdSchema.safeParse(body.payload.itineraryId)
    const [agency, agent, trip] = await Promise.all([
      deps.agencies.agency(agencyId),
      callerIn(deps.agencies, principal),
      id === undefined ? undefined : deps.itineraries.get(agencyId, id),
    ])
    const about =
      id === undefined ? {} : tripZap(body.zap, requireOwnTrip(principal, trip), deps).payload
    const zap = agentZap(
      body.zap,
      { principal, agency, agent, payload: { ...body.payload, ...about } },
      deps,
    )
    await deps.queue.send({ ...zap })
    log.info('zap.queued', { id: zap.id, zap: zap.zap, agencyId })
    return { queued: true as const }
  },
)

export const handler = lambdaFor(queueZap, makers)
