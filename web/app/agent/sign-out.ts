import { api } from '../../lib/api/api'
import { dropToken } from '../../lib/session/token'

/** Ends the session on the server and here. A fresh page leaves nothing of it in memory. */
export async function signOut(): Promise<void> {
  await api('POST /api/Agents/logout').catch(() => {
    // The cookie goes all the same; the server ends an idle session itself.
  })
  dropToken()
  location.assign('/login')
}
