import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api'

/** Airports and airstrips that a trip passes, with their places. */
export const transitPointsQuery = (transitPointCodes: readonly string[]) => {
  const codes = [...new Set(transitPointCodes)].sort()
  return queryOptions({
    queryKey: ['transit-points', 'by-code', codes],
    queryFn: ({ signal }) => {
      const fields = ['transitPointCode', 'name', 'latitude', 'longitude', 'entryExitNode']
      const filter = { fields, where: { transitPointCode: { inq: codes.slice(0, 100) } }, limit: 100 }
      return api('GET /api/TransitPoints', { query: { filter: JSON.stringify(filter) }, signal })
    },
    enabled: codes.length > 0,
    staleTime: 30 * 60_000,
  })
}
