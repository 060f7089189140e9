import { agenciesRoutes } from '#shared/api/agencies'
import { agencyChanges } from '../../data/people/agency-changes'
import { agentStore } from '../../data/people/agent-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { changes: agencyChanges, people: agentStore }

/** One Query an agency for its people: there are hundreds at the most, and only superadmins list them. */
export const listAgencies = useCase(
  agenciesRoutes.listAgencies,
  async (_call, { changes, people }: Deps<typeof makers>) => {
    const agencies = await changes.all()
    const counted = agencies.map(async (agency) => {
      const agents = (await people.ofAgency(agency.id)).filter(({ archived }) => !archived)
      return { ...agency, agents: agents.length, leadAgents: agency.admins.length }
    })
    return (await Promise.all(counted)).sort(
      (a, b) => Number(a.archived) - Number(b.archived) || a.name.localeCompare(b.name, 'en'),
    )
  },
)

export const handler = lambdaFor(listAgencies, makers)
