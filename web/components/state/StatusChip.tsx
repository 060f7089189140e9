import styles from './status-chip.module.css'

export interface StatusWord {
  readonly label: string
  readonly tone: 'ok' | 'info' | 'warn' | 'bad' | 'plain'
}

/** How something stands with its supplier, as a word on its colour. */
export function StatusChip({ status: { label, tone } }: { readonly status: StatusWord }) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{label}</span>
}
