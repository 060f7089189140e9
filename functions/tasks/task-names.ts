import type { AgencyId, AgentId, ClientId, ItineraryId } from '#shared/ids/ids'
import { clientListMakers } from '../clients/client-list'
import type { AgentRecord } from '../data/people/agency-records'
import { agentStore } from '../data/people/agent-store'
import type { TaskRecord } from '../data/tasks/task-records'
import { taskStore } from '../data/tasks/task-store'
import { tripListMakers } from '../itineraries/view/trip-list'
import type { Deps } from '../runtime/use-case'

export const taskMakers = {
  ...tripListMakers,
  ...clientListMakers,
  tasks: taskStore,
  people: agentStore,
}
export type TaskDeps = Deps<typeof taskMakers>

/** The names that tasks are shown with. */
export interface TaskNames {
  readonly agents: ReadonlyMap<AgentId, AgentRecord>
  readonly trips: ReadonlyMap<ItineraryId, SubjectTrip>
  readonly clients: ReadonlyMap<ClientId, { readonly name: string }>
}
type SubjectTrip = Pick<
  ReturnType<Awaited<ReturnType<TaskDeps['tripList']['now']>>['page']>['lines'][number],
  'id' | 'name' | 'agentId' | 'clientId' | 'clientName'
>

/** Names of the people of an agency, and of the trips and clients that tasks are about. */
export async function namesFor(
  agencyId: AgencyId,
  tasks: readonly Pick<TaskRecord, 'itineraryId' | 'clientId'>[],
  { tripList, clientList, people }: Pick<TaskDeps, 'tripList' | 'clientList' | 'people'>,
): Promise<TaskNames> {
  const among = (ids: readonly (string | undefined)[]) => ({
    kind: 'inq' as const,
    field: 'id',
    type: 'string' as const,
    value: [...new Set(ids.filter((id) => id !== undefined))],
  })
  const [agents, trips, clients] = await Promise.all([
    people.ofAgency(agencyId),
    tripList.now(agencyId),
    clientList.now(agencyId),
  ])
  const ofTasks = trips.pick(among(tasks.map(({ itineraryId }) => itineraryId)), [
    'id',
    'name',
    'agentId',
    'clientId',
    'clientName',
  ])
  const clientLines = clients.pick(among(tasks.map(({ clientId }) => clientId)), ['id', 'name'])
  return {
    agents: new Map(agents.map((agent) => [agent.id, agent])),
    trips: new Map([...ofTasks].map((trip) => [trip.id, trip])),
    clients: new Map([...clientLines].map((client) => [client.id, client])),
  }
}

/** The client that a task is about, by itself or through its trip. */
export const findClient = (
  { clientId, itineraryId }: Pick<TaskRecord, 'clientId' | 'itineraryId'>,
  { trips }: Pick<TaskNames, 'trips'>,
): ClientId | undefined => clientId ?? (itineraryId && trips.get(itineraryId)?.clientId)

/** Who is to do a task: once its assignee has left, the agent of its trip. */
export function findAssignee(
  { assigneeId, itineraryId }: Pick<TaskRecord, 'assigneeId' | 'itineraryId'>,
  { agents, trips }: Pick<TaskNames, 'agents' | 'trips'>,
): AgentId {
  const hasLeft = agents.get(assigneeId)?.archived ?? true
  return (hasLeft && itineraryId && trips.get(itineraryId)?.agentId) || assigneeId
}
