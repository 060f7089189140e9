import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { Icon } from '../icons/Icon'
import styles from './blocking-progress.module.css'

interface BlockingProgressProps {
  readonly open: boolean
  readonly title: string
  readonly text?: string
}

/** Work that must be waited for: a title, a text, no way out until it is done (1 §2). */
export function BlockingProgress({ open, title, text }: BlockingProgressProps) {
  const id = useId()
  return (
    <Dialog open={open} aria-labelledby={id} aria-busy="true">
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon name="loader-circle" size={26} spinning />
        </span>
        <div role="status">
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
      </div>
    </Dialog>
  )
}
