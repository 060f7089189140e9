import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AgencyId, ClientId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'
import { type ClientListView, orderOfView, whereOfView } from '../model/client-list-view'

export type ListedClient = Answer<'GET /api/Clients'>[number]

/** Rows of a page of the list; the server gives at most as many. */
export const pageSize = 100

/** A page of the list by its number: any part of it can be read without those before. */
export const clientPageQuery = (view: ClientListView, page: number) =>
  queryOptions({
    queryKey: ['clients', 'list', view, page],
    queryFn: ({ signal }) =>
      api('GET /api/Clients', { query: { filter: filterOf(view, page) }, signal }),
    staleTime: 30_000,
  })

export const clientCountQuery = (view: ClientListView) =>
  queryOptions({
    queryKey: ['clients', 'count', whereOfView(view)],
    queryFn: ({ signal }) =>
      api('GET /api/Clients/count', {
        query: { where: JSON.stringify(whereOfView(view)) },
        signal,
      }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })

/** The people of the agency, for lead agents. */
export const agentsQuery = (id: AgencyId) =>
  queryOptions({
    queryKey: ['agents', id],
    queryFn: ({ signal }) => api('GET /api/Agencies/{id}/agents', { params: { id }, signal }),
  })

/** The ids of the first clients of a list, for choosing all of them. */
export async function clientIdsOf(view: ClientListView, count: number): Promise<ClientId[]> {
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, page) =>
    api('GET /api/Clients', { query: { filter: filterOf(view, page) } }),
  )
  return (await Promise.all(pages)).flatMap((clients) => clients.map(({ id }) => id))
}

const filterOf = (view: ClientListView, page: number): string =>
  JSON.stringify({
    where: whereOfView(view),
    order: orderOfView(view),
    include: ['itineraryCount'],
    limit: pageSize,
    skip: page * pageSize,
  })
