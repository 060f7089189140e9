import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Bone, BoneLines } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { SearchBox } from '../../../components/inputs/SearchBox'
import { Segmented } from '../../../components/inputs/Segmented'
import { useSession } from '../../../lib/session/session'
import { savedTripsQuery } from '../api/saved-queries'
import { findTrips, type SavedKind, savedKinds } from '../model/saved-trip'
import { NothingSaved } from './NothingSaved'
import { SavedCard } from './SavedCard'

/** `/saved`: the agency's saved itineraries. */
export function SavedList() {
  const { agency } = useSession()
  const savedTrips = useQuery(savedTripsQuery)
  const [term, setTerm] = useState('')
  const [kind, setKind] = useState<SavedKind>('all')
  const all = savedTrips.data ?? []
  const shownTrips = findTrips(all, term, kind)
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1480, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Box component="header" sx={looks.head}>
        <div>
          <h1>Saved Itineraries</h1>
          <p>Trips that {agency.name} has saved as templates. Choose dates to start a new trip.</p>
        </div>
        {all.some(({ state }) => state === 'example') && (
          <Segmented
            label="Which itineraries"
            value={kind}
            segments={savedKinds}
            onChange={setKind}
          />
        )}
        {all.length > 0 && (
          <Box sx={{ width: 320 }}>
            <SearchBox
              label="Search saved itineraries"
              shortcutGroup="Saved Itineraries"
              term={term}
              onSearch={setTerm}
              settleMs={100}
            />
          </Box>
        )}
      </Box>
      {savedTrips.isPending && <Waiting />}
      {savedTrips.isError && savedTrips.data === undefined && (
        <ErrorState
          title="Saved itineraries couldn’t be loaded"
          error={savedTrips.error}
          kept="Nothing was changed."
          onRetry={() => void savedTrips.refetch()}
        />
      )}
      {savedTrips.data?.length === 0 && <NothingSaved agency={agency.name} />}
      {all.length > 0 && shownTrips.length === 0 && (
        <Box
          component="p"
          sx={{ '& button': { fontWeight: 600, color: 'forest.700' } }}
          role="status"
        >
          {term === ''
            ? 'No itinerary is saved by an agent.'
            : `No saved itinerary matches “${term}”.`}{' '}
          <button
            type="button"
            onClick={() => {
              setTerm('')
              setKind('all')
            }}
          >
            Show all {all.length}
          </button>
        </Box>
      )}
      {shownTrips.length > 0 && (
        <Box component="ul" sx={looks.cards}>
          {shownTrips.map((trip) => (
            <li key={trip.id}>
              <SavedCard trip={trip} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

function Waiting() {
  return (
    <Box sx={looks.cards} role="status" aria-label="Loading saved itineraries">
      {[1, 2, 3].map((card) => (
        <Box key={card} sx={{ display: 'grid', gap: 1.6, pb: 2 }}>
          <Bone height={210} radius={12} />
          <BoneLines lines={3} gap={12} />
        </Box>
      ))}
    </Box>
  )
}

const looks = {
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '14px 30px',
    mb: 2.4,
    '& > :not(* + *)': { flex: 1, minWidth: 300 },
    '& p': { mt: 0.2, color: 'ink.second' },
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
    gap: 2,
    '& > li': { display: 'grid' },
  },
} as const
