import styles from './price-body.module.css'

interface UnreadProps {
  readonly text: string
  /** `a rate`, `an amount`. */
  readonly of: string
  /** What goes on standing there. */
  readonly children: React.ReactNode
}

/** Says that what was typed could not be read, and what counts in its place. */
export function Unread({ text, of, children }: UnreadProps) {
  return (
    <p className={`tabular ${styles.unread}`} role="alert">
      “{text}” is not {of}: it stays at {children}
    </p>
  )
}
