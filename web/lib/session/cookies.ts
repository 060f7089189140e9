interface Keeping {
  /** Until the browser closes by default. */
  readonly expires?: Date | undefined
  readonly isSecure?: boolean
}

export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const cookiePair = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  const value = cookiePair?.slice(name.length + 1)
  return value === undefined || value === '' ? undefined : decodeURIComponent(value)
}

/** Same-site strict, and secure unless the server allows otherwise (1 §9). */
export function writeCookie(
  name: string,
  value: string,
  { expires, isSecure = location.protocol === 'https:' }: Keeping = {},
): void {
  const secure = isSecure ? '; Secure' : ''
  const end = expires === undefined ? '' : `; Expires=${expires.toUTCString()}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that agents use
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${secure}${end}`
}

export const dropCookie = (name: string): void => writeCookie(name, '', { expires: new Date(0) })
