import Box from '@mui/material/Box'
import { useState } from 'react'
import { EmptyState } from '../../components/feedback/EmptyState'
import { SelectField } from '../../components/inputs/SelectField'
import type { Client } from '../../features/clients/api/client-queries'
import { MessagesCard } from '../../features/trip-messages/components/MessagesCard'
import { useSession } from '../../lib/session/session'

/**
 * The messages of a client's trips: a conversation belongs to a trip, the last changed one is shown
 * first.
 */
export function MessagesOfClient({ client }: { readonly client: Client }) {
  const { principal } = useSession()
  const [chosen, setChosen] = useState<string>()
  const trip = client.itineraries.find(({ id }) => id === chosen) ?? client.itineraries[0]
  if (trip === undefined) {
    return (
      <EmptyState
        title="No messages yet"
        text="Messages belong to trips. They appear here once the client has one."
      />
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.6 }}>
      {client.itineraries.length > 1 && (
        <SelectField
          label="Trip"
          value={trip.id}
          options={client.itineraries.map(({ id, name }) => [id, name])}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <MessagesCard
        key={trip.id}
        itineraryId={trip.id}
        client={client.name}
        agentId={principal.agentId}
        onAssignClient={() => undefined}
      />
    </Box>
  )
}
