import { Icon } from '../../../components/icons/Icon'
import { lockWords } from '../../../trip/edits/lock-words'
import type { Trip } from '../../../trip/page/trip'
import styles from './lock-note.module.css'

/** Why the journey cannot be changed now; nothing is drawn while it can. */
export function LockNote({ trip }: { readonly trip: Trip }) {
  const words = lockWords(trip)
  if (words === undefined) return null
  return (
    <p className={styles.lock}>
      <Icon name="lock" size={15} />
      {words}
    </p>
  )
}
