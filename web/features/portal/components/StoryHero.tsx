import Box from '@mui/material/Box'
import type { PortalHome, PortalTrip } from '#shared/api/portal-shapes'
import { rangeWithYear } from '#shared/format/dates'
import { Film } from '../../../components/film/Film'
import { Picture } from '../../../components/picture/Picture'
import { api } from '../../../lib/api/api'
import { mediaUrl } from '../../../lib/media/picture-url'
import { todayHere } from '../../../lib/time/today-here'
import { heroUrl } from '../model/hero-url'
import { countdownOf, factsOf, tripStandingWords } from '../model/portal-words'
import { PortalBar } from './PortalBar'
import { VersionLinks } from './VersionLinks'

/**
 * The trip's picture, whose it is and when, how long until then, and what it is in four numbers.
 */
export function StoryHero({
  trip,
  home,
}: {
  readonly trip: PortalTrip
  readonly home: PortalHome
}) {
  const { client, agency } = home
  const film = trip.film ?? agency.film
  const noteFilm = () =>
    !trip.isShareOnly &&
    void api('POST /api/portal/trips/{id}/films', { params: { id: trip.id } }).catch(
      () => undefined,
    ) // told at the next viewing
  const version = home.trips.find(({ id }) => id === trip.id)?.version
  const countdown = trip.standing === 'cancelled' ? undefined : countdownOf(trip, todayHere())
  return (
    <Box component="section" aria-label="The trip at a glance">
      <Box sx={hero}>
        <Picture src={heroUrl(trip)} alt="" ratio="fill" eager grain />
        <Box sx={scrim} />
        <PortalBar agency={{ name: agency.name, logo: agency.theme.logo }} isOver />
        <Box sx={words}>
          <p>
            For {client.firstName} {client.lastName}
          </p>
          <h1>{trip.name}</h1>
          <p className="tabular">{rangeWithYear(trip.startDate, trip.endDate)}</p>
          <Box component="p" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', mt: '14px' }}>
            <span className="chip">{tripStandingWords({ ...trip, version })}</span>
            {countdown !== undefined && <span className="chip warm">{countdown}</span>}
          </Box>
          <VersionLinks id={trip.id} trips={home.trips} />
          {film !== undefined && (
            <Film
              film={film}
              title={trip.name}
              poster={mediaUrl(trip.image, '16x9')}
              onPlayed={noteFilm}
            />
          )}
        </Box>
      </Box>
      <Box component="ul" sx={facts} aria-label="In numbers">
        {factsOf(trip).map(({ value, label }) => (
          <li key={label}>
            <b className="tabular">{value}</b>
            {label}
          </li>
        ))}
      </Box>
    </Box>
  )
}

const hero = {
  position: 'relative',
  height: 'min(600px, 82svh)',
  overflow: 'hidden',
  color: '#fff',
  bgcolor: 'forest.900',
  '@media (min-width: 960px)': { height: 'min(560px, 70vh)' },
}
const scrim = {
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(180deg, rgba(9, 30, 24, 0.5), transparent 26%), linear-gradient(0deg, rgba(11, 36, 28, 0.94) 6%, rgba(11, 36, 28, 0.72) 34%, transparent 66%)',
}
const words = {
  position: 'absolute',
  inset: 'auto 0 0',
  p: '0 20px 30px',
  maxWidth: 1160,
  m: '0 auto',
  fontSize: 15,
  '@media (min-width: 960px)': { p: '0 32px 44px' },
  '& h1': {
    fontSize: 'clamp(2rem, 1.4rem + 3.6vw, 3.6rem)',
    lineHeight: 1.06,
    fontWeight: 600,
    letterSpacing: '-.025em',
    m: '6px 0 10px',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '& .chip': {
    p: '5px 13px',
    borderRadius: 99,
    fontSize: 13.5,
    fontWeight: 600,
    background: 'rgba(255, 255, 255, 0.94)',
    color: 'forest.800',
  },
  '& .warm': { background: 'rgba(9, 30, 24, 0.72)', color: '#fff' },
} as const
const facts = {
  display: 'flex',
  justifyContent: 'space-around',
  p: '20px 12px',
  bgcolor: 'background.paper',
  textAlign: 'center',
  fontSize: 13.5,
  color: 'ink.second',
  '& b': {
    display: 'block',
    fontSize: 26,
    lineHeight: '30px',
    fontWeight: 600,
    color: 'forest.700',
  },
  // In line with the words above and the column below.
  '@media (min-width: 960px)': {
    justifyContent: 'flex-start',
    gap: '56px',
    px: 'max(32px, calc((100% - 1160px) / 2 + 32px))',
    textAlign: 'start',
  },
} as const
