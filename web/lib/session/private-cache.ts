/** What the portal's service worker keeps of a client for reading offline; its own script knows the name, too. */
export const privateCache = 'tembea-client'

/** Forgets it. */
export const dropPrivateCache = async (): Promise<unknown> => globalThis.caches?.delete(privateCache).catch(() => false)

/** The database in the browser for what was typed into travelers' forms and not stored yet. */
export const travelerDrafts = 'tembea-travelers'

/** Forgets at signing out what was typed and never sent. */
export function forgetDrafts(): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(travelerDrafts)
}
