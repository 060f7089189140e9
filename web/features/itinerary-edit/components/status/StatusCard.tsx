import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { keyframes } from '@mui/material/styles'
import { heldUntil } from '#shared/itinerary/hold-clock'
import { type ItineraryState, isInFlight, isPattern, stateLabels } from '#shared/itinerary/states'
import { Bone } from '../../../../components/feedback/Bone'
import { card, inRow, insetLine } from '../../../../components/looks/looks'
import { StateChip } from '../../../../components/state/StateChip'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { behindWords, bookingBehind } from '../../../../trip/life/booking-behind'
import { useTripPage } from '../../../../trip/page/trip-page'
import { flagNotes } from '../../../../trip/price/flag-notes'
import { QuotingProgress } from './QuotingProgress'
import { StatusActions } from './StatusActions'

const TripHoldClock = lazyPart(
  () => import('./TripHoldClock'),
  'TripHoldClock',
  <Bone width={230} height={50} radius={10} />,
)
const HoldBar = lazyPart(
  () => import('./HoldBar'),
  'HoldBar',
  <Bone height={35} className="booking" />,
)

/** The trip's state, work in progress, the next step, and the hold. */
export function StatusCard() {
  const { trip, state } = useTripPage()
  const progress = state.base.progress
  const heldUntilTime = heldUntil(state.base)
  const behind = bookingBehind(trip)
  return (
    <Box component="section" sx={looks.card} aria-label="State">
      <Stack
        direction="row"
        sx={{ flex: 'none', flexWrap: 'wrap', alignItems: 'center', gap: '8px', maxWidth: 240 }}
      >
        <StateChip state={trip.state} label={behind && behindWords[behind]} />
        {flagNotes(trip).map(({ flag, label, text }) => (
          <Box component="span" key={flag} sx={looks.flag} title={text}>
            {label}
          </Box>
        ))}
      </Stack>
      {!isPattern(trip.state) && (
        <LifeLine state={behind === 'confirmed' ? 'confirmed' : trip.state} />
      )}
      {progress !== undefined && <QuotingProgress progress={progress} />}
      {heldUntilTime !== undefined && progress === undefined && (
        <TripHoldClock until={heldUntilTime} />
      )}
      <Stack
        direction="row"
        sx={{
          flex: 'none',
          alignItems: 'center',
          gap: '6px',
          ml: 'auto',
          '@media print': { display: 'none' },
        }}
      >
        <StatusActions />
      </Stack>
      {(trip.bookingReference !== undefined || trip.state === 'cancelled') && <HoldBar />}
    </Box>
  )
}

/** The stable states as a line, marked up to the trip's present one. */
function LifeLine({ state }: { readonly state: ItineraryState }) {
  return (
    <Stack component="ol" direction="row" sx={looks.life} aria-label="Itinerary progress">
      {lifeLine(state).map(({ state: stop, label, place }) => (
        <li
          key={stop}
          className={`stop ${place}`}
          aria-current={place === 'now' ? 'step' : undefined}
        >
          <span />
          {label}
        </li>
      ))}
    </Stack>
  )
}

interface LifeStop {
  readonly state: ItineraryState
  readonly label: string
  readonly place: 'done' | 'now' | 'next' | 'ahead'
}

/** Stable states, in the order of a successful trip. */
const stops = ['estimate', 'quote', 'provisional', 'confirm_requested', 'confirmed'] as const

/** Each state's position on the line; a transient state counts as on the way to the next stop. */
const places: Readonly<Record<ItineraryState, number | undefined>> = {
  example: 0,
  estimate: 0,
  saved: 0,
  draft: 0,
  quoting: 0,
  quote: 1,
  holding: 1,
  provisional: 2,
  confirm_requested: 3,
  confirming: 3,
  confirmed: 4,
  unknown: undefined,
  cancelled: undefined,
}

/** A trip's life as a line, stable states only; states off the line mark nothing. */
export function lifeLine(state: ItineraryState): LifeStop[] {
  const at = places[state]
  const isMoving = isInFlight(state)
  return stops.map((stop, index) => ({
    state: stop,
    label: index === 0 && at === 0 && !isMoving ? stateLabels[state] : stateLabels[stop],
    place: placeOf(index, { at, isMoving }),
  }))
}

function placeOf(
  index: number,
  { at, isMoving }: { at: number | undefined; isMoving: boolean },
): LifeStop['place'] {
  if (at === undefined || index > at + 1) return 'ahead'
  if (index === at + 1) return isMoving ? 'next' : 'ahead'
  return index === at && !isMoving ? 'now' : 'done'
}

const beat = keyframes`to { box-shadow: inset 0 0 0 2px var(--mui-palette-info-main), 0 0 0 4px var(--mui-palette-info-ground) }`

const looks = {
  card: {
    ...inRow(2),
    minHeight: 76,
    p: '12px 18px 12px 20px',
    ...card,
    '& .stop': {
      position: 'relative',
      flex: 1,
      textAlign: 'center',
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 500,
      color: 'ink.note',
      whiteSpace: 'nowrap',
    },
    '& .stop span': {
      display: 'block',
      position: 'relative',
      zIndex: 1,
      width: 10,
      height: 10,
      m: '3px auto 7px',
      borderRadius: '9px',
      bgcolor: 'background.paper',
      boxShadow: insetLine('ground-line2', 2),
    },
    '& .stop + .stop::before': {
      content: '""',
      position: 'absolute',
      left: '-50%',
      right: '50%',
      top: '7px',
      height: 2,
      bgcolor: 'ground.line',
    },
    '& .done span': { bgcolor: 'forest.600', boxShadow: 'none' },
    '& .done + .done::before, & .done + .now::before': { bgcolor: 'forest.600' },
    '& .now': { color: 'ink.main', fontWeight: 600 },
    '& .now span': { bgcolor: 'info.main', boxShadow: '0 0 0 4px var(--mui-palette-info-ground)' },
    '& .done + .next::before': {
      background:
        'linear-gradient(90deg, var(--mui-palette-forest-600), var(--mui-palette-ground-line))',
    },
    '& .next span': {
      boxShadow: 'inset 0 0 0 2px var(--mui-palette-info-main)',
      animation: `${beat} 1.4s var(--mui-pace-ease) infinite alternate`,
    },
    '&:has(.booking)': { flexWrap: 'wrap', rowGap: '10px' },
    '& .booking': {
      display: 'flex',
      flex: '1 1 100%',
      flexWrap: 'wrap',
      gap: '4px 24px',
      order: 4,
      pt: '10px',
      borderTop: '1px solid var(--mui-palette-ground-line)',
      fontSize: 13,
      lineHeight: '20px',
      color: 'ink.second',
    },
    '& .booking b': { fontWeight: 600, color: 'ink.main' },
    '& .booking a': { fontWeight: 600, color: 'forest.700' },
    '& .booking svg': { m: '-2px 6px 0 0', verticalAlign: 'middle' },
    '@media (max-width: 1279px)': { '&': { flexWrap: 'wrap', rowGap: '12px' } },
    '@media (max-width: 560px)': {
      '& .stop': { fontSize: '0' },
      '& .now, & .next': { fontSize: 12 },
    },
  },
  flag: {
    display: 'inline-flex',
    alignItems: 'center',
    height: 26,
    p: '0 10px',
    borderRadius: '99px',
    fontSize: 12.5,
    fontWeight: 600,
    color: 'ink.second',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-ground-line2)',
  },
  life: {
    flex: 1,
    maxWidth: 720,
    m: '0 4px',
    '@media (max-width: 1279px)': { order: 3, flex: '1 1 100%', maxWidth: 'none' },
    '@media (max-width: 560px)': { m: '0 -10px' },
  },
} as const
