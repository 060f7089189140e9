import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { literalLike } from '#shared/catalogue/like-pattern'
import { api } from '../../../lib/api/api'

/** How many clients the list shows at once; typing narrows a longer list. */
export const clientsShown = 50

/** Clients by name, ignoring case (2 §5.4). */
export const clientsQuery = (term: string) =>
  queryOptions({
    queryKey: ['clients', 'by-name', term],
    queryFn: ({ signal }) => {
      const name = term.trim()
      const where =
        name === '' ? {} : { where: { name: { like: literalLike(name), options: 'i' } } }
      return api('GET /api/Clients', {
        query: { filter: JSON.stringify({ ...where, order: 'name ASC', limit: clientsShown }) },
        signal,
      })
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
