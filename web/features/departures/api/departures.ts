import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ClientId, DepartureId, ItineraryId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer, Sent } from '../../../lib/api/route-table'

export type Departure = Answer<'GET /api/Departures'>[number]
export type WholeDeparture = Answer<'GET /api/Departures/{id}'>

const queryKey = ['departures']

export const departuresQuery = queryOptions({
  queryKey,
  queryFn: ({ signal }) => api('GET /api/Departures', { signal }),
})

export const departureQuery = (id: DepartureId) =>
  queryOptions({
    queryKey: [...queryKey, id],
    queryFn: ({ signal }) => api('GET /api/Departures/{id}', { params: { id }, signal }),
  })

/** Offers a departure, or changes one that there is. */
export function useSaveDeparture() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: {
      of?: Departure
      body: Sent<'POST /api/Departures'>['body']
      cancelled?: true
    }) => {
      const { of, body, cancelled = false } = change
      const { savedItineraryId: _saved, startDate: _start, ...about } = body
      return of === undefined
        ? api('POST /api/Departures', { body })
        : api('PATCH /api/Departures/{id}', {
            params: { id: of.id },
            body: { ...about, version: of.version, cancelled },
          })
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Books a client: the trip that begins. The same key books once. */
export function useBookDeparture(id: DepartureId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({
      key,
      ...body
    }: {
      readonly clientId: ClientId
      readonly guests: number
      readonly key: string
    }) => api('POST /api/Departures/{id}/bookings', { params: { id }, body, idempotencyKey: key }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Takes a trip off a departure. */
export function useLeaveDeparture(id: DepartureId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (itineraryId: ItineraryId) =>
      api('DELETE /api/Departures/{id}/bookings/{itineraryId}', { params: { id, itineraryId } }),
    onSuccess: () => showSnackbar('The places are free again. The trip stays as it is.'),
    onError: (error) => showSnackbar(failureText(error, 'Not taken off:'), { tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
