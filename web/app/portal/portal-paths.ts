/** What an address of the portal shows. */
export type PortalPlace =
  | { readonly page: 'trips' | 'compare' | 'devices' | 'missing' }
  | { readonly page: 'trip' | 'messages' | 'travelers'; readonly id: string }
  | { readonly page: 'entry'; readonly mode: EntryMode; readonly token?: string }

const entryModes = ['login', 'forgot', 'enter', 'activate', 'reset'] as const
export type EntryMode = (typeof entryModes)[number]

/** `/client`, `/client/trips/{id}`, `/client/enter/{token}`; a slash at the end does not matter. */
export function portalPlaceOf(path: string): PortalPlace {
  const [, , first, second, third, ...more] = path.replace(/\/+$/, '').split('/')
  if (first === undefined) return { page: 'trips' }
  const mode = entryModes.find((known) => known === first)
  if (mode !== undefined && third === undefined)
    return { page: 'entry', mode, ...(second && { token: second }) }
  if ((first === 'compare' || first === 'devices') && second === undefined) return { page: first }
  if (first === 'trips' && second !== undefined && more.length === 0) {
    if (third === undefined) return { page: 'trip', id: second }
    if (third === 'messages' || third === 'travelers') return { page: third, id: second }
  }
  return { page: 'missing' }
}
