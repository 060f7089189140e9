import { Icon } from '../icons/Icon'
import { useLate } from '../inputs/use-late'
import styles from './loading.module.css'

/** The generic loading screen with its default text (1 §1); empty for the first 200 ms. */
export function Loading({ text = 'Loading' }: { readonly text?: string }) {
  const isLate = useLate(true)
  return (
    <div className={styles.screen} role="status" aria-live="polite">
      {isLate && (
        <span className={styles.words}>
          <Icon name="loader-circle" size={17} spinning />
          {text}
        </span>
      )}
    </div>
  )
}
