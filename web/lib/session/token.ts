const name = 'TOKEN'

/** The token from the TOKEN cookie, for the Authorization header (1 §7). */
export const readToken = (): string | undefined => readCookie(name)

interface Keeping {
  /** Until the browser closes by default. */
  readonly expires?: Date | undefined
  readonly isSecure?: boolean
}

/** Stores a token that the server didn't set as a cookie itself; secure unless the server allows otherwise (1 §9). */
export function keepToken(token: string, { expires, isSecure = location.protocol === 'https:' }: Keeping = {}): void {
  if (readToken() !== token) writeCookie(token, { expires, isSecure })
}

export const dropToken = (): void => writeCookie('', { expires: new Date(0), isSecure: location.protocol === 'https:' })

function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  return value === undefined || value === '' ? undefined : decodeURIComponent(value)
}

function writeCookie(value: string, { expires, isSecure }: Keeping): void {
  const secure = isSecure ? '; Secure' : ''
  const end = expires === undefined ? '' : `; Expires=${expires.toUTCString()}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that agents use
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${secure}${end}`
}
