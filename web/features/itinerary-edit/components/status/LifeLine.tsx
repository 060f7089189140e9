import Stack from '@mui/material/Stack'
import type { ItineraryState } from '#shared/itinerary/states'
import { lifeLine } from '../../../../trip/life/life-line'
import styles from './status-card.module.css'

/** The states at rest as a line, with the place that the trip has reached. */
export function LifeLine({ state }: { readonly state: ItineraryState }) {
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
  life: {
    flex: 1,
    maxWidth: 720,
    m: '0 4px',
    '@media (max-width: 1279px)': { order: 3, flex: '1 1 100%', maxWidth: 'none' },
    '@media (max-width: 560px)': { m: '0 -10px' },
  },
} as const
