import styles from './contours.module.css'

/** Contour lines of a map: the texture of forest grounds, at 7.5 %. Its parent must be positioned. */
export function Contours() {
  return <span className={styles.contours} aria-hidden="true" />
}
