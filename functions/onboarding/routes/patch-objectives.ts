import { onboardingRoutes } from '#shared/api/onboarding'
import { ownValue } from '#shared/ids/own-value'
import { agencyChangeWrite } from '../../data/people/agency-changes'
import { agencyStore } from '../../data/people/agency-store'
import { objectiveStore } from '../../data/people/objective-store'
import { hasAcceptedTerms } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { ownAudit, ownRecords } from '../../my-account/my-account'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { agencies: agencyStore, objectives: objectiveStore }

/**
 * Sets what is another than before. Accepted terms stand with the agent, their agency (2 §4.6), and
 * the audit trail.
 */
export const patchObjectives = useCase(
  onboardingRoutes.patchObjectives,
  async ({ body: { termsAccepted: version, ...keys }, principal }, deps: Deps<typeof makers>) => {
    const { agency, agent } = await ownRecords(deps.agencies, principal)
    const isAccepted = version !== undefined && !hasAcceptedTerms(agent)
    const chosenObjectives = { ...keys, ...(isAccepted && { termsAccepted: true }) }
    const isChanged = ([key, value]: [string, unknown]) =>
      value !== undefined && (key === 'termsAccepted' || ownValue(agent.objectives, key) !== value)
    const changes = Object.fromEntries(
      Object.entries(chosenObjectives).filter(isChanged),
    ) as Record<string, boolean>
    if (Object.keys(changes).length > 0) {
      const objectives = { ...agency.objectives, termsAccepted: true }
      const also =
        agency.objectives.termsAccepted === true
          ? []
          : [agencyChangeWrite(agency.id, { objectives })]
      const action = isAccepted ? 'agent_accepted_terms' : 'agent_updated_objectives'
      const details = { ...changes, ...(isAccepted && { version }) }
      const audit = ownAudit(action, { principal, agent, details }, deps)
      await deps.objectives.set(agent, changes, {
        audit,
        accepted: isAccepted ? { version, also } : undefined,
      })
    }
    return { ...agent.objectives, ...changes }
  },
)

export const handler = lambdaFor(patchObjectives, makers)
