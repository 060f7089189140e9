/**
 * What the portal's service worker keeps of a client for reading offline; its own script knows the
 * name, too.
 */
export const privateCache = 'tembea-client'

/** Forgets it. */
export const dropPrivateCache = async (): Promise<unknown> =>
  globalThis.caches?.delete(privateCache).catch(() => false)

/** The database in the browser for what was typed into travelers' forms and not stored yet. */
export const travelerDrafts = 'tembea-travelers'

/** The one for what an agent has read, to be read again without a connection. */
export const agentAnswers = 'tembea-agent'

/** How the names begin under which edits of trips are kept in this browser. */
export const keptEdits = 'tembea.itinerary-edits.'

/** Forgets at signing out what was read, and what was typed and never sent. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(keptEdits)) localStorage.removeItem(key)
  forgetReading()
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(travelerDrafts)
}

/** Forgets what an agent has read, also when their session ended by itself. */
export function forgetReading(): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(agentAnswers)
}
