/** What the portal's service worker keeps of a client for reading offline; its own script knows the name, too. */
export const privateCache = 'tembea-client'

/** Forgets it. */
export const dropPrivateCache = async (): Promise<unknown> => globalThis.caches?.delete(privateCache).catch(() => false)
