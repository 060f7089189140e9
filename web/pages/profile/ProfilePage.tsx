import Card from '@mui/material/Card'
import { Icon } from '../../components/icons/Icon'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { PersonAvatar } from '../../components/people/PersonAvatar'
import { useSession } from '../../lib/session/session'
import styles from './profile.module.css'

/** My Account (1 §2): who is signed in, for whom, and the way out. */
export function ProfilePage() {
  const { user, agency, may, signOut } = useSession()
  const roles = [
    may('superadmin') && 'Superadmin',
    may('admin') && 'Lead agent',
    may('contentManager') && 'Content manager',
  ].filter((role) => role !== false)
  return (
    <main className={styles.page}>
      <h1>My Account</h1>
      <Card className={styles.card}>
        <header className={styles.head}>
          <PersonAvatar name={user.fullName} size={64} />
          <div>
            <h2>{user.fullName}</h2>
            <p className={styles.second}>{roles.length === 0 ? 'Agent' : roles.join(', ')}</p>
          </div>
        </header>
        <dl className={styles.facts}>
          <Fact name="Email" value={user.email} />
          <Fact name="Agency" value={agency.name} />
          <Fact name="Agency code" value={agency.agencyCode} />
          <Fact name="Selling currency" value={agency.currency} />
          <Fact name="Prices from" value={agency.model === 'net' ? 'Net cost and margins' : 'Rack price'} />
        </dl>
        <footer className={styles.foot}>
          <AsyncButton variant="text" color="error" onClick={signOut} startIcon={<Icon name="log-out" size={17} />}>
            Sign out
          </AsyncButton>
        </footer>
      </Card>
    </main>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
