import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../icons/Icon'
import styles from './cover.module.css'

/** Back to the list that a page belongs to, over its cover. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.back} to={to}>
      <Icon name="arrow-left" size={15} />
      {children}
    </Link>
  )
}
