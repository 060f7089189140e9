import { tasksRoutes } from '#shared/api/tasks'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { taskStore } from '../../data/tasks/task-store'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { tasks: taskStore, itineraries: itineraryStore }

/**
 * Takes a reminder about a trip off the list until its rule applies to something else, or brings it
 * back.
 */
export const dismissFollowUp = useCase(
  tasksRoutes.dismissFollowUp,
  async ({ body, principal }, { tasks, itineraries, clock }: Deps<typeof makers>) => {
    const { agencyId } = principal
    requireOwnTrip(principal, await itineraries.get(agencyId, body.itineraryId))
    const { isDismissed, ...of } = body
    if (isDismissed) await tasks.dismiss(agencyId, of, clock.now())
    else await tasks.bringBack(agencyId, of)
    return { dismissed: isDismissed }
  },
)

export const handler = lambdaFor(dismissFollowUp, makers)
