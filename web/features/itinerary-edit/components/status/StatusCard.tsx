import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { heldUntil } from '#shared/itinerary/hold-clock'
import type { ItineraryState } from '#shared/itinerary/states'
import { Bone } from '../../../../components/feedback/Bone'
import { StateChip } from '../../../../components/state/StateChip'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { lifeLine } from '../../../../trip/life/life-line'
import { useTripPage } from '../../../../trip/page/trip-page'
import { flagNotes } from '../../../../trip/price/flag-notes'
import { QuotingProgress } from './QuotingProgress'
import { StatusActions } from './StatusActions'
import styles from './status-card.module.css'

const TripHoldClock = lazyPage(() => import('./TripHoldClock'), 'TripHoldClock')
const HoldBar = lazyPage(() => import('./HoldBar'), 'HoldBar')

/** Where the trip is in its life, what is under way, what to do next, and what is held until when. */
export function StatusCard() {
  const { trip, state } = useTripPage()
  const progress = state.base.progress
  const held = heldUntil(state.base)
  return (
    <section className={styles.card} aria-label="State">
      <Stack direction="row" sx={{ flex: 'none', flexWrap: 'wrap', alignItems: 'center', gap: '8px', maxWidth: 240 }}>
        <StateChip state={trip.state} />
        {flagNotes(trip).map(({ flag, label, text }) => (
          <Box component="span" key={flag} sx={looks.flag} title={text}>
            {label}
          </Box>
        ))}
      </Stack>
      <LifeLine state={trip.state} />
      {progress !== undefined && <QuotingProgress progress={progress} />}
      {held !== undefined && progress === undefined && (
        <Suspense fallback={<Bone width={230} height={50} radius={10} />}>
          <TripHoldClock until={held} />
        </Suspense>
      )}
      <Stack
        direction="row"
        sx={{ flex: 'none', alignItems: 'center', gap: '6px', ml: 'auto', '@media print': { display: 'none' } }}
      >
        <StatusActions />
      </Stack>
      {(trip.bookingReference !== undefined || trip.state === 'cancelled') && (
        <Suspense fallback={<Bone height={35} className={styles.booking} />}>
          <HoldBar />
        </Suspense>
      )}
    </section>
  )
}

/** The states at rest as a line, with the place that the trip has reached. */
function LifeLine({ state }: { readonly state: ItineraryState }) {
  return (
    <Stack component="ol" direction="row" sx={looks.life} aria-label="Life of the itinerary">
      {lifeLine(state).map(({ state: stop, label, place }) => (
        <li
          key={stop}
          className={`${styles.stop} ${styles[place]}`}
          aria-current={place === 'now' ? 'step' : undefined}
        >
          <span />
          {label}
        </li>
      ))}
    </Stack>
  )
}

const looks = {
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
