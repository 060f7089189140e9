import type { ClientListed, ClientUpdate } from '#shared/api/client-shapes'
import type { AnswerOf, Route } from '#shared/api/contract'
import { AppError } from '#shared/errors/app-error'
import type { ClientId } from '#shared/ids/ids'
import { ClientChangedMeanwhile } from '../data/clients/client-change'
import { type ClientRecord, listedClientOf, nameOf } from '../data/clients/client-records'
import type { AgencyRecord, AgentRecord } from '../data/people/agency-records'
import { callerIn } from '../data/people/people'
import type { Keep } from '../data/table/answer-once'
import { changeInTurn } from '../runtime/change-in-turn'
import { requireOwn } from '../runtime/own'
import { optionalIfMatchOf } from '../runtime/parse-request'
import type { CallContext } from '../runtime/use-case'
import { clientAudit } from './client-audit'
import type { ClientDeps } from './client-deps'

/** What an entry of the history says beside who and when. */
export type Said = Pick<ClientUpdate, 'text' | 'itinerary'>

interface Changing<R extends Route> {
  readonly id: ClientId
  readonly call: Pick<CallContext<R>, 'event'> & { readonly principal: CallerOf }
  readonly keep: Keep<R>
  readonly patch: (before: ClientRecord) => Partial<ClientRecord>
  /** Makes an entry of the history although status and archive stay as they are. */
  readonly said?: Said | undefined
  readonly answerOf: (client: ClientListed) => AnswerOf<R>
}
type CallerOf = Parameters<typeof callerIn>[1]

/**
 * Changes a client of the caller: If-Match, when sent, must be the current version; without it what
 * others changed at the same moment is read again and kept. A new name goes into the client's trips
 * too, a new status or archive mark into the history.
 * @throws AppError record.not-found, record.changed with the present client, client.email-exists
 */
export async function changeClient<R extends Route>(changing: Changing<R>, deps: ClientDeps) {
  return changeInTurn(changing.call.event, () => changeOnce(changing, deps))
}

async function changeOnce<R extends Route>(
  { id, call, keep, patch, said, answerOf }: Changing<R>,
  deps: ClientDeps,
) {
  const { principal } = call
  const [found, agent, agency] = await Promise.all([
    deps.clients.get(principal.agencyId, id),
    callerIn(deps.agencies, principal),
    deps.agencies.agency(principal.agencyId),
  ])
  const before = requireOwn(principal, found)
  if (agent === undefined || agency === undefined) throw new AppError('auth.required')
  const expectedVersion = optionalIfMatchOf(call.event) ?? before.version
  if (before.version !== expectedVersion) throw staleClient(expectedVersion, before)
  const at = deps.clock.now().toISOString()
  const patchedClient = { ...before, ...patch(before), version: before.version + 1, updatedAt: at }
  const changedClient =
    patchedClient.email === before.email ? patchedClient : withoutStop(patchedClient)
  const fields = changedFields(before, changedClient)
  if (fields.length === 0 && said === undefined)
    return { answer: answerOf(listedClientOf(before)), version: expectedVersion }

  const words = said ?? saidOf(before, changedClient)
  const update =
    words &&
    clientUpdateOf(changedClient, { ...words, id: deps.makeId('update'), at, agent, agency })
  const after = update === undefined ? changedClient : { ...changedClient, latestUpdate: update }
  const { version } = after
  const answer = answerOf(listedClientOf(after))
  const details = { fields: fields.join(', ') }
  const audit = [
    clientAudit(after, {
      id: deps.makeId('audit'),
      action: 'agent_updated_client',
      principal,
      agent,
      details,
      at,
    }),
  ]
  await deps.clients
    .save({ before, after, audit, update, answer: keep(answer, version) })
    .catch((error: unknown) => {
      if (!(error instanceof ClientChangedMeanwhile)) throw error
      throw error.current === undefined
        ? new AppError('record.not-found')
        : staleClient(expectedVersion, error.current)
    })
  return { answer, version }
}

/** A new address, and one that is tried again, may get mails. */
export function withoutStop({ mailStop: _, ...client }: ClientRecord): ClientRecord {
  return client
}

interface Written extends Said {
  readonly id: string
  readonly at: string
  readonly agent: AgentRecord
  readonly agency: AgencyRecord
}

/** An entry of a client's history, as the client stands after it. */
export function clientUpdateOf(
  { status }: ClientRecord,
  { id, at, text, itinerary, agent, agency }: Written,
): ClientUpdate {
  return {
    id,
    timestamp: at,
    status,
    text,
    itinerary,
    agent: { id: agent.id, fullName: nameOf(agent) },
    agency: { id: agency.id, name: agency.name },
  }
}

/** What the history says of a change by itself; undefined of one that it does not tell. */
function saidOf(before: ClientRecord, after: ClientRecord): Said | undefined {
  if (before.archived !== after.archived) return { text: after.archived ? 'Archived' : 'Restored' }
  return before.status === after.status ? undefined : { text: '' }
}

function staleClient(expectedVersion: number, current: ClientRecord): AppError {
  const facts = {
    expectedVersion,
    actualVersion: current.version,
    current: listedClientOf(current),
  }
  return new AppError('record.changed', facts)
}

const everMoved: readonly string[] = ['version', 'updatedAt']

function changedFields(before: ClientRecord, after: ClientRecord): string[] {
  const storedFields = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(storedFields.get(field)))
    .flatMap(([field]) => (everMoved.includes(field) ? [] : [field]))
}
