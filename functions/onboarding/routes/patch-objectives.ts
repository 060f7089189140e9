import { onboardingRoutes } from '#shared/api/onboarding'
import { ownValue } from '#shared/ids/own-value'
import { agencyStore } from '../../data/people/agency-store'
import { objectiveStore } from '../../data/people/objective-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { ownAudit, ownRecords } from '../../my-account/my-account'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { agencies: agencyStore, objectives: objectiveStore }

/** Sets what is another than before. Accepted terms stand in the audit trail with their version. */
export const patchObjectives = useCase(
  onboardingRoutes.patchObjectives,
  async ({ body: { termsAccepted, ...keys }, principal }, deps: Deps<typeof makers>) => {
    const { agent } = await ownRecords(deps.agencies, principal)
    const wanted = { ...keys, ...(termsAccepted !== undefined && { termsAccepted: true }) }
    const isChanged = ([key, value]: [string, unknown]) =>
      value !== undefined && ownValue(agent.objectives, key) !== value
    const changed = Object.fromEntries(Object.entries(wanted).filter(isChanged)) as Record<string, boolean>
    if (Object.keys(changed).length > 0) {
      const action = changed.termsAccepted ? 'agent_accepted_terms' : 'agent_updated_objectives'
      const details = { ...changed, ...(changed.termsAccepted && { version: termsAccepted }) }
      await deps.objectives.set(agent, changed, ownAudit(action, { principal, agent, details }, deps))
    }
    return { ...agent.objectives, ...changed }
  },
)

export const handler = lambdaFor(patchObjectives, makers)
