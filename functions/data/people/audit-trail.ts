import { addMonths, type CalendarMonth } from '#shared/dates/calendar-date'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import type { AgencyId } from '#shared/ids/ids'
import { auditKey } from '../table/keys'
import type { Item, Table } from '../table/table-access'
import { type AuditEntry, auditEntriesIn } from './audit-store'

/** A span of the audit trails of some agencies, newest or oldest first. */
export interface AuditSpan {
  readonly agencies: readonly AgencyId[]
  /** Instants or what they begin with; both included. */
  readonly from: string
  readonly until: string
  readonly isAscending: boolean
  /** The entry after which to go on. */
  readonly after?: AuditPlace | undefined
}
export type AuditPlace = Pick<AuditEntry, 'timestamp' | 'id'>

/** Items of one page of one partition. */
const pageSize = 100

/**
 * The entries of a span by timestamp, then id, of all agencies together. Each lies in the partition
 * of its month: by itself, or in the index where it stands in the item of the change that it
 * belongs to. Pages are read as they are asked for.
 */
export async function* auditTrail(
  table: Pick<Table, 'page'>,
  span: AuditSpan,
): AsyncGenerator<AuditEntry> {
  const before = orderOf(span.isAscending)
  const sources = span.agencies.flatMap((agency) =>
    [false, true].map((isIndex) => entriesOf(table, { ...span, agency, isIndex })),
  )
  const heads = await Promise.all(
    sources.map(async (source) => ({ source, head: await source.next() })),
  )
  for (;;) {
    const open = heads.filter(({ head }) => head.done !== true)
    const [first, ...others] = open
    if (first === undefined) return
    const next = others.reduce(
      (best, one) => (before(one.head.value, best.head.value) < 0 ? one : best),
      first,
    )
    yield next.head.value
    next.head = await next.source.next()
  }
}

/** Negative where one comes before the other. */
const orderOf = (isAscending: boolean) => (one: AuditPlace, other: AuditPlace) => {
  const [a, b] = [`${one.timestamp}#${one.id}`, `${other.timestamp}#${other.id}`]
  const order = a < b ? -1 : a > b ? 1 : 0
  return isAscending ? order : -order
}

interface Source extends AuditSpan {
  readonly agency: AgencyId
  readonly isIndex: boolean
}

async function* entriesOf(table: Pick<Table, 'page'>, source: Source): AsyncGenerator<AuditEntry> {
  const { from, until, isAscending, after } = source
  const before = orderOf(isAscending)
  const isWanted = (entry: AuditEntry) =>
    entry.timestamp >= from &&
    entry.timestamp <= until &&
    (after === undefined || before(after, entry) < 0)
  for (const month of monthsOf(source)) {
    let start: Item | undefined
    let heldEntries: AuditEntry[] = []
    do {
      const { items, next } = await table.page(queryOf(source, month, start))
      const entries = [...heldEntries, ...items.flatMap(auditEntriesIn)].sort(before)
      // Entries of the last instant may go on in the next page.
      const last = entries.at(-1)?.timestamp
      heldEntries = next === undefined ? [] : entries.filter(({ timestamp }) => timestamp === last)
      yield* entries.slice(0, entries.length - heldEntries.length).filter(isWanted)
      start = next
    } while (start !== undefined)
  }
}

function monthsOf({ from, until, isAscending, after }: AuditSpan): CalendarMonth[] {
  const [low, high] = isAscending
    ? [after?.timestamp ?? from, until]
    : [from, after?.timestamp ?? until]
  const months: CalendarMonth[] = []
  const last = high.slice(0, 7)
  for (
    let month = calendarMonthSchema.parse(low.slice(0, 7));
    month <= last;
    month = addMonths(month, 1)
  )
    months.push(month)
  return isAscending ? months : months.reverse()
}

function queryOf(
  { agency, isIndex, from, until, isAscending, after }: Source,
  month: CalendarMonth,
  start: Item | undefined,
) {
  const [low, high] = isAscending
    ? [after?.timestamp ?? from, until]
    : [from, after?.timestamp ?? until]
  const { pk } = auditKey({ agency, month, at: from, id: '' })
  const [pkName, skName] = isIndex ? ['gsi1pk', 'gsi1sk'] : ['pk', 'sk']
  return {
    ...(isIndex && { IndexName: 'gsi1' }),
    KeyConditionExpression: `${pkName} = :pk AND ${skName} BETWEEN :low AND :high`,
    ExpressionAttributeValues: { ':pk': pk, ':low': low, ':high': `${high}~` },
    ScanIndexForward: isAscending,
    Limit: pageSize,
    ...(start && { ExclusiveStartKey: start }),
  }
}
