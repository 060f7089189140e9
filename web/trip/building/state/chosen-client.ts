import { useEffect } from 'react'
import type { ClientId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import { isApiError } from '../../../lib/api/api-error'
import { isClientId } from '../../../lib/navigation/is-id'
import { dropCookie, readCookie, writeCookie } from '../../../lib/session/cookies'
import { type BuilderClient, change } from './builder-store'

const cookie = 'CLIENT_ID'

/**
 * Chooses the itinerary's client and stores the id in the client cookie, or clears both (2 §4.5).
 */
export function setClient(client: BuilderClient | undefined): void {
  if (client !== undefined) writeCookie(cookie, client.id)
  else if (readCookie(cookie) !== undefined) dropCookie(cookie)
  change(() => ({ client }))
}

/**
 * Loads the client whom the cookie names when the builder opens. When that fails the cookie is
 * cleared and loading continues (2 §8): what was chosen in the draft stays, unless the client is
 * gone.
 */
export function useInitialClient(): void {
  useEffect(() => {
    const clientCookie = readCookie(cookie)
    if (clientCookie !== undefined && isClientId(clientCookie)) void loadClient(clientCookie)
  }, [])
}

async function loadClient(known: ClientId): Promise<void> {
  try {
    const filter = JSON.stringify({ fields: { id: true, name: true } })
    const { id, name } = await api('GET /api/Clients/{id}', {
      params: { id: known },
      query: { filter },
    })
    if (readCookie(cookie) === known) setClient({ id, name })
  } catch (error) {
    dropCookie(cookie)
    if (isApiError(error, 'record.not-found'))
      change(({ client }) => (client?.id === known ? { client: undefined } : {}))
  }
}
