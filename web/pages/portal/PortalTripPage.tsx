import Box from '@mui/material/Box'
import { Suspense, useEffect } from 'react'
import type { PortalHome, PortalTrip } from '#shared/api/portal-shapes'
import { ConsentChoice } from '../../components/consent/ConsentChoice'
import { Icon } from '../../components/icons/Icon'
import { sendLike } from '../../features/portal/api/outbox'
import { useTrip } from '../../features/portal/api/use-trip'
import { Act } from '../../features/portal/components/Act'
import { ActionBar } from '../../features/portal/components/ActionBar'
import { AgentLetter } from '../../features/portal/components/AgentLetter'
import { ClosedBar } from '../../features/portal/components/ClosedBar'
import { EnquirePanel } from '../../features/portal/components/EnquirePanel'
import { MapWhenSeen } from '../../features/portal/components/MapWhenSeen'
import { OptionsPanel } from '../../features/portal/components/OptionsPanel'
import { PortalDocuments } from '../../features/portal/components/PortalDocuments'
import { PortalFailure } from '../../features/portal/components/PortalFailure'
import { PricePanel } from '../../features/portal/components/PricePanel'
import { panelLooks } from '../../features/portal/components/panel-looks'
import { RouteStrip } from '../../features/portal/components/RouteStrip'
import { StayChapter } from '../../features/portal/components/StayChapter'
import { StayDays } from '../../features/portal/components/StayDays'
import { StoryHero } from '../../features/portal/components/StoryHero'
import { StorySkeleton } from '../../features/portal/components/StorySkeleton'
import { TermsPanel } from '../../features/portal/components/TermsPanel'
import { TryAct } from '../../features/portal/components/TryAct'
import { WayLine } from '../../features/portal/components/WayLine'
import { stayNumbers } from '../../features/portal/model/portal-route'
import { includedIn } from '../../features/portal/model/portal-words'
import { journeyEntries } from '../../features/portal/model/stay-days'
import { versionsBeside } from '../../features/portal/model/versions'
import { useActiveStay } from '../../features/portal/state/use-active-stay'
import { useReadingTime } from '../../features/portal/state/use-reading-time'
import { api } from '../../lib/api/api'
import { paperFormat, saveFile } from '../../lib/files/save-file'
import { lazyPage } from '../../lib/loading/lazy-page'
import { usePageTitle } from '../../lib/title/use-page-title'

const TravelersPanel = lazyPage(
  () => import('../../features/portal/components/travelers/TravelersPanel'),
  'TravelersPanel',
)
const TripGuide = lazyPage(
  () => import('../../features/portal/components/travelers/TripGuide'),
  'TripGuide',
)

interface PortalTripPageProps {
  readonly id: string
  /** The trip is asked for while this is on its way. */
  readonly home: PortalHome | undefined
}

/**
 * A trip as a story: the picture, the route, day by day, what is included, the price and the
 * papers.
 */
export function PortalTripPage({ id, home }: PortalTripPageProps) {
  const { data: trip, error, reload, put } = useTrip(id)
  useEffect(() => {
    if (trip?.id !== id || trip.isShareOnly) return
    void api('POST /api/portal/trips/{id}/views', { params: { id: trip.id } }).catch(
      () => undefined,
    ) // told at the next opening
  }, [id, trip?.id, trip?.isShareOnly])
  useEffect(() => {
    if (trip?.id !== id) return
    const keep = () =>
      import('../../features/portal/api/keep-offline').then(({ keepOffline }) => keepOffline(trip))
    const soon = setTimeout(() => void keep().catch(() => undefined), 6_000) // after the other pages' scripts
    return () => clearTimeout(soon)
  }, [id, trip])
  usePageTitle(trip?.name ?? 'Your trip')
  if (error !== undefined)
    return <PortalFailure title="This trip couldn’t be opened" error={error} onRetry={reload} />
  if (trip === undefined || home === undefined) return <StorySkeleton />
  return <Story trip={trip} home={home} onChange={put} />
}

interface StoryProps {
  readonly trip: PortalTrip
  readonly home: PortalHome
  readonly onChange: (trip: PortalTrip) => void
}

function Story({ trip, home, onChange }: StoryProps) {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView() // where a mail leads to
  }, [])
  const numbers = stayNumbers(trip.parts)
  const versions = versionsBeside(home.trips, trip.id)
  const active = useActiveStay(trip.id)
  useReadingTime(trip, trip.isShareOnly ? undefined : active)
  const isOpen = trip.standing !== 'cancelled' && !trip.isShareOnly // who pays a share answers nothing for the others
  const { included, offered, own } = includedIn(trip.parts)
  const like = (partId: string) => async (isLiked: boolean) => {
    const others = trip.likes.filter((one) => one !== partId)
    onChange({ ...trip, likes: isLiked ? [...others, partId] : others })
    const likedTrip = await sendLike({ tripId: trip.id, partId, isLiked }).catch(() => trip)
    if (likedTrip !== undefined) onChange({ ...trip, likes: likedTrip.likes })
  }
  const saveCalendar = async () => {
    const { calendarFileOf } = await import('../../features/portal/model/calendar-file')
    saveFile(`${trip.name}.ics`, calendarFileOf(trip, new Date()), 'text/calendar')
  }
  const savePaper = async () => {
    const call = { params: { id: trip.id }, query: { format: paperFormat() } }
    saveFile(`${trip.name}.pdf`, await api('GET /api/Itineraries/{id}/download', call))
  }
  return (
    <>
      <StoryHero trip={trip} home={home} />
      <RouteStrip parts={trip.parts} active={active} />
      <Box component="main" sx={looks.page}>
        <Box sx={looks.story}>
          <AgentLetter trip={trip} />
          <Box
            component="section"
            sx={{ ...looks.section, ...looks.narrow }}
            aria-labelledby="route-title"
          >
            <h2 id="route-title">Your route</h2>
            <MapWhenSeen parts={trip.parts} active={active} />
          </Box>
          <Box component="section" sx={looks.section} aria-labelledby="days-title">
            <h2 id="days-title">Day by day</h2>
            {journeyEntries(trip.parts).map(({ part, activities }) =>
              part.kind === 'stay' ? (
                <StayChapter
                  key={part.id}
                  tripId={trip.id}
                  stay={part}
                  days={
                    activities.length > 0 && (
                      <StayDays activities={activities} tripStart={trip.startDate} />
                    )
                  }
                  isOpen={isOpen}
                  number={numbers.get(part.id) ?? 1}
                  isLiked={trip.likes.includes(part.id)}
                  onLike={like(part.id)}
                />
              ) : (
                <WayLine key={part.id} tripId={trip.id} part={part} />
              ),
            )}
          </Box>
          <Box component="section" sx={looks.section} aria-labelledby="included-title">
            <h2 id="included-title">What is included</h2>
            <IncludedList items={included} isIncluded />
            {offered.length > 0 && <h3>Optional extras, not included</h3>}
            <IncludedList items={offered} isIncluded={false} />
            {own.length > 0 && <h3>Arranged by you</h3>}
            <IncludedList items={own} isIncluded={false} />
          </Box>
        </Box>
        <Box sx={looks.aside}>
          <Box sx={looks.wideMap}>
            <MapWhenSeen parts={trip.parts} active={active} />
          </Box>
          <PricePanel trip={trip} />
          <OptionsPanel trip={trip} onChange={onChange} />
          {trip.terms !== undefined && trip.standing !== 'cancelled' && (
            <TermsPanel
              terms={trip.terms}
              onAccepted={(accepted) =>
                trip.terms && onChange({ ...trip, terms: { ...trip.terms, accepted } })
              }
            />
          )}
          {!trip.isShareOnly && (
            <>
              <Suspense>
                <TravelersPanel tripId={trip.id} />
                <TripGuide trip={trip} />
              </Suspense>
              <EnquirePanel trip={trip} />
              <PortalDocuments tripId={trip.id} />
            </>
          )}
          <Box component="section" sx={panelLooks.card} aria-labelledby="keep-title">
            <h2 id="keep-title">Keep it with you</h2>
            <p className="quiet">
              Once opened, this trip can be read on this device without a connection.
            </p>
            {isOpen && (
              <TryAct look="soft" icon="file-text" onTry={savePaper}>
                Download itinerary
              </TryAct>
            )}
            <Act look="soft" icon="calendar" onClick={saveCalendar}>
              Add to calendar
            </Act>
            {!trip.isShareOnly && (
              <Act look="soft" icon="message-circle" href={`/client/trips/${trip.id}/messages`}>
                Enquire about this trip
              </Act>
            )}
          </Box>
        </Box>
      </Box>
      <Box component="footer" sx={looks.foot}>
        <b>{home.agency.name}</b>
        <p>
          {trip.agent.name}, <a href={`mailto:${trip.agent.email}`}>{trip.agent.email}</a>
        </p>
        <ConsentChoice />
      </Box>
      {versions.some(({ id, version }) => id === trip.id && version?.isClosed) ? (
        <ClosedBar versions={versions} />
      ) : (
        <ActionBar trip={trip} onChange={onChange} />
      )}
    </>
  )
}

function IncludedList({
  items,
  isIncluded,
}: {
  readonly items: readonly string[]
  readonly isIncluded: boolean
}) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: '12px', my: '8px' }}>
      {items.map((item) => (
        <Box
          component="li"
          key={item}
          sx={{
            display: 'flex',
            gap: '12px',
            fontSize: 15.5,
            color: isIncluded ? 'ink.main' : 'ink.second',
          }}
        >
          <Box
            component="span"
            sx={{ color: isIncluded ? 'forest.600' : 'ink.note', flex: 'none' }}
          >
            <Icon name={isIncluded ? 'check' : 'minus'} size={19} />
          </Box>
          {item}
        </Box>
      ))}
    </Box>
  )
}

const wide = '@media (min-width: 960px)'
const looks = {
  page: {
    maxWidth: 1160,
    m: '0 auto',
    p: '0 16px 40px',
    display: 'grid',
    gap: '30px',
    alignItems: 'start',
    [wide]: {
      gridTemplateColumns: 'minmax(0, 640px) minmax(320px, 1fr)',
      gap: '56px',
      p: '20px 32px 60px',
    },
  },
  story: { display: 'grid', gap: '34px', minWidth: 0 },
  section: {
    '& > h2': {
      fontSize: 26,
      lineHeight: '32px',
      fontWeight: 600,
      letterSpacing: '-.018em',
      mb: '16px',
    },
    '& > h3': { fontSize: 15.5, fontWeight: 600, m: '18px 0 4px' },
  },
  narrow: { [wide]: { display: 'none' } },
  aside: {
    display: 'grid',
    gap: '20px',
    minWidth: 0,
    [wide]: { position: 'sticky', top: 76, pt: '26px' },
  },
  wideMap: { display: 'none', [wide]: { display: 'block' } },
  foot: {
    bgcolor: 'forest.800',
    color: 'forest.200',
    p: '28px 20px 34px',
    textAlign: 'center',
    '& b': { color: '#fff', fontSize: 16 },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
} as const
