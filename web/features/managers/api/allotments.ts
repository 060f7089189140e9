import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SupplierCode } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Sent } from '../../../lib/api/route-table'

/** What a camp's calendar says of a year, where from and since when. */
export const auditQuery = (supplierCode: SupplierCode, year: number) =>
  queryOptions({
    queryKey: ['content', 'audit', supplierCode, year],
    queryFn: ({ signal }) =>
      api('POST /api/Calendar/auditSupplier', {
        body: { supplierCode, startDate: `${year}-01-01`, endDate: `${year + 1}-01-01` },
        signal,
        safe: true,
      }),
  })

/** Sets how many rooms are free on each night of a period. */
export function useSetAllotments(id: SupplierCode) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<'PATCH /api/Camps/{id}/allotments'>['body']) =>
      api('PATCH /api/Camps/{id}/allotments', { params: { id }, body }),
    onSuccess: () => showSnackbar('Availability set. Agents see it at once.'),
    onError: (error) => showSnackbar(failureText(error), { tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['content', 'audit', id] }),
  })
}
