import type { StayStatus } from '../../model/stay-status'
import styles from './status-chip.module.css'

/** How something stands with its supplier. */
export function StatusChip({ status: { label, tone } }: { readonly status: StayStatus }) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{label}</span>
}
