import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { relativeTime } from '#shared/dates/durations'
import { nightsLabel } from '#shared/format/dates'
import { countOf, guestWords } from '#shared/format/words'
import { card, clampLines, cover, inColumn, paint } from '../../../components/looks/looks'
import { Picture } from '../../../components/picture/Picture'
import { StateChip } from '../../../components/state/StateChip'
import { mediaUrl } from '../../../lib/media/picture-url'
import type { SavedSummary } from '../model/saved-trip'
import { SavedPrice } from './SavedPrice'

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
                <SavedPrice sell={sell} currency={currency} /> for {guestWords(trip)}
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
