import type { ClientId } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isMoving, type MergeRecord } from '../data/client-merges/merge-records'
import { type MergeStore, mergeStore } from '../data/client-merges/merge-store'
import {
  type Between,
  forget,
  type MoveStore,
  moveStore,
  noteMove,
  RecordMoved,
  whileIn,
} from '../data/client-merges/moves'
import { type ClientReads, clientReads } from '../data/clients/client-reads'
import { nameOf } from '../data/clients/client-records'
import { ChangedMeanwhile } from '../data/itineraries/itinerary-change'
import { type ItineraryStore, itineraryStore } from '../data/itineraries/itinerary-store'
import type { PlannedWrite } from '../data/table/commit'
import { itineraryOfPk } from '../data/table/keys'
import type { Key } from '../data/table/table-access'
import { planChange } from '../itineraries/history/plan-change'
import type { Basics } from '../runtime/use-case'

export const mergeMakers = {
  merges: mergeStore,
  moves: moveStore,
  clients: clientReads,
  itineraries: itineraryStore,
}
export interface MergeDeps extends Basics {
  readonly merges: MergeStore
  readonly moves: MoveStore
  readonly clients: ClientReads
  readonly itineraries: Pick<ItineraryStore, 'get' | 'save'>
}

/**
 * After this long, every write that was in progress as the clients were merged has ended and all
 * indexes show it.
 */
export const settledMs = 10 * 60_000

/**
 * Moves what hangs on the one client to the other, or back; each record in a transaction with the
 * entry that says so. Asked again after a crash, it goes on. It is over once nothing was found for
 * ten minutes.
 * @param forMs - begins no move after this long
 */
export async function settleMerge(
  deps: MergeDeps,
  merge: MergeRecord,
  forMs: number,
): Promise<MergeRecord> {
  if (!isMoving(merge)) return merge
  const until = Date.now() + forMs
  const hasTime = () => Date.now() < until
  try {
    const movedCount =
      merge.state === 'moving'
        ? await moveAll(deps, merge, hasTime)
        : await moveAllBack(deps, merge, hasTime)
    const now = deps.clock.now()
    const isOver =
      movedCount === 0 && hasTime() && Date.parse(merge.since) + settledMs <= now.getTime()
    if (movedCount === 0 && !isOver) return merge
    const after = {
      ...merge,
      version: merge.version + 1,
      ...(isOver
        ? { state: merge.state === 'moving' ? ('done' as const) : ('undone' as const) }
        : { since: now.toISOString() }),
    }
    await deps.merges.save(after)
    return after
  } catch (error) {
    if (!(error instanceof RecordMoved)) throw error
    return (await deps.merges.get(merge.agencyId, merge.loseId)) ?? merge
  }
}

/** Trips last: what is in them is found by them. @returns how many records there were */
async function moveAll(
  deps: MergeDeps,
  merge: MergeRecord,
  hasTime: () => boolean,
): Promise<number> {
  const { agencyId, loseId, keepId } = merge
  const between = { agencyId, from: loseId, to: keepId }
  const [trips, entries] = await Promise.all([
    deps.moves.tripKeys(between),
    deps.moves.entries(merge),
  ])
  const tripKeys = entries.flatMap(({ at }) => (at.sk === 'ITINERARY' ? [at] : []))
  const items = await deps.moves.items(between, [...trips, ...tripKeys])
  let count = 0
  for (const item of items) {
    if (!hasTime()) return count
    await deps.moves.move(merge, item, between)
    count += 1
  }
  for (const trip of trips) {
    if (!hasTime()) return count
    const entry = noteMove(merge, { pk: trip.pk, sk: 'ITINERARY' })
    if (await moveTrip(deps, merge, { trip, between, also: [entry] })) count += 1
  }
  return count
}

async function moveAllBack(
  deps: MergeDeps,
  merge: MergeRecord,
  hasTime: () => boolean,
): Promise<number> {
  const { agencyId, loseId, keepId } = merge
  const between = { agencyId, from: keepId, to: loseId }
  const entries = await deps.moves.entries(merge)
  for (const { entry, at } of entries) {
    if (!hasTime()) return entries.length
    if (at.sk === 'ITINERARY') {
      const isBack = await moveTrip(deps, merge, { trip: at, between, also: [forget(entry)] })
      if (!isBack) await deps.moves.forget(entry) // it was given to somebody else since
      continue
    }
    const item = await deps.moves.get(at)
    const isTheirs = item !== undefined && (item.clientId ?? keepId) === keepId
    if (isTheirs) await deps.moves.moveBack(merge, item, { between, entry })
    else await deps.moves.forget(entry)
  }
  return entries.length
}

interface Moving {
  readonly trip: Key
  readonly between: Between
  readonly also: readonly PlannedWrite[]
}
const maxTries = 5

/** Gives a trip with its payments to another client. @returns whether it was the one's */
async function moveTrip(deps: MergeDeps, merge: MergeRecord, moving: Moving): Promise<boolean> {
  const { agencyId, from, to } = moving.between
  const { id } = itineraryOfPk(moving.trip.pk)
  const client = await deps.clients.getOne(agencyId, to)
  for (let tries = 1; ; tries++) {
    const before = await deps.itineraries.get(agencyId, id)
    if (before === undefined || client === undefined || before.record.clientId !== from)
      return false
    const people = { ...before.people, clientData: { name: nameOf(client) } }
    const record = giveTrip(before.record, { from, to, name: nameOf(client) })
    const requestId = `merge-${merge.loseId}`
    const change = planChange(before, record, {
      by: merge.actor,
      action: 'edited',
      requestId,
      makeId: deps.makeId,
      people,
    })
    const entry = { ...change.entry, at: deps.clock.now().toISOString() }
    try {
      await deps.itineraries.save({
        ...change,
        entry,
        also: [...(change.also ?? []), ...moving.also, whileIn(merge)],
      })
      return true
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries === maxTries) throw error
    }
  }
}

/** It stays in its place in lists: nobody has worked on it. */
function giveTrip(
  record: ItineraryRecord,
  { from, to, name }: { readonly from: ClientId; readonly to: ClientId; readonly name: string },
): ItineraryRecord {
  const { client } = record.params
  const params =
    client?.id === from ? { ...record.params, client: { id: to, name } } : record.params
  return { ...record, clientId: to, params, version: record.version + 1 }
}
