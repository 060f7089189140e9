import { type AuditRow, auditRoutes } from '#shared/api/audit'
import { auditDetailWords } from '#shared/audit/audit-details'
import { auditActionWords } from '#shared/audit/audit-words'
import { csvOf, spreadsheetCsv } from '#shared/format/csv'
import { auditStore } from '../../data/people/audit-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { auditListMakers } from '../audit-list'
import { auditRowMaker } from '../audit-rows'
import { noteAllTrails } from '../note-all-trails'

const makers = { ...auditListMakers, rows: auditRowMaker, audit: auditStore }

/**
 * A page of what a filter selects; the first one begins with the titles, so that pages in a row
 * make one file.
 */
export const getAuditTrailCsv = useCase(
  auditRoutes.getAuditTrailCsv,
  async ({ query, principal }, deps: Deps<typeof makers>) => {
    const { entries, next } = await deps.trail.page({
      principal,
      query,
      clock: deps.clock,
      limit: rowsOfAPage,
    })
    await noteAllTrails({ query, principal }, deps)
    const rows = (await deps.rows(entries)).map((row) => columns.map(([, tell]) => tell(row)))
    const text =
      query.cursor === undefined
        ? spreadsheetCsv([columns.map(([title]) => title), ...rows])
        : csvOf(rows)
    return reply<typeof auditRoutes.getAuditTrailCsv>(text, {
      headers: {
        'content-disposition': `attachment; filename="audit-trail-${deps.clock.today()}.csv"`,
        ...(next === undefined ? {} : { 'x-next-cursor': next }),
      },
    })
  },
)

const rowsOfAPage = 1_000

const columns: readonly (readonly [title: string, tell: (row: AuditRow) => string | undefined])[] =
  [
    ['Time (UTC)', ({ timestamp }) => timestamp],
    ['Agency', ({ agencyName }) => agencyName],
    ['Who', ({ by }) => by.name],
    ['Signed in by', ({ by }) => by.masqueradedBy && (by.masqueraderName ?? 'Superadmin')],
    ['Action', ({ action }) => auditActionWords(action)],
    ['Agent', ({ agentName }) => agentName],
    ['Client', ({ clientName }) => clientName],
    ['Itinerary', ({ itineraryName }) => itineraryName],
    ['Details', ({ details, names }) => auditDetailWords(details, names)],
    ['Action code', ({ action }) => action],
    ['Who id', ({ by }) => by.id],
    ['Client id', ({ clientId }) => clientId],
    ['Itinerary id', ({ itineraryId }) => itineraryId],
    ['Entry id', ({ id }) => id],
  ]

export const handler = lambdaFor(getAuditTrailCsv, makers)
