import { useQuery } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import { MailList } from './MailList'

/** Emails to clients about a trip. */
export function TripMails({ id }: { readonly id: ItineraryId }) {
  const query = useQuery({
    queryKey: ['itineraries', id, 'mails'],
    queryFn: ({ signal }) => api('GET /api/Itineraries/{id}/mails', { params: { id }, signal }),
    staleTime: 10_000,
  })
  return <MailList query={query} />
}
