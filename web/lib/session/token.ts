import { dropCookie, readCookie, writeCookie } from './cookies'

const name = 'TOKEN'

/** The token from the TOKEN cookie, for the Authorization header (1 §7). */
export const readToken = (): string | undefined => readCookie(name)

/** Stores a token that the server didn't set as a cookie itself. */
export function keepToken(token: string, keeping: Parameters<typeof writeCookie>[2] = {}): void {
  if (readToken() !== token) writeCookie(name, token, keeping)
}

export const dropToken = (): void => dropCookie(name)
