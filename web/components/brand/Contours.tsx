import styles from './contours.module.css'
import contoursUrl from './contours.svg?no-inline'

/** Contour lines of a map: the texture of forest grounds, at 7.5 %. Its parent must be positioned. */
export function Contours() {
  return <span className={styles.contours} aria-hidden="true" style={{ backgroundImage: `url(${contoursUrl})` }} />
}
