import { queryOptions } from '@tanstack/react-query'
import { literalLike } from '#shared/catalogue/like-pattern'
import { api } from '../../lib/api/api'

const fields = ['supplierCode', 'campName', 'regionName', 'country', 'countryRegionCode', 'featuredImageId']
const more = ['dmcArrangedOnly', 'consultantInteractionRequired', 'minChildAge']

/** How many camps a search shows. */
export const campsShown = 30

/** Camps of some regions, or of all, whose name has the term in it. What the agency may not see is left out by the server. */
export const campSearchQuery = ({
  term,
  regionCodes,
}: {
  readonly term: string
  readonly regionCodes: readonly string[]
}) =>
  queryOptions({
    queryKey: ['camps', 'search', term, regionCodes],
    queryFn: ({ signal }) => {
      const where = {
        disabled: { neq: true },
        ...(term === '' ? {} : { campName: { like: literalLike(term), options: 'i' } }),
        ...(regionCodes.length === 0 ? {} : { countryRegionCode: { inq: regionCodes } }),
      }
      const filter = { fields: [...fields, ...more], where, order: 'campName ASC', limit: campsShown }
      return api('GET /api/Camps', { query: { filter: JSON.stringify(filter) }, signal })
    },
    staleTime: 5 * 60_000,
  })
