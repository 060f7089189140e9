import type { AgentPrincipal } from '#shared/access/principal'
import type { PaymentTask } from '#shared/api/payment-shapes'
import type { ItineraryId } from '#shared/ids/ids'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { ItineraryStore } from '../../data/itineraries/itinerary-store'
import type { PaymentTasks, PaymentTask as StoredTask } from '../../data/payments/payment-tasks'
import type { Clock } from '../../runtime/clock'
import { isOwn } from '../../runtime/own'

const doneShownMs = 30 * 24 * 3_600_000

export interface TasksDeps {
  readonly tasks: Pick<PaymentTasks, 'ofAgency'>
  readonly itineraries: Pick<ItineraryStore, 'get'>
  readonly clock: Clock
}

/**
 * What an agent has to see to about payments, the most urgent first, and what was done in the last
 * 30 days. A task is the present agent's of its trip, which is read for its names: there are few.
 */
export async function tasksFor(
  {
    principal,
    itineraryId,
  }: { readonly principal: AgentPrincipal; readonly itineraryId?: ItineraryId | undefined },
  { tasks, itineraries, clock }: TasksDeps,
): Promise<PaymentTask[]> {
  const { agencyId } = principal
  const since = new Date(clock.now().getTime() - doneShownMs).toISOString()
  const allTasks = await tasks.ofAgency(agencyId, since)
  const tasksOfTrip = allTasks.filter(
    (task) => itineraryId === undefined || task.itineraryId === itineraryId,
  )
  const visibleTasks = await Promise.all(
    tasksOfTrip.map(async (task) => {
      const trip = await itineraries.get(agencyId, task.itineraryId)
      return trip !== undefined && isOwn(principal, trip.record) ? [taskView(task, trip)] : []
    }),
  )
  return visibleTasks.flat()
}

/** A task with the names of its trip. */
export function taskView(
  { id, paymentId, itineraryId, concern, done }: StoredTask,
  stored: StoredItinerary,
): PaymentTask {
  const { reference: _reference, ...about } = concern
  const { clientData, user } = stored.people
  return {
    id,
    paymentId,
    itineraryId,
    itineraryName: stored.record.name,
    ...about,
    clientName: clientData?.name,
    agentName: user.agent.fullName,
    done: done && { at: done.at, by: done.by.name },
  }
}
