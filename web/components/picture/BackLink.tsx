import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../icons/Icon'
import styles from './cover.module.css'

/** The link over a page's cover, back to the list it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.back} to={to}>
      <Icon name="arrow-left" size={15} />
      {children}
    </Link>
  )
}
