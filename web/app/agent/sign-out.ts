import { api } from '../../lib/api/api'
import { queryClient } from '../../lib/query/query-client'
import { dropToken } from '../../lib/session/token'

/** Ends the session on the server and here. A fresh page leaves nothing of it in memory. */
export async function signOut(): Promise<void> {
  await askNothingMore()
  await api('POST /api/Agents/logout').catch(() => {
    // The cookie goes all the same; the server ends an idle session itself.
  })
  dropToken()
  location.assign('/login')
}

/** What is still asked, or begins to be asked until the fresh page is there, would be refused. */
async function askNothingMore(): Promise<void> {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, enabled: false } })
  await queryClient.cancelQueries()
}
