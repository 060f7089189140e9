import type { ReactNode } from 'react'
import styles from './kbd.module.css'

/** A key as it is written on the keyboard. */
export function Kbd({ children, onDark = false }: { readonly children: ReactNode; readonly onDark?: boolean }) {
  return <kbd className={onDark ? `${styles.key} ${styles.dark}` : styles.key}>{children}</kbd>
}
