import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AgencyId } from '#shared/ids/ids'
import { api, apiReply } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'
import { type AuditView, whereOf } from '../model/audit-view'

export type AuditRow = Answer<'GET /api/AuditTrail'>[number]

const pageSize = 50

/** Whose trail a view shows. */
function placeOf({ agency }: AuditView): {
  readonly agencies?: 'all'
  readonly agencyId?: AgencyId
} {
  if (agency === 'all') return { agencies: 'all' }
  return agency === '' ? {} : { agencyId: agency as AgencyId } // the server refuses what is none
}

export const auditQuery = (view: AuditView) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'list', view],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const filter = JSON.stringify({ where: whereOf(view), limit: pageSize })
      const query = { filter, ...placeOf(view), ...(cursor === '' ? {} : { cursor }) }
      const { answer, cursor: next } = await apiReply('GET /api/AuditTrail', { query, signal })
      return { rows: answer, next }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const auditCountQuery = (view: AuditView) =>
  queryOptions({
    queryKey: ['audit', 'count', view],
    queryFn: ({ signal }) =>
      api('GET /api/AuditTrail/count', {
        query: { where: JSON.stringify(whereOf(view)), ...placeOf(view) },
        signal,
      }),
  })

const maxRows = 100_000

/** Everything that a view selects as one file, page by page. */
export async function auditCsv(view: AuditView): Promise<string> {
  const pages: string[] = []
  let cursor: string | undefined
  do {
    const query = {
      filter: JSON.stringify({ where: whereOf(view) }),
      ...placeOf(view),
      ...(cursor && { cursor }),
    }
    const page = await apiReply('GET /api/AuditTrail/csv', { query })
    pages.push(page.answer)
    cursor = page.cursor
  } while (cursor !== undefined && pages.length * 1_000 < maxRows)
  return pages.join('')
}

/** All agencies, for superadmins. */
export const agenciesQuery = queryOptions({
  queryKey: ['agencies'],
  queryFn: ({ signal }) => api('GET /api/Agencies', { signal }),
})

/** The people of an agency, to choose from. */
export const peopleQuery = (id: AgencyId) =>
  queryOptions({
    queryKey: ['agents', id],
    queryFn: ({ signal }) => api('GET /api/Agencies/{id}/agents', { params: { id }, signal }),
  })

/** Clients and trips whose names contain a text. */
export const aboutQuery = (q: string) =>
  queryOptions({
    queryKey: ['audit', 'about', q],
    queryFn: ({ signal }) => api('GET /api/Info/search', { query: { term: q }, signal }),
    select: ({ clients, itineraries }) => [...clients, ...itineraries],
    enabled: q.trim().length > 1,
  })
