import { Icon } from '../../components/icons/Icon'
import styles from './login.module.css'

/** The drawn box of a checkbox, whose real one stands before it. */
export function CheckMark() {
  return (
    <span className={styles.box}>
      <Icon name="check" size={13} />
    </span>
  )
}
