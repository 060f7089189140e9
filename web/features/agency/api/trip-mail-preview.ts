import { queryOptions } from '@tanstack/react-query'
import type { AutomaticMail } from '#shared/api/agency-shapes'
import type { AgencyId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** An automatic email as clients of the agency get it; it follows the agency's look. */
export const tripMailPreviewQuery = (agencyId: AgencyId, kind: AutomaticMail) =>
  queryOptions({
    queryKey: ['agency', agencyId, 'mail', kind],
    queryFn: ({ signal }) => api('GET /api/Agencies/mails/{kind}', { params: { kind }, signal }),
    staleTime: 0,
  })
