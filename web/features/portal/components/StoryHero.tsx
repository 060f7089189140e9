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
import { heroLooks } from './hero-looks'
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
      <Box sx={heroLooks.hero}>
        <Picture src={heroUrl(trip)} alt="" ratio="fill" eager grain />
        <Box sx={heroLooks.scrim} />
        <PortalBar agency={{ name: agency.name, logo: agency.theme.logo }} isOver />
        <Box sx={heroLooks.words}>
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
