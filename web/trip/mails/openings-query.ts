import { queryOptions } from '@tanstack/react-query'
import type { AgencyId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'

/** Words that an agency keeps for its mails to clients. */
export const mailOpeningsQuery = (id: AgencyId) =>
  queryOptions({
    queryKey: ['agency', id, 'mail-openings'],
    queryFn: ({ signal }) =>
      api('GET /api/Agencies/{id}/mail-openings', { params: { id }, signal }),
    staleTime: 60_000,
  })
