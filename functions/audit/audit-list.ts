import { isSuperadmin } from '#shared/access/roles'
import { fieldsOf } from '#shared/catalogue/fields-of'
import { parseFilter } from '#shared/catalogue/filter'
import type { Where, Whitelist } from '#shared/catalogue/filter-types'
import { matches } from '#shared/catalogue/matches'
import { refuseFilter } from '#shared/catalogue/refuse-filter'
import { addMonths, monthOf } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { allAgencyIds } from '../data/people/agency-store'
import type { AuditEntry } from '../data/people/audit-store'
import { type AuditPlace, type AuditSpan, auditTrail } from '../data/people/audit-trail'
import type { Table } from '../data/table/table-access'
import type { Clock } from '../runtime/clock'
import type { AgencyPrincipal } from '../runtime/own'

export const auditListMakers = { trail: trailReader }

/** `by` is whoever did it, `masqueradedBy` who was signed in as them. */
export const auditWhitelist: Whitelist = {
  filter: {
    ...fieldsOf('string', 'id action agentId clientId itineraryId by byKind masqueradedBy'),
    ...fieldsOf('date', 'timestamp'),
  },
  order: ['timestamp', 'id'],
  fields: [],
  include: [],
}

/** How far back entries are looked for unless a filter names a time. */
const monthsBack = 24
/** Entries that one call looks at: what matches seldom is found page by page. */
const maxLookedAt = 5_000

interface Asked {
  readonly principal: AgencyPrincipal
  readonly clock: Clock
  readonly query: {
    readonly filter?: string | undefined
    readonly cursor?: string | undefined
    readonly agencies?: 'all' | undefined
  }
  /** In place of the filter's own. */
  readonly limit?: number
}

/** The audit trails as calls read them. */
function trailReader(table: Table) {
  const agenciesOf = async ({ principal, query }: Pick<Asked, 'principal' | 'query'>) => {
    if (query.agencies !== 'all') return [principal.agencyId]
    if (principal.kind !== 'agent' || !isSuperadmin(principal))
      throw new AppError('record.not-found')
    return allAgencyIds(table)
  }
  return {
    /** A page of entries, and where it ended when there may be more. */
    async page(
      asked: Asked,
    ): Promise<{ readonly entries: AuditEntry[]; readonly next: string | undefined }> {
      const { where, order, limit: own, skip } = parseFilter(asked.query.filter, auditWhitelist)
      const limit = asked.limit ?? own
      const isAscending = order[0]?.direction === 'ascending'
      if (order.some(({ direction }) => (direction === 'ascending') !== isAscending))
        refuseFilter('order', 'must go one way')
      const after = asked.query.cursor === undefined ? undefined : placeOf(asked.query.cursor)
      const span = {
        ...spanOf(where, asked.clock),
        agencies: await agenciesOf(asked),
        isAscending,
        after,
      }
      const isMatch = matches<AuditEntry>(where, access)
      const entries: AuditEntry[] = []
      let [looked, left] = [0, after === undefined ? skip : 0]
      for await (const entry of auditTrail(table, span)) {
        looked += 1
        if (isMatch(entry) && left-- <= 0) entries.push(entry)
        if (entries.length === limit || looked === maxLookedAt)
          return { entries, next: cursorOf(entry) }
      }
      return { entries, next: undefined }
    },
    async count(where: Where, asked: Asked): Promise<number> {
      const isMatch = matches<AuditEntry>(where, access)
      const span = {
        ...spanOf(where, asked.clock),
        agencies: await agenciesOf(asked),
        isAscending: false,
      }
      let count = 0
      for await (const entry of auditTrail(table, span)) if (isMatch(entry)) count += 1
      return count
    },
  }
}

const readers = new Map<string, (entry: AuditEntry) => unknown>([
  ['by', ({ by }) => by.id],
  ['byKind', ({ by }) => by.kind],
  ['masqueradedBy', ({ by }) => by.masqueradedBy],
  ['id', ({ id }) => id],
  ['action', ({ action }) => action],
  ['agentId', ({ agentId }) => agentId],
  ['clientId', ({ clientId }) => clientId],
  ['itineraryId', ({ itineraryId }) => itineraryId],
  ['timestamp', ({ timestamp }) => timestamp],
])
const access = { read: (field: string) => readers.get(field) ?? (() => undefined) }

/**
 * The time that every entry of a where clause lies in: within the last years, unless it names
 * another.
 */
function spanOf(where: Where, clock: Clock): Pick<AuditSpan, 'from' | 'until'> {
  const thisMonth = monthOf(clock.today())
  const bounds = (where.kind === 'and' ? where.of : [where]).flatMap(
    (part): [string | undefined, string | undefined][] => {
      if (part.kind === 'and' || part.kind === 'or' || part.field !== 'timestamp') return []
      if (part.kind === 'between') return [[textOf(part.value[0]), textOf(part.value[1])]]
      if (part.kind === 'gt' || part.kind === 'gte') return [[textOf(part.value), undefined]]
      return part.kind === 'lt' || part.kind === 'lte' ? [[undefined, textOf(part.value)]] : []
    },
  )
  const from =
    bounds.map(([low]) => low).find((low) => low !== undefined) ?? addMonths(thisMonth, -monthsBack)
  const until = bounds.map(([, high]) => high).find((high) => high !== undefined) ?? thisMonth
  const [first, last] = [from < earliest ? earliest : from, addMonths(thisMonth, 1)]
  // A day is meant with all of its hours: the condition itself decides what of it counts.
  return { from: first, until: `${until > last ? last : until}~` }
}

/** Nothing was written before. */
const earliest = '2020-01'
const textOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d/.test(value) ? value : undefined

const cursorOf = ({ timestamp, id }: AuditPlace): string =>
  Buffer.from(`${timestamp}#${id}`).toString('base64url')

/** @throws AppError request.invalid naming query.cursor */
function placeOf(cursor: string): AuditPlace {
  const [timestamp = '', id = '', ...more] = Buffer.from(cursor, 'base64url')
    .toString('utf8')
    .split('#')
  const isPlace =
    /^\d{4}-(0[1-9]|1[0-2])-\d\dT[\d:.]+Z$/.test(timestamp) &&
    /^[\w-]+$/.test(id) &&
    more.length === 0
  if (!isPlace) refuseField('query.cursor', 'must be the cursor of an earlier page')
  return { timestamp, id }
}
