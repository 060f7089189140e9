import styles from './brand.module.css'

interface BrandProps {
  /** 30 pixels high in bars, 34 where it stands alone. */
  readonly size?: 'small' | 'large'
  /** On forest the name is white, on paper forest. */
  readonly on?: 'paper' | 'forest'
}

/** The mark and the name. It is drawn in place, so that it never comes late. */
export function Brand({ size = 'small', on = 'paper' }: BrandProps) {
  const look = [styles.brand, size === 'large' && styles.large, on === 'forest' && styles.forest]
  return (
    <span className={look.filter(Boolean).join(' ')}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.sun} d="M16 3.5a9.5 9.5 0 0 1 9.5 9.5c0 .7-.1 1.4-.2 2H6.7a9.5 9.5 0 0 1 9.3-11.5z" />
        <path
          className={styles.water}
          d="M3 19.3c4.4 0 6.5-.3 9.8 1.5s6.3 2 9 .8 4.7-2.3 7.2-2.3M6.5 25c3.2-.4 5.2-.2 7.8 1.1s5.6 1.6 7.7.6 2.6-1.4 3.8-1.7"
        />
      </svg>
      <span>Tembea</span>
    </span>
  )
}
