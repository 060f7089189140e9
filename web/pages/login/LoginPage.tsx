import { Brand } from '../../components/brand/Brand'
import { Icon } from '../../components/icons/Icon'
import { PublicLink } from '../../components/navigation/PublicLink'
import { Picture } from '../../components/picture/Picture'
import { registerAddress } from '../../lib/contact/contact'
import riverUrl from './art/sign-in.svg?no-inline'
import { useGreeting } from './greeting'
import styles from './login.module.css'
import { SignInForm, type SignInFormProps } from './SignInForm'

/** Sign-in of agents: the form, and a river at dusk. */
export function LoginPage(props: SignInFormProps) {
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <PublicLink href="/" className={styles.home} aria-label="Tembea, home">
          <Brand size="large" />
        </PublicLink>
        <div className={styles.form}>
          <h1 className={styles.greeting}>{useGreeting()}</h1>
          <p className={styles.lead}>Sign in to your agency’s journeys.</p>
          <SignInForm {...props} />
          <p className={styles.alt}>
            New here? <a href={registerAddress}>Register your agency</a>
          </p>
        </div>
      </main>
      <aside className={styles.view} aria-label="Okavango Delta, Botswana">
        <Picture src={riverUrl} alt="" ratio="fill" eager grain />
        <div className={styles.scrim} />
        <p className={styles.caption}>
          <Icon name="map-pin" size={15} />
          <span>
            Okavango Delta, Botswana
            <small className="tabular">19.28° S, 22.75° E, a little after six</small>
          </span>
        </p>
      </aside>
    </div>
  )
}
