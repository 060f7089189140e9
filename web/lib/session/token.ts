const name = 'TOKEN'

/** The token of the TOKEN cookie, which goes into the Authorization header (1 §7). */
export const readToken = (): string | undefined => readCookie(name)

/** Keeps a token that the server did not set as a cookie itself; until the browser closes unless `expires` is given. */
export function keepToken(token: string, expires?: Date): void {
  if (readToken() !== token) writeCookie(name, token, expires)
}

export const dropToken = (): void => clearCookie(name)

/** Reads a cookie of this page. */
function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  return value === undefined || value === '' ? undefined : decodeURIComponent(value)
}

/** Writes a cookie: same-site strict, and secure wherever the page itself is (1 §9). */
function writeCookie(name: string, value: string, expires?: Date): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const end = expires === undefined ? '' : `; Expires=${expires.toUTCString()}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that agents use
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${secure}${end}`
}

const clearCookie = (name: string): void => writeCookie(name, '', new Date(0))
