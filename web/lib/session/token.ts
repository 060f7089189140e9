import { dropCookie, readCookie, writeCookie } from './cookies'

/** Whether an address is of the clients' portal, which has a session of its own (1 §7). */
export const isClientPath = (path: string): boolean => /^\/client(\/|$)/.test(path)

/** The lightbox of a link that was opened in this browser is opened again by its own address. */
export const lightboxTokenKey = (lightboxId: string): string => `lightbox ${lightboxId}`

/**
 * Whether an address is a link to a trip, a lightbox or a request for rooms: whoever has it is a
 * guest, also where somebody is signed in. The page of a lightbox is for guests who came by its
 * link, too.
 */
export function isGuestPath(path: string): boolean {
  const [, id] = /^\/shared-lightbox\/([^/]+)/.exec(path) ?? []
  if (id !== undefined)
    return readToken() === undefined && localStorage.getItem(lightboxTokenKey(id)) !== null
  return ['/share/', '/shared-lightbox-link/', '/reply/'].some((start) => path.startsWith(start))
}

export const clientLoginPath = '/client/login'

export const isClientPage = (): boolean =>
  typeof location !== 'undefined' && isClientPath(location.pathname)

const name = (): string => (isClientPage() ? 'CLIENT_TOKEN' : 'TOKEN')

/**
 * The token from the cookie of this page's app, for the Authorization header: TOKEN, or
 * CLIENT_TOKEN in the portal (1 §7).
 */
export const readToken = (): string | undefined => readCookie(name())

/** Stores a token that the server didn't set as a cookie itself. */
export function keepToken(token: string, keeping: Parameters<typeof writeCookie>[2] = {}): void {
  if (readToken() !== token) writeCookie(name(), token, keeping)
}

export const dropToken = (): void => dropCookie(name())
