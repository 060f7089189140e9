import { notingWork } from '../../data/config/work-notes'
import { mediaLines } from '../../data/library/media-lines'
import { clientLines } from '../../data/lists/client-lines'
import type { Line } from '../../data/lists/columns'
import { type DueList, dueLists, notePacked } from '../../data/lists/due-lists'
import type { ListKind } from '../../data/lists/list-kind'
import { listReader } from '../../data/lists/list-reader'
import { keepSnapshot, snapshotTime } from '../../data/lists/list-snapshot'
import { paymentLines } from '../../data/lists/payment-lines'
import { tripLines } from '../../data/lists/trip-lines'
import type { Table } from '../../data/table/table-access'
import { theTable } from '../../data/table/the-table'
import { type Clock, systemClock } from '../../runtime/clock'
import { log } from '../../runtime/log'
import { overAll } from '../../runtime/over-all'
import { setAside } from '../../runtime/set-aside'

/**
 * Minimum time between two packings of a list; until then its snapshot plus the changes suffice.
 */
const freshMs = 3_600_000

/**
 * Packs the lists that changed often since they were packed, so that a new container reads a
 * snapshot and few changes. One that fails stays due and keeps the others waiting no longer than
 * its try.
 */
export async function packLists(table: Table, clock: Clock): Promise<{ packed: number }> {
  let packedCount = 0
  for (const due of await dueLists(table)) {
    try {
      if (clock.now().getTime() - (await snapshotTime(table, due)) < freshMs) continue
      await pack(table, due)
      await notePacked(table, due)
      packedCount += 1
    } catch (error) {
      setAside('lists.not-packed', { agencyId: due.agencyId, list: due.list, cause: String(error) })
    }
  }
  if (packedCount > 0) log.info('lists.packed', { packed: packedCount })
  return { packed: packedCount }
}

function pack(table: Table, { agencyId, list }: DueList): Promise<void> {
  const keep = async <L extends Line>(kind: ListKind<L>) =>
    keepSnapshot(table, {
      kind,
      agencyId,
      snapshot: await listReader(table, kind).snapshot(agencyId),
    })
  if (list === 'media') return keep(mediaLines)
  if (list === 'clients') return keep(clientLines)
  return list === 'trips' ? keep(tripLines) : keep(paymentLines)
}

/** Runs every five minutes. */
export const handler = notingWork(overAll(() => packLists(theTable(), systemClock)))
