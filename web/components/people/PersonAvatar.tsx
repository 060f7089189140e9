import { initialsOf, toneOf } from './initials'
import styles from './person-avatar.module.css'

interface PersonAvatarProps {
  readonly name: string
  /** Pixels. */
  readonly size?: number
  readonly photo?: string | undefined
}

/** A person as a photo or as initials. It stands beside the name, so it says nothing itself. */
export function PersonAvatar({ name, size = 32, photo }: PersonAvatarProps) {
  return (
    <span
      className={`${styles.avatar} ${styles[`tone${toneOf(name)}`]}`}
      style={{ width: size, height: size, fontSize: size * 0.375 }}
      aria-hidden="true"
    >
      {photo === undefined ? initialsOf(name) : <img className={styles.photo} src={photo} alt="" />}
    </span>
  )
}
