import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Bone } from '../../../../components/feedback/Bone'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { ellipsis, inRow } from '../../../../components/looks/looks'
import { StateChip } from '../../../../components/state/StateChip'
import { useTripPath } from '../../../../lib/navigation/trip-path'
import { type Client, clientQuery } from '../../api/client-queries'
import type { ClientChoice } from '../../model/client-choice'
import { useClientEdits } from '../../state/use-client-edits'
import { ClientList } from '../assign/ClientList'
import { DetailsCard } from '../detail/DetailsCard'
import type { ClientSelectorProps } from './client-selector-props'

/**
 * The clients by name; with one chosen, what is known of them, edited in place, and their trips.
 */
export function ClientPanel({ client, onChoose, onAdd }: ClientSelectorProps) {
  const [isChanging, setChanging] = useState(false)
  const choose = (chosen: ClientChoice) => {
    setChanging(false)
    onChoose(chosen)
  }
  const isShown = client !== undefined && !isChanging
  return (
    <>
      {isShown ? (
        <ChosenClient choice={client} />
      ) : (
        <ClientList chosen={client} disabled={false} onChoose={choose} />
      )}
      <Box sx={{ ...inRow(1), flexWrap: 'wrap', mt: 1.6 }}>
        {isShown && (
          <>
            <Button size="small" variant="outlined" onClick={() => setChanging(true)}>
              Select another
            </Button>
            <Button size="small" variant="text" color="error" onClick={() => onChoose(undefined)}>
              Remove Client
            </Button>
          </>
        )}
        {!isShown && (
          <Button size="small" variant="outlined" onClick={onAdd}>
            Create New Client
          </Button>
        )}
      </Box>
    </>
  )
}

function ChosenClient({ choice }: { readonly choice: ClientChoice }) {
  const { data, error, refetch } = useQuery(clientQuery(choice.id))
  if (error !== null && data === undefined)
    return (
      <ErrorState
        title={`${choice.name} couldn’t be loaded`}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Bone height={280} />
  return <KnownClient key={data.id} client={data} />
}

function KnownClient({ client }: { readonly client: Client }) {
  const editing = useClientEdits(client)
  const pathOf = useTripPath()
  return (
    <>
      <DetailsCard editing={editing} />
      <Box component="h3" sx={{ m: '18px 0 6px', fontSize: 16 }}>
        Itineraries
      </Box>
      {client.itineraries.length === 0 && (
        <Box sx={{ color: 'ink.second' }}>No itineraries yet</Box>
      )}
      <Box component="ul" aria-label="Itineraries" sx={{ maxHeight: '30vh', overflowY: 'auto' }}>
        {client.itineraries.map(({ id, name, state }) => (
          <Box
            component="li"
            key={id}
            sx={{ ...inRow(1), justifyContent: 'space-between', minHeight: 34 }}
          >
            <Box component={Link} to={pathOf(id)} sx={ellipsis} dir="auto">
              {name}
            </Box>
            <StateChip state={state} />
          </Box>
        ))}
      </Box>
    </>
  )
}
