import { api } from '../api/api'
import type { Answer, Sent } from '../api/route-table'

type Asked = Answer<'POST /api/Agents/passkey-options'>
type Used = Sent<'POST /api/Agents/passkey-sign-in'>['body']['passkey']
type Made = Sent<'POST /api/MyAccount/passkeys'>['body']['passkey']

/**
 * The package is loaded at the first use of a passkey. The server's schemas are the part of its
 * types that is read.
 */
const load = () => import('@simplewebauthn/browser')

/** Asks the browser for a passkey. @throws what `passkeyFailure` says in words */
export const askPasskey = async (options: Asked): Promise<Used> =>
  (await (await load()).startAuthentication({ optionsJSON: options as never })) as Used

/**
 * Has the browser make a passkey for whoever is signed in, and adds it.
 * @throws ApiError; what `passkeyFailure` says in words
 */
export async function addPasskey(name: string): Promise<Answer<'POST /api/MyAccount/passkeys'>> {
  const options = await api('POST /api/MyAccount/passkeys/options')
  const passkey = (await (
    await load()
  ).startRegistration({ optionsJSON: options as never })) as Made
  return api('POST /api/MyAccount/passkeys', { body: { name, passkey } })
}

/** Why a browser gave no passkey; undefined when the failure is not the browser's. */
export function passkeyFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'InvalidStateError')
    return 'This device already has a passkey for your account.'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'No passkey was used. Try again, or use another way.'
  if (
    error.name === 'WebAuthnError' ||
    error.name === 'SecurityError' ||
    error.name === 'NotSupportedError'
  )
    return 'Passkeys aren’t available in this browser.'
  return undefined
}
