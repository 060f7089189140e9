import { isAdmin } from '#shared/access/roles'
import { objectiveNames, onboardingRoutes } from '#shared/api/onboarding'
import { agencyStore } from '../../data/people/agency-store'
import { agentStore } from '../../data/people/agent-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { tripListMakers } from '../../itineraries/view/trip-list'
import { ownRecords } from '../../my-account/my-account'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { agencies: agencyStore, people: agentStore, ...tripListMakers }

/**
 * An objective is done when what it asks for is there, or was seen, whoever of the agency did it.
 */
export const getObjectives = useCase(
  onboardingRoutes.getObjectives,
  async ({ principal }, { agencies, people, tripList }: Deps<typeof makers>) => {
    const [{ agency, agent }, everybody, trips] = await Promise.all([
      ownRecords(agencies, principal),
      people.ofAgency(principal.agencyId),
      tripList.now(principal.agencyId),
    ])
    const own = {
      kind: 'equality',
      field: 'agentId',
      type: 'string',
      value: principal.agentId,
    } as const
    const isDone = {
      customizeAgency:
        Object.keys(agency.theme).length > 0 || Object.keys(agency.pricingSettings).length > 0,
      inviteTeammates: everybody.length > 1,
      viewClients: agent.objectives.viewClients === true,
      buildItinerary: agent.objectives.buildItinerary === true || trips.countOf(own) > 0,
    }
    const shownObjectives = isAdmin(principal)
      ? objectiveNames
      : (['viewClients', 'buildItinerary'] as const)
    return shownObjectives.map((name) => ({ name, isDone: isDone[name] }))
  },
)

export const handler = lambdaFor(getObjectives, makers)
