import type { Hue } from '../../../components/calendar/calendar-day'
import styles from './hue-mark.module.css'

/** The number of a stay on its colour: on the band, in the calendar and in the drawer the same. */
export function HueMark({ hue, place }: { readonly hue: Hue; readonly place: number }) {
  return (
    <em className={styles.mark} style={{ background: `var(--mui-palette-stay-${hue}-main)` }}>
      {place}
    </em>
  )
}
