import { addMonths, type CalendarMonth } from '#shared/dates/calendar-date'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import type { ItineraryId } from '#shared/ids/ids'
import {
  eraseAudit,
  eraseHookEvents,
  eraseImportNames,
  eraseInDepartures,
} from '../data/client-privacy/erase-names'
import {
  eraseAcceptances,
  eraseFiles,
  eraseImportRows,
  eraseListLog,
  eraseMails,
  erasePortal,
  eraseRecords,
} from '../data/client-privacy/erase-places'
import { eraseTasks } from '../data/client-privacy/erase-tasks'
import { eraseInTrip } from '../data/client-privacy/erase-trip'
import { type Erasure, erasureStore } from '../data/client-privacy/erasure-store'
import { type Subject, subjectOf, tripIdsOf } from '../data/client-privacy/subject'
import { itinerariesOfAgency, itineraryOfPk } from '../data/table/keys'
import type { Table } from '../data/table/table-access'
import { theFiles } from '../media/the-files'
import { log } from '../runtime/log'
import type { Deps } from '../runtime/use-case'

export const erasureMakers = {
  erasures: erasureStore,
  files: theFiles,
  table: (table: Table) => table,
}
export type ErasureDeps = Deps<typeof erasureMakers>

/** An erasure that has yet to begin. */
export const newErasure = (of: Pick<Erasure, 'agencyId' | 'clientId' | 'by'>): Erasure => ({
  ...of,
  ids: [of.clientId],
  trips: [],
  copies: [],
  step: 0,
  isDone: false,
  since: new Date().toISOString(), // by the clock that the log of the lists goes by
})

/**
 * After this long, every write that was in progress has ended, all indexes show it, and it is
 * looked for once more.
 */
const settledMs = 10 * 60_000
/** Trips that are looked through at once. */
const tripsAtOnce = 20

interface Run {
  readonly erasure: Erasure
  readonly subject: Subject
  readonly deps: ErasureDeps
}
/** A step tells where it is after each part: the place to go on from, or trips that it found. */
type Step = (run: Run) => AsyncGenerator<Partial<Found> & { readonly place?: string }>
/** Trips in which something of theirs was, and what had been copied from those. */
interface Found {
  readonly trips: readonly ItineraryId[]
  readonly copies: readonly ItineraryId[]
}

/**
 * Each may be done again from any place. The client's own record goes near the end: by it the other
 * places are found.
 */
const steps: readonly Step[] = [
  async function* portal({ subject, deps }) {
    await erasePortal(deps.table, subject)
    yield {}
  },
  async function* ownTrips(run) {
    for (const id of await tripIdsOf(run.deps.table, run.subject)) yield await eraseIn([id], run)
  },
  /**
   * Trips that were theirs once, or were copied from theirs by hand: all of the agency are looked
   * through.
   */
  async function* otherTrips(run) {
    const pk = itinerariesOfAgency(run.erasure.agencyId)
    let { place } = run.erasure
    do {
      const { items } = await run.deps.table.page({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :all AND gsi1sk > :after',
        ExpressionAttributeValues: { ':all': pk, ':after': place ?? ' ' },
        Limit: tripsAtOnce,
      })
      const ids = items.map((item) => itineraryOfPk(item.pk).id)
      place = ids.at(-1)
      const outcome = await eraseIn(ids, run)
      if (place !== undefined) yield { place, ...outcome }
    } while (place !== undefined)
  },
  async function* documents({ subject, erasure: { trips, copies }, deps }) {
    await eraseFiles(deps.table, { subject, trips, copies, files: deps.files })
    await eraseHookEvents(deps.table, { subject, trips, copies })
    await eraseInDepartures(deps.table, { subject, trips })
    await eraseTasks(deps.table, { subject, trips })
    await eraseMails(deps.table, subject)
    yield {}
  },
  async function* imports({ subject, deps }) {
    await eraseImportRows(deps.table, subject)
    await eraseImportNames(deps.table, subject)
    await eraseAcceptances(deps.table, subject)
    yield {}
  },
  async function* auditTrail({ subject, erasure, deps }) {
    const first = subject.records.map(({ createdDate }) => createdDate).sort()[0] ?? erasure.since
    let month = calendarMonthSchema.parse(erasure.place ?? first.slice(0, 7))
    for (const last = deps.clock.today().slice(0, 7); month <= last; month = addMonths(month, 1)) {
      const { trips, copies } = erasure
      await eraseAudit(deps.table, { subject, trips, copies, month: month as CalendarMonth })
      yield { place: month }
    }
  },
  async function* records({ subject, erasure: { agencyId, clientId, by, trips }, deps }) {
    await eraseRecords(deps.table, subject, {
      id: deps.makeId('audit'),
      agencyId,
      clientId,
      by,
      timestamp: deps.clock.now().toISOString(),
      action: by.kind === 'agent' ? 'agent_erased_client' : 'system_erased_client',
      details: { trips: trips.length },
      ...(by.kind === 'agent' && { agentId: by.id }),
    })
    yield {}
  },
  async function* listLog({ subject, erasure: { trips, copies, since }, deps }) {
    await eraseListLog(deps.table, { subject, trips: [...trips, ...copies], before: since })
    yield {}
  },
]

async function eraseIn(
  ids: readonly ItineraryId[],
  { subject, erasure, deps }: Run,
): Promise<Found> {
  const { clientId, by, since } = erasure
  const entry = {
    at: deps.clock.now().toISOString(),
    by,
    action: 'erased',
    requestId: `erasure-${clientId}`,
  }
  const erasures = await Promise.all(
    ids.map((id) => eraseInTrip(deps.table, id, { subject, entry, since })),
  )
  return {
    trips: ids.filter((_id, at) => erasures[at]?.isTheirs),
    copies: erasures.flatMap(({ copies }) => copies),
  }
}

/**
 * Goes on with an erasure: through all steps, and once more ten minutes later for what was being
 * written meanwhile. It may be called any number of times, also after a crash.
 * @param forMs - begins nothing more after this long
 */
export async function eraseSome(
  begun: Erasure,
  deps: ErasureDeps,
  forMs: number,
): Promise<Erasure> {
  const until = Date.now() + forMs
  let erasure = begun
  const { agencyId, clientId } = erasure
  if (
    erasure.erasedAt !== undefined &&
    deps.clock.now().getTime() < Date.parse(erasure.erasedAt) + settledMs
  )
    return erasure
  const save = async (change: Partial<Erasure>) => {
    erasure = { ...erasure, ...change }
    await deps.erasures.save(erasure)
  }
  for (let step = steps[erasure.step]; step !== undefined; step = steps[erasure.step]) {
    const subject = await subjectOf(deps.table, { agencyId, clientId, known: erasure.ids })
    for await (const { place, ...found } of step({ erasure, subject, deps })) {
      const trips = [...new Set([...erasure.trips, ...(found.trips ?? [])])]
      const copies = [...new Set([...erasure.copies, ...(found.copies ?? [])])]
      const isNews = trips.length + copies.length > erasure.trips.length + erasure.copies.length
      if (place !== undefined || isNews) await save({ place, trips, copies })
      if (place !== undefined && Date.now() >= until) return erasure
    }
    await save({ step: erasure.step + 1, place: undefined, ids: [...subject.ids] })
    if (Date.now() >= until && steps[erasure.step] !== undefined) return erasure
  }
  const isDone = erasure.erasedAt !== undefined
  await save({ step: 0, erasedAt: erasure.erasedAt ?? deps.clock.now().toISOString(), isDone })
  if (isDone) log.info('client.erased', { clientId, trips: erasure.trips.length })
  return erasure
}
