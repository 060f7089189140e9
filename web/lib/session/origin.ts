const key = 'tembea.origin'
const endedKey = 'tembea.session-ended'

/** Remembers that the server ended the session, for the sign-in page. */
export const noteSessionEnd = (): void => sessionStorage.setItem(endedKey, 'yes')

export const hasSessionEnded = (): boolean => sessionStorage.getItem(endedKey) !== null

/** Remembers where someone was going until they have signed in (1 §2). */
export function rememberOrigin(path: string): void {
  sessionStorage.setItem(key, path)
}

/** Returns that address once; undefined if there is none or it isn't a path of this app. */
export function takeOrigin(): string | undefined {
  const path = sessionStorage.getItem(key) ?? undefined
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(endedKey)
  return path !== undefined && isOwnPath(path) ? path : undefined
}

/** A path of this origin: `//elsewhere` and `/\elsewhere` would leave it. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
