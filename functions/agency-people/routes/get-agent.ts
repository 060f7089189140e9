import { isContentManager } from '#shared/access/roles'
import { agencyPeopleRoutes } from '#shared/api/agency-people'
import type { Where } from '#shared/catalogue/filter-types'
import { clientLines } from '../../data/lists/client-lines'
import { listReader } from '../../data/lists/list-reader'
import { tripLines } from '../../data/lists/trip-lines'
import { agencyStore } from '../../data/people/agency-store'
import { handOverStore } from '../../data/people/hand-over-store'
import { principalOf } from '../../data/people/people'
import { sessionStore } from '../../data/people/session-store'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyAnd, personOf } from '../agency-person'
import { progressOf } from '../hand-over-progress'

const makers = {
  agencies: agencyStore,
  handOvers: handOverStore,
  sessions: sessionStore,
  clientList: (table: Table) => listReader(table, clientLines),
  tripList: (table: Table) => listReader(table, tripLines),
}

/** Trips that are over, or have not begun to be one. */
const closedStates = ['cancelled', 'saved', 'example'] as const

export const getAgent = useCase(
  agencyPeopleRoutes.getAgent,
  async ({ params: { id }, principal }, deps: Deps<typeof makers>) => {
    const { agencyId } = principal
    const [{ agency, agent }, trips, clients, lastSignIn, handOver] = await Promise.all([
      agencyAnd(deps.agencies, principal, id),
      deps.tripList.now(agencyId),
      deps.clientList.now(agencyId),
      deps.sessions.lastSignIn(agencyId, id),
      deps.handOvers.get(agencyId, id),
    ])
    const own: Where = { kind: 'equality', field: 'agentId', type: 'string', value: id }
    const isOpen: Where = { kind: 'nin', field: 'state', type: 'string', value: closedStates }
    const isToCome: Where = {
      kind: 'gte',
      field: 'endDate',
      type: 'date',
      value: deps.clock.today(),
    }
    return {
      ...personOf(agent, agency),
      isContentManager: isContentManager(principalOf(agent, agency)),
      contentRights: agent.contentRights,
      openTrips: trips.countOf({ kind: 'and', of: [own, isOpen, isToCome] }),
      trips: trips.countOf(own),
      clients: clients.countOf(own),
      lastSignIn,
      handOver: handOver && (await progressOf(handOver, deps)),
    }
  },
)

export const handler = lambdaFor(getAgent, makers)
