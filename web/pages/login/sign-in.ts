import { api } from '../../lib/api/api'
import { takeOrigin } from '../../lib/session/origin'
import { keepToken } from '../../lib/session/token'

interface Credentials {
  readonly email: string
  readonly password: string
  /** Stays signed in after the browser is closed. */
  readonly keep: boolean
}

/**
 * Signs in and sets the address to where the visitor wanted to go (1 §2).
 *
 * @throws ApiError with the reason, when refused
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { id, expires } = await api('POST /api/Agents/login', { body: credentials })
  keepToken(id, credentials.keep ? new Date(expires) : undefined)
  history.replaceState(null, '', takeOrigin() ?? '/builder')
}
