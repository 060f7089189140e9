import type { CalendarMonth } from '#shared/dates/calendar-date'
import type { OptionKey, SupplierCode } from '#shared/ids/ids'
import type { PlannedWrite } from '../table/commit'
import { allotmentKey } from '../table/keys'
import type { Refusal } from '../table/refusals'
import type { TableWrite } from '../table/table-access'
import { putFields } from '../table/update'
import { type AllotmentMonth, allotmentOfItem, dayAttribute } from './allotment-records'

/**
 * Rooms that are to be taken from a month (above 0) or given back to it (below 0), by day of the
 * month.
 */
export interface AllotmentMove {
  readonly supplierCode: SupplierCode
  readonly optionKey: OptionKey
  readonly month: CalendarMonth
  readonly days: ReadonlyMap<number, number>
}

/**
 * Thrown when months do not have what was to be taken: with what they have; an absent month has
 * nothing.
 */
export class AllotmentsRefused extends Error {
  override readonly name = 'AllotmentsRefused'
  constructor(readonly months: readonly AllotmentMonth[]) {
    super('The rooms are not there')
  }
}

/**
 * The writes that move rooms, one a month of a room type, each conditional on every one of its
 * nights: taking `n` needs a count of at least `n`, giving back needs a count. So counts never fall
 * below zero, and a code (−1, −2, −3) stays a code. They have to stand one after the other in their
 * transaction.
 */
export function allotmentWrites(moves: readonly AllotmentMove[]): PlannedWrite[] {
  return moves.map((move, place) => ({
    write: updateOf(move),
    refused: (_old, all) => new AllotmentsRefused(refusedMonths(all, { moves, place })),
  }))
}

/** The write that sets the counts of some days of a month, whatever they were; other days stay. */
export function setAllotments({
  supplierCode,
  optionKey,
  month,
  days,
  copiedAt,
}: AllotmentMonth): TableWrite {
  const values = [...days].map(([day, count]) => [dayAttribute(day), count] as const)
  const all = copiedAt === undefined ? values : [...values, ['at', copiedAt] as const]
  return putFields(allotmentKey(supplierCode, month, optionKey), Object.fromEntries(all))
}

function updateOf({ supplierCode, optionKey, month, days }: AllotmentMove): PlannedWrite['write'] {
  const dayCounts = [...days].map(([day, count]) => ({ day: dayAttribute(day), count }))
  const counts = [...new Set(dayCounts.map(({ count }) => count))]
  const nameOf = (count: number) => `:n${counts.indexOf(count)}`
  const givesBack = dayCounts.some(({ count }) => count < 0)
  return {
    Update: {
      Key: allotmentKey(supplierCode, month, optionKey),
      UpdateExpression: `SET ${dayCounts.map(({ day, count }) => `${day} = ${day} - ${nameOf(count)}`).join(', ')}`,
      ConditionExpression: dayCounts
        .map(({ day, count }) => `${day} >= ${count < 0 ? ':none' : nameOf(count)}`)
        .join(' AND '),
      ExpressionAttributeValues: {
        ...Object.fromEntries(counts.map((count) => [nameOf(count), count])),
        ...(givesBack ? { ':none': 0 } : {}),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  }
}

interface FirstRefused {
  readonly moves: readonly AllotmentMove[]
  /** Of the move whose refusal decided the error: the first of all that were refused. */
  readonly place: number
}

/** What the months of all refused moves hold; one that is absent holds nothing. */
function refusedMonths(all: readonly Refusal[], { moves, place }: FirstRefused): AllotmentMonth[] {
  const conditionRefusals = all.filter(({ reason }) => reason === 'condition')
  const before = (conditionRefusals[0]?.index ?? 0) - place
  return conditionRefusals.flatMap(({ index, old }) => {
    const move = moves[index - before]
    if (move === undefined) return []
    const { supplierCode, optionKey, month } = move
    const nothing = {
      supplierCode,
      optionKey,
      month,
      days: new Map<number, number>(),
      copiedAt: undefined,
    }
    return [old === undefined ? nothing : allotmentOfItem(old, supplierCode)]
  })
}
