import { stayStatus } from '../../model/stay-status'
import type { TripSegment } from '../../model/trip'
import styles from './stay-chip.module.css'

/** How a stay stands with its supplier; nothing for what is no stay. */
export function StayChip({ segment }: { readonly segment: TripSegment }) {
  if (segment.type !== 'stay') return null
  const { label, tone } = stayStatus(segment)
  return <span className={`${styles.chip} ${styles[tone]}`}>{label}</span>
}
