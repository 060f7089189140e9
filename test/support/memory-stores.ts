import { AppError } from '#shared/errors/app-error'
import type { AgencyId, ClientId, ItineraryId } from '#shared/ids/ids'
import { heldUntil, isRefundOwed } from '#shared/itinerary/hold-clock'
import { otherPayers } from '#shared/itinerary/payers'
import { isInFlight } from '#shared/itinerary/states'
import { numberPapers, type PaperKind, paperNumber } from '#shared/payments/paper-numbers'
import {
  ClientChangedMeanwhile,
  clientItems,
  emailExists,
} from '../../functions/data/clients/client-change'
import { type ClientRecord, nameOf } from '../../functions/data/clients/client-records'
import type { ClientStore } from '../../functions/data/clients/client-store'
import type { CostChange, HistoryEntry } from '../../functions/data/itineraries/history'
import { ChangedMeanwhile, hasSameContent } from '../../functions/data/itineraries/itinerary-change'
import { contentOf } from '../../functions/data/itineraries/itinerary-item'
import {
  type ItineraryContent,
  type StoredItinerary,
  summaryOf,
} from '../../functions/data/itineraries/itinerary-records'
import type { ItineraryStore } from '../../functions/data/itineraries/itinerary-store'
import { type ClientLine, clientLines } from '../../functions/data/lists/client-lines'
import { Columns, type Line, type ListShape } from '../../functions/data/lists/columns'
import type { ListReader } from '../../functions/data/lists/list-reader'
import { type TripLine, tripLines } from '../../functions/data/lists/trip-lines'
import type { PaymentStore } from '../../functions/data/payments/payment-store'
import type { AuditEntry } from '../../functions/data/people/audit-store'
import {
  AnsweredBefore,
  type AnswerStore,
  type KeptAnswer,
} from '../../functions/data/table/idempotency'

/**
 * Stores in memory, by the same rules as those in the table: the contract suites run against both.
 */
export interface MemoryStores {
  readonly itineraries: ItineraryStore
  readonly clients: ClientStore
  readonly answers: AnswerStore
  readonly clientList: ListReader<ClientLine>
  readonly tripList: ListReader<TripLine>
  /** Without charges: nothing was paid through a provider. */
  readonly payments: Pick<PaymentStore, 'find'>
  /** All that was written beside the records. */
  readonly audit: AuditEntry[]
  readonly costChanges: CostChange[]
}

export function memoryStores(): MemoryStores {
  const trips = new Map<string, StoredItinerary>()
  const history = new Map<string, HistoryEntry[]>()
  const clients = new Map<string, ClientRecord>()
  const kept = new Map<string, KeptAnswer>()
  const audit: AuditEntry[] = []
  const costChanges: CostChange[] = []
  const changesOf = new Map<CostChange, string>()
  const contents = new Map<string, ItineraryContent>()

  const keep = (answer: KeptAnswer | undefined, write: boolean) => {
    if (answer === undefined) return
    const before = keptFor(answer)
    if (before !== undefined) throw new AnsweredBefore(before)
    if (write) kept.set(`${answer.agencyId} ${answer.key}`, answer)
  }
  const keptFor = ({ agencyId, key, requestHash, now }: Omit<KeptAnswer, 'body' | 'version'>) => {
    const found = kept.get(`${agencyId} ${key}`)
    if (found === undefined || found.now.getTime() + 86_400_000 <= now.getTime()) return undefined
    if (found.requestHash !== requestHash)
      throw new AppError('request.idempotency-mismatch', { key })
    return { body: found.body, version: found.version }
  }
  const tripsOf = (agencyId: AgencyId) =>
    [...trips.values()].filter(({ record }) => record.agencyId === agencyId)

  const papers = new Map<string, number>()

  const itineraries: ItineraryStore = {
    async get(agency, id) {
      return trips.get(keyOf(agency, id))
    },
    async save({ before, after: changed, entry, costChange, audit: entries = [], ...change }) {
      const { agencyId, id, version, state } = changed.record
      const key = keyOf(agencyId, id)
      const year = entry.at.slice(0, 4)
      const take = (kind: PaperKind) => {
        const name = `${agencyId} ${kind} ${year}`
        const count = (papers.get(name) ?? 0) + 1
        papers.set(name, count)
        return paperNumber(kind, { year, count })
      }
      const after = {
        ...changed,
        record: numberPapers(changed.record, { at: entry.at, take }),
      }
      const answer = typeof change.answer === 'function' ? change.answer(after) : change.answer
      keep(answer, false)
      const stored = trips.get(key)
      if (stored?.record.version !== before?.record.version) throw new ChangedMeanwhile(stored)
      keep(answer, true)
      const isNew = before === undefined || !hasSameContent(before, after)
      const contentVersion = isNew ? version : before.contentVersion
      const work = isInFlight(state) ? after.work : undefined
      const done = work === undefined ? undefined : after.done
      trips.set(key, { ...after, work, contentVersion, done })
      history.set(key, [{ ...entry, version, state, contentVersion }, ...(history.get(key) ?? [])])
      audit.push(...entries)
      if (isNew) contents.set(`${key} ${version}`, contentOf(after))
      if (costChange !== undefined) {
        costChanges.push(costChange)
        changesOf.set(costChange, key)
      }
      return after
    },
    async noteProgress({ record, work }, count) {
      const key = keyOf(record.agencyId, record.id)
      const stored = trips.get(key)
      if (stored?.work !== undefined && stored.work.token === work?.token)
        trips.set(key, { ...stored, done: count })
    },
    async ofClient(agencyId, clientId) {
      const own = tripsOf(agencyId).filter(({ record }) => record.clientId === clientId)
      return own.map(summaryOf).sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    },
    async paidBy(agencyId, clientId) {
      return tripsOf(agencyId).flatMap((trip) =>
        otherPayers(trip.record).includes(clientId) ? [summaryOf(trip)] : [],
      )
    },
    async history({ agency, id }, { limit, below = Number.POSITIVE_INFINITY }) {
      return (history.get(keyOf(agency, id)) ?? [])
        .filter(({ version }) => version < below)
        .slice(0, limit)
    },
    async heldUntil(instant) {
      return [...trips.values()].filter(
        ({ record }) => (heldUntil(record) ?? '~') <= instant.toISOString(),
      )
    },
    async refundsOwedSince(before) {
      const owing = [...trips.values()].filter(({ record }) => isRefundOwed(record))
      return owing.filter(({ record }) => record.updatedAt < before.toISOString())
    },
    async content(agency, id, version) {
      return contents.get(`${keyOf(agency, id)} ${version}`)
    },
    async costChanges(agency, id, limit) {
      return costChanges
        .filter((change) => changesOf.get(change) === keyOf(agency, id))
        .reverse()
        .slice(0, limit)
    },
    async inFlightSince(before) {
      const flying = [...trips.values()].filter(({ record }) => isInFlight(record.state))
      return flying.filter(({ work }) => (work?.since ?? '') < before.toISOString())
    },
  }

  const clientStore: ClientStore = {
    getOne: async (agency, id) => clients.get(keyOf(agency, id)),
    async get(agency, id) {
      let client = clients.get(keyOf(agency, id))
      while (client?.mergedInto !== undefined)
        client = clients.get(keyOf(agency, client.mergedInto))
      return client
    },
    async withTrips(agency, id) {
      const client = clients.get(keyOf(agency, id))
      return client === undefined
        ? undefined
        : { client, trips: await itineraries.ofClient(agency, id) }
    },
    byEmail: async (agency, email) => clientWith(agency, email),
    hasEmail: async (agency, email) => clientWith(agency, email) !== undefined,
    async save({ before, after, audit: entries = [], answer }) {
      keep(answer, false)
      const key = keyOf(after.agencyId, after.id)
      const stored = clients.get(key)
      if (stored?.version !== before?.version) throw new ClientChangedMeanwhile(stored)
      const other = clientWith(after.agencyId, after.email)
      if (other !== undefined && other.id !== after.id) throw emailExists()
      keep(answer, true)
      clients.set(key, after)
      audit.push(...entries)
      for (const [at, trip] of trips) {
        if (trip.record.clientId !== after.id) continue
        trips.set(at, { ...trip, people: { ...trip.people, clientData: { name: nameOf(after) } } })
      }
    },
  }
  const clientWith = (agency: AgencyId, email: string) =>
    [...clients.values()].find(
      (client) => client.agencyId === agency && client.email.toLowerCase() === email.toLowerCase(),
    )

  return {
    itineraries,
    clients: clientStore,
    clientList: listOf(clientLines, (agency) =>
      [...clients.values()]
        .filter(({ agencyId }) => agencyId === agency)
        .map((client) => clientLines.lineIn(clientItems(client).client)),
    ),
    payments: { find: async () => ({ line: undefined, charges: undefined }) },
    tripList: listOf(tripLines, (agency) => tripsOf(agency).map(summaryOf)),
    answers: {
      find: async (request) => keptFor(request),
      keep: async (answer) => keep(answer, true),
    },
    audit,
    costChanges,
  }
}

const keyOf = (agency: AgencyId, id: ItineraryId | ClientId) => `${agency} ${id}`

/** A list made anew for each question, from the records themselves. */
const listOf = <L extends Line>(
  kind: ListShape,
  linesOf: (agency: AgencyId) => readonly L[],
): ListReader<L> => {
  const now = async (agency: AgencyId) => {
    const columns = new Columns<L>(kind)
    for (const line of linesOf(agency)) columns.put(line)
    return columns
  }
  return { now, snapshot: async (agency) => ({ columns: await now(agency), readAt: 0 }) }
}
