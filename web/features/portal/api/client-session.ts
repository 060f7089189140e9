import { api } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'
import { takeOrigin } from '../../../lib/session/origin'
import { clientLoginPath, dropToken, keepToken } from '../../../lib/session/token'
import { forgetAnswers } from './use-answer'

/** What the service worker keeps for reading offline; its own script knows the name, too. */
const privateCache = 'tembea-client'

/** Forgets what belonged to whoever was signed in here. */
async function forgetPrivately(): Promise<void> {
  forgetAnswers()
  if ('caches' in globalThis) await caches.delete(privateCache).catch(() => false)
}

/** Keeps a new session. @returns where to go: the trip of the mail, else where the client was going */
export async function startSession(
  { id, expires, isCookieSecure, itineraryId }: Answer<'POST /api/Clients/enter'>,
  { keep }: { readonly keep: boolean },
): Promise<string> {
  await forgetPrivately()
  keepToken(id, { isSecure: isCookieSecure, expires: keep ? new Date(expires) : undefined })
  const origin = takeOrigin()
  if (itineraryId !== undefined) return `/client/trips/${itineraryId}`
  return origin?.startsWith('/client') ? origin : '/client'
}

/** Signs out here, also when the server can't be reached: token and private data are gone either way. */
export async function signOut(): Promise<void> {
  await api('POST /api/Clients/logout').catch(() => undefined)
  dropToken()
  await forgetPrivately()
  location.assign(clientLoginPath)
}
