import { dropCookie, readCookie, writeCookie } from './cookies'

/** Whether an address is of the clients' portal, which has a session of its own (1 §7). */
export const isClientPath = (path: string): boolean => /^\/client(\/|$)/.test(path)

/** Whether an address is a link to a trip: whoever has it is a guest, also where somebody is signed in. */
export const isGuestPath = (path: string): boolean => path.startsWith('/share/')

export const clientLoginPath = '/client/login'

export const isClientPage = (): boolean => typeof location !== 'undefined' && isClientPath(location.pathname)

const name = (): string => (isClientPage() ? 'CLIENT_TOKEN' : 'TOKEN')

/** The token from the cookie of this page's app, for the Authorization header: TOKEN, or CLIENT_TOKEN in the portal (1 §7). */
export const readToken = (): string | undefined => readCookie(name())

/** Stores a token that the server didn't set as a cookie itself. */
export function keepToken(token: string, keeping: Parameters<typeof writeCookie>[2] = {}): void {
  if (readToken() !== token) writeCookie(name(), token, keeping)
}

export const dropToken = (): void => dropCookie(name())
