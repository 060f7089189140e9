import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../icons/Icon'
import styles from './cover.module.css'

interface BackLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** Back to the list that a page belongs to, over its cover. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link className={styles.back} to={to}>
      <Icon name="arrow-left" size={15} />
      {children}
    </Link>
  )
}
