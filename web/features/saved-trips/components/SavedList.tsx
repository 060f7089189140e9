import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { relativeTime } from '#shared/dates/durations'
import { nightsLabel } from '#shared/format/dates'
import { countOf, guestWords } from '#shared/format/words'
import { Bone, BoneLines } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { SearchBox } from '../../../components/inputs/SearchBox'
import { Segmented } from '../../../components/inputs/Segmented'
import { card, clampLines, cover, inColumn, paint } from '../../../components/looks/looks'
import { moneyText } from '../../../components/money/money-parts'
import { Picture } from '../../../components/picture/Picture'
import { StateChip } from '../../../components/state/StateChip'
import { mediaUrl } from '../../../lib/media/picture-url'
import { useSession } from '../../../lib/session/session'
import { savedTripsQuery } from '../api/saved-queries'
import { findTrips, type SavedKind, type SavedSummary, savedKinds } from '../model/saved-trip'

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

function NothingSaved({ agency }: { readonly agency: string }) {
  return (
    <Box sx={{ maxWidth: 520, m: '30px auto' }}>
      <EmptyState
        level={2}
        title="No saved itineraries yet"
        text={`Open a trip you’d like to reuse and choose “Save as template” from its menu. It will appear here for everyone at ${agency}, without its client, payments and booking.`}
        actions={
          <>
            <Button component={Link} to="/trips-and-payments" size="small">
              Choose a trip
            </Button>
            <Button component={Link} to="/" size="small" variant="text">
              Build an itinerary
            </Button>
          </>
        }
      />
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

/** A saved trip in the list: picture, destinations and its price when sold. */
export function SavedCard({ trip }: { readonly trip: SavedSummary }) {
  const { id, name, state, image, nights, camps, stays, sell, currency, agentName, updatedAt } =
    trip
  const countries = [...new Set(stays.flatMap(({ country = [] }) => country))]
  return (
    <Box component="article" sx={looks.card}>
      <Picture src={mediaUrl(image)} alt="" />
      <Box
        sx={{
          ...inColumn,
          flex: 1,
          p: '16px 20px 18px',
          '& h2': { ...clampLines(2), fontSize: 18, lineHeight: '24px', letterSpacing: '-0.01em' },
        }}
      >
        <h2 title={name}>
          <Link to={`/saved/${id}`}>{name}</Link>
        </h2>
        <Box
          component="p"
          className="tabular"
          sx={{ mt: 0.2, fontWeight: 500, color: 'ink.second' }}
        >
          {nightsLabel(nights)}
          {camps.length > 0 && `, ${countOf(camps.length, 'camp')}`}
          {countries.length > 0 && ` · ${countries.join(', ')}`}{' '}
          {state === 'example' && <StateChip state={state} size="small" />}
        </Box>
        {camps.length > 0 && (
          <Box
            component="p"
            sx={{
              ...clampLines(2),
              mt: 0.8,
              fontSize: 13,
              lineHeight: '19px',
              color: 'ink.second',
            }}
          >
            {camps.join(' · ')}
          </Box>
        )}
        <Typography variant="body2" className="tabular" sx={looks.foot}>
          <span>
            {sell > 0 ? (
              <>
                <b>{moneyText(sell, currency, { cents: false })}</b> for {guestWords(trip)}
              </>
            ) : (
              'Priced upon quote'
            )}
          </span>
          <small title={updatedAt}>
            {agentName}, {relativeTime(new Date(updatedAt), new Date())}
          </small>
        </Typography>
      </Box>
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
  card: {
    ...inColumn,
    position: 'relative',
    overflow: 'hidden',
    ...card,
    '&:hover': { boxShadow: 16 },
    '&:hover img': { transform: 'scale(1.03)' },
    '&:focus-within:has(a:focus-visible)': {
      boxShadow: `0 0 0 2px ${paint('background-default')}, 0 0 0 4px ${paint('forest-500')}`,
    },
    '& a::after': { ...cover, content: '""' },
    '& a:focus-visible': { boxShadow: 'none' },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '2px 14px',
    mt: 'auto',
    pt: 1.4,
    '& b': { fontWeight: 600, fontSize: 15 },
    '& small': { fontSize: 12, color: 'ink.note' },
  },
} as const
