import type { SelectHTMLAttributes } from 'react'
import { Icon } from '../icons/Icon'
import styles from './choice.module.css'

interface ChoiceProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** 36 high beside small things, 44 in forms. */
  readonly look?: 'small' | 'field'
}

/** One of many by the browser's own list: every key and every screen reader knows it. */
export function Choice({ look = 'field', className, children, ...select }: ChoiceProps) {
  return (
    <span className={[styles.box, styles[look], className].filter(Boolean).join(' ')}>
      <select {...select} className={styles.select}>
        {children}
      </select>
      <Icon name="chevron-down" size={15} />
    </span>
  )
}
