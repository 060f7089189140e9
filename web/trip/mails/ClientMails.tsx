import { useQuery } from '@tanstack/react-query'
import type { ClientId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import { MailList } from './MailList'

interface ClientMailsProps {
  readonly id: ClientId
  readonly trips: readonly { readonly id: string; readonly name: string }[]
}

/** Emails to a client about all of their trips. */
export function ClientMails({ id, trips }: ClientMailsProps) {
  const query = useQuery({
    queryKey: ['clients', id, 'mails'],
    queryFn: ({ signal }) => api('GET /api/Clients/{id}/mails', { params: { id }, signal }),
    staleTime: 10_000,
  })
  return (
    <MailList
      query={query}
      tripName={({ itineraryId }) => trips.find((trip) => trip.id === itineraryId)?.name}
    />
  )
}
