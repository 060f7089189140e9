import { isSuperadmin } from '#shared/access/roles'
import { agencyPeopleRoutes } from '#shared/api/agency-people'
import { AppError } from '#shared/errors/app-error'
import { agencyStore } from '../../data/people/agency-store'
import { agentStore } from '../../data/people/agent-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { personOf } from '../agency-person'

const makers = { agencies: agencyStore, people: agentStore }

export const listAgents = useCase(
  agencyPeopleRoutes.listAgents,
  async ({ params: { id }, principal }, { agencies, people }: Deps<typeof makers>) => {
    if (id !== principal.agencyId && !isSuperadmin(principal)) throw new AppError('record.not-found')
    const [agency, agents] = await Promise.all([agencies.agency(id), people.ofAgency(id)])
    if (agency === undefined) throw new AppError('record.not-found')
    return agents
      .map((agent) => personOf(agent, agency))
      .sort((a, b) => Number(a.status === 'archived') - Number(b.status === 'archived') || byName(a, b))
  },
)

const byName = (a: { readonly fullName: string }, b: { readonly fullName: string }) =>
  a.fullName.localeCompare(b.fullName, 'en')

export const handler = lambdaFor(listAgents, makers)
