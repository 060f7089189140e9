/** Reads a cookie of this page. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  return value === undefined || value === '' ? undefined : decodeURIComponent(value)
}

/** Writes a cookie: same-site strict, and secure wherever the page itself is (1 §9). */
export function writeCookie(name: string, value: string, expires?: Date): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const end = expires === undefined ? '' : `; Expires=${expires.toUTCString()}`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that agents use
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${secure}${end}`
}

export const clearCookie = (name: string): void => writeCookie(name, '', new Date(0))
