import { AccountScreen } from '../../features/account/components/AccountScreen'

/** `/profile`: My Account (1 §2). */
export function ProfilePage() {
  return <AccountScreen />
}
