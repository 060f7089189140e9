import { agenciesRoutes } from '#shared/api/agencies'
import { fieldsOf } from '#shared/catalogue/fields-of'
import { parseFilter } from '#shared/catalogue/filter'
import { selectRows } from '../../data/catalogue/select-rows'
import { agencyChanges } from '../../data/people/agency-changes'
import { agentStore } from '../../data/people/agent-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { changes: agencyChanges, people: agentStore }
const whitelist = {
  filter: {
    ...fieldsOf('string', 'id name agencyCode currency'),
    ...fieldsOf('date', 'trialEnds'),
    archived: 'boolean' as const,
  },
  order: ['name', 'agencyCode', 'trialEnds', 'archived'],
  fields: [],
  include: [],
  limits: { limit: 5_000, defaultLimit: 5_000 },
}

/**
 * One Query an agency for the people of those that a filter selects: there are hundreds at the
 * most, and only superadmins list them.
 */
export const listAgencies = useCase(
  agenciesRoutes.listAgencies,
  async ({ query }, { changes, people }: Deps<typeof makers>) => {
    const filter = parseFilter(query.filter, whitelist)
    const byName = (await changes.all()).toSorted(
      (a, b) => Number(a.archived) - Number(b.archived) || a.name.localeCompare(b.name, 'en'),
    )
    const withCounts = selectRows(byName, filter).rows.map(async (agency) => {
      const agents = (await people.ofAgency(agency.id)).filter(({ archived }) => !archived)
      return { ...agency, agents: agents.length, leadAgents: agency.admins.length }
    })
    return Promise.all(withCounts)
  },
)

export const handler = lambdaFor(listAgencies, makers)
