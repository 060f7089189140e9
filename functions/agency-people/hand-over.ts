import { clientUpdateOf } from '../clients/change-client'
import { ClientChangedMeanwhile } from '../data/clients/client-change'
import { nameOf } from '../data/clients/client-records'
import { clientStore } from '../data/clients/client-store'
import { ChangedMeanwhile } from '../data/itineraries/itinerary-change'
import { itineraryStore } from '../data/itineraries/itinerary-store'
import { clientLines } from '../data/lists/client-lines'
import { listReader } from '../data/lists/list-reader'
import { tripLines } from '../data/lists/trip-lines'
import type { AgencyRecord, AgentRecord } from '../data/people/agency-records'
import { agencyStore } from '../data/people/agency-store'
import { type HandOver, handOverStore } from '../data/people/hand-over-store'
import type { Table } from '../data/table/table-access'
import { nextVersion } from '../itineraries/history/next-version'
import { planChange } from '../itineraries/history/plan-change'
import { brandOf } from '../mail/brand'
import { letter } from '../mail/letter'
import { theMailer } from '../mail/ses-mailer'
import { webAddress } from '../runtime/configuration'
import { log } from '../runtime/log'
import type { Deps } from '../runtime/use-case'

export const handOverMakers = {
  agencies: agencyStore,
  handOvers: handOverStore,
  clients: clientStore,
  itineraries: itineraryStore,
  clientList: (table: Table) => listReader(table, clientLines),
  tripList: (table: Table) => listReader(table, tripLines),
  mailer: theMailer,
  webAddress,
}
export type HandOverDeps = Deps<typeof handOverMakers>

/** Clients, and then trips, moved in one go. */
const atOnce = 25

interface People {
  readonly agency: AgencyRecord
  readonly caller: AgentRecord
  readonly from: AgentRecord
  readonly receivers: readonly AgentRecord[]
}

/**
 * Gives some of the clients and trips that are still somebody's to those who receive them, and
 * tells these once nothing is left. What was moved is nobody's to move again, so it may be called
 * any number of times, also after a crash.
 */
export async function handOverSome(handOver: HandOver, deps: HandOverDeps): Promise<HandOver> {
  const people = await peopleOf(handOver, deps)
  if (people === undefined) return finish(handOver, deps)
  const moving = { handOver, people, deps }
  const of = {
    kind: 'equality',
    field: 'agentId',
    type: 'string',
    value: handOver.agentId,
  } as const
  const clients = (await deps.clientList.now(handOver.agencyId)).page({ where: of, limit: atOnce })
  let present = handOver
  for (const { id } of clients.lines)
    present = await moveClient(id, { ...moving, handOver: present })
  if (clients.lines.length === atOnce) return present
  const trips = (await deps.tripList.now(handOver.agencyId)).page({ where: of, limit: atOnce })
  for (const { id } of trips.lines) present = await moveTrip(id, { ...moving, handOver: present })
  if (clients.lines.length > 0 || trips.lines.length > 0) return present
  // A process that dies here tells them twice, which is better than never.
  for (const receiver of people.receivers) await tell(receiver, { handOver: present, people, deps })
  return finish(present, deps)
}

interface Moving {
  readonly handOver: HandOver
  readonly people: People
  readonly deps: HandOverDeps
}

async function peopleOf({ agencyId, agentId, by, to }: HandOver, { agencies }: HandOverDeps) {
  const [agency, caller, from, ...found] = await Promise.all([
    agencies.agency(agencyId),
    agencies.agent(by.agencyId, by.agentId),
    agencies.agent(agencyId, agentId),
    ...to.map((receiver) => agencies.agent(agencyId, receiver.agentId)),
  ])
  const receivers = found.filter((agent) => agent !== undefined && !agent.archived) as AgentRecord[]
  if (agency === undefined || caller === undefined || from === undefined || receivers.length === 0)
    return undefined
  return { agency, caller, from, receivers }
}

async function finish(handOver: HandOver, { handOvers }: HandOverDeps): Promise<HandOver> {
  const finishedHandOver = { ...handOver, isDone: true }
  await handOvers.save(finishedHandOver)
  log.info('hand-over.done', { agentId: handOver.agentId, receivers: handOver.to.length })
  return finishedHandOver
}

/** Who has got the fewest so far. */
function nextReceiver(kind: 'clients' | 'trips', { handOver, people }: Moving): AgentRecord {
  const gotten = new Map(handOver.to.map((receiver) => [receiver.agentId, receiver[kind]]))
  return people.receivers.reduce((best, one) =>
    (gotten.get(one.id) ?? 0) < (gotten.get(best.id) ?? 0) ? one : best,
  )
}

async function withCounts(
  kind: 'clients' | 'trips',
  receiver: AgentRecord,
  { handOver, deps }: Moving,
): Promise<HandOver> {
  const to = handOver.to.map((one) =>
    one.agentId === receiver.id ? { ...one, [kind]: one[kind] + 1 } : one,
  )
  await deps.handOvers.save({ ...handOver, to })
  return { ...handOver, to }
}

async function moveClient(
  id: Parameters<HandOverDeps['clients']['get']>[1],
  moving: Moving,
): Promise<HandOver> {
  const { handOver, people, deps } = moving
  const { agency, caller, from } = people
  const before = await deps.clients.get(handOver.agencyId, id)
  if (before?.agentId !== handOver.agentId) return handOver
  const to = nextReceiver('clients', moving)
  const at = deps.clock.now().toISOString()
  const { firstName, lastName } = to
  const movedClient = {
    ...before,
    agentId: to.id,
    agent: { firstName, lastName },
    version: before.version + 1,
    updatedAt: at,
  }
  const text = `Handed over from ${nameOf(from)} to ${nameOf(to)}`
  const update = clientUpdateOf(movedClient, {
    id: deps.makeId('update'),
    at,
    text,
    agent: caller,
    agency,
  })
  const after = { ...movedClient, latestUpdate: update, assigned: { at, by: nameOf(caller) } }
  const audit = auditOf(moving, { about: { clientId: id }, to: to.id, at })
  try {
    await deps.clients.save({ before, after, update, audit: [audit] })
  } catch (error) {
    if (error instanceof ClientChangedMeanwhile) return handOver // the next round sees it
    throw error
  }
  return withCounts('clients', to, moving)
}

/** A trip goes with its client where that is a receiver's now. */
async function moveTrip(
  id: Parameters<HandOverDeps['itineraries']['get']>[1],
  moving: Moving,
): Promise<HandOver> {
  const { handOver, people, deps } = moving
  const storedTrip = await deps.itineraries.get(handOver.agencyId, id)
  if (storedTrip?.record.agentId !== handOver.agentId) return handOver
  const { clientId } = storedTrip.record
  const client =
    clientId === undefined ? undefined : await deps.clients.get(handOver.agencyId, clientId)
  const to =
    people.receivers.find((one) => one.id === client?.agentId) ?? nextReceiver('trips', moving)
  const record = nextVersion({ ...storedTrip.record, agentId: to.id }, deps.clock.now())
  const { id: callerId } = people.caller
  const change = planChange(storedTrip, record, {
    action: 'handed-over',
    makeId: deps.makeId,
    requestId: deps.makeId('request'),
    by: {
      kind: 'agent',
      id: callerId,
      name: nameOf(people.caller),
      masqueradedBy: handOver.by.masqueradedBy,
    },
    people: {
      ...storedTrip.people,
      user: { ...storedTrip.people.user, agent: { fullName: nameOf(to), email: to.email } },
    },
  })
  const audit = auditOf(moving, {
    about: { itineraryId: id, clientId },
    to: to.id,
    at: record.updatedAt,
  })
  try {
    await deps.itineraries.save({ ...change, audit: [...(change.audit ?? []), audit] })
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return handOver
    throw error
  }
  return withCounts('trips', to, moving)
}

interface Moved {
  readonly about: {
    readonly clientId?: string | undefined
    readonly itineraryId?: string | undefined
  }
  readonly to: string
  readonly at: string
}

const auditOf = ({ handOver, people: { caller }, deps }: Moving, { about, to, at }: Moved) => ({
  id: deps.makeId('audit'),
  action: 'agent_assigned_agent',
  agencyId: handOver.agencyId,
  agentId: caller.id,
  ...about,
  details: { from: handOver.agentId, to },
  timestamp: at,
  by: {
    kind: 'agent' as const,
    id: caller.id,
    name: nameOf(caller),
    masqueradedBy: handOver.by.masqueradedBy,
  },
})

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** A mail that is lost is not sent again: the clients are in the receiver's list all the same. */
async function tell(
  receiver: AgentRecord,
  { handOver, people: { agency, from }, deps }: Moving,
): Promise<void> {
  const got = handOver.to.find(({ agentId }) => agentId === receiver.id)
  if (got === undefined || got.clients + got.trips === 0) return
  const what = `${countOf(got.clients, 'client', 'clients')} and ${countOf(got.trips, 'trip', 'trips')}`
  const heading = `${nameOf(from)} handed over ${what} to you`
  const parts = letter({
    heading,
    paragraphs: [
      `Hello ${receiver.firstName},`,
      `${what} of ${nameOf(from)} are yours now. You find them in My Clients.`,
    ],
    action: { label: 'Open My Clients', url: `${deps.webAddress}/clients` },
    brand: brandOf(agency, { id: agency.id, name: agency.name }, deps.webAddress),
  })
  await deps.mailer
    .send({ to: receiver.email, subject: heading, ...parts })
    .catch((error: unknown) =>
      log.warn('hand-over.mail-lost', { agentId: receiver.id, cause: String(error) }),
    )
}
