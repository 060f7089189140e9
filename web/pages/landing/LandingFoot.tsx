import Button from '@mui/material/Button'
import { Brand } from '../../components/brand/Brand'
import { PublicLink } from '../../components/navigation/PublicLink'
import { registerAddress } from '../../lib/contact/contact'
import styles from './frame.module.css'

export function LandingFoot() {
  return (
    <footer className={styles.foot}>
      <PublicLink href="/" className={styles.home} aria-label="Tembea, home">
        <Brand />
      </PublicLink>
      <p>“Tembea” is Swahili for “walk, travel”.</p>
      <Button variant="main" href={registerAddress}>
        Register your agency
      </Button>
    </footer>
  )
}
