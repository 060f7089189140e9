import { clearCookie, readCookie, writeCookie } from './cookies'

const name = 'TOKEN'

/** The token of the TOKEN cookie, which goes into the Authorization header (1 §7). */
export const readToken = (): string | undefined => readCookie(name)

/** Keeps a token that the server did not set as a cookie itself; until the browser closes unless `expires` is given. */
export function keepToken(token: string, expires?: Date): void {
  if (readToken() !== token) writeCookie(name, token, expires)
}

export const dropToken = (): void => clearCookie(name)
