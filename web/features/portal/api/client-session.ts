import { api } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'
import { takeOrigin } from '../../../lib/session/origin'
import { dropPrivateCache, forgetDrafts } from '../../../lib/session/private-cache'
import { clientLoginPath, dropToken, keepToken } from '../../../lib/session/token'
import { forgetKept, keepHere, readKept } from './device-store'
import { clearOutbox, sendWaiting } from './outbox'
import { forgetAnswers } from './use-answer'

/** Whose texts are kept on this device. */
const owner = 'owner'

function forgetTexts(): void {
  clearOutbox()
  forgetKept()
  forgetDrafts()
}

/**
 * Keeps a new session. What the same client has typed stays, also when their session had ended
 * meanwhile; another's goes.
 * @returns where to go: the trip of the mail, else where the client was going
 */
export async function startSession(
  { id, clientId, expires, isCookieSecure, itineraryId, place }: Answer<'POST /api/Clients/enter'>,
  { keep }: { readonly keep: boolean },
): Promise<string> {
  forgetAnswers()
  await dropPrivateCache()
  if (readKept(owner) !== clientId) forgetTexts()
  keepHere(owner, clientId)
  keepToken(id, { isSecure: isCookieSecure, expires: keep ? new Date(expires) : undefined })
  const origin = takeOrigin()
  if (itineraryId !== undefined)
    return `/client/trips/${itineraryId}${place === undefined ? '' : placePaths[place]}`
  return origin?.startsWith('/client') ? origin : '/client'
}

/** What a mail was about, as the end of its trip's address. */
const placePaths = { messages: '/messages', payments: '#price', travelers: '/travelers' } as const

/**
 * Signs out here, also when the server can't be reached: token and private data are gone either
 * way.
 */
export async function signOut(): Promise<void> {
  await sendWaiting()
  await api('POST /api/Clients/logout').catch(() => undefined)
  dropToken()
  forgetAnswers()
  await dropPrivateCache()
  forgetTexts()
  location.assign(clientLoginPath)
}
