/** A secret of a link, by the name under which it is remembered. */
export interface LinkSecret {
  readonly field: string
  readonly secret: string
}

/** Where the links lead whose secrets a resource asks for. */
const linksOfPlaces: Readonly<Record<string, readonly string[]>> = {
  '/api/Agents': ['verify', 'reset'],
  '/api/Clients': ['client'],
  '/api/calendar-feeds': ['calendar-feeds'],
  '/api/pay': ['pay', 'sandbox'],
  '/api/replies': ['reply'],
  '/api/shared-lightboxes': ['shared-lightbox-link'],
  '/api/shared-trips': ['share'],
  '/share': ['share'],
}

/** Under which names the secrets are remembered that a resource asks for. */
export const secretsFor = (place: string): readonly string[] =>
  Object.entries(linksOfPlaces)
    .filter(([start]) => place.startsWith(start))
    .flatMap(([, links]) => links.map(nameOf))

const nameOf = (link: string): string => `secret of ${link}`

/** The secret at the end of an address, or in its query. */
export function secretsOf(address: string): LinkSecret[] {
  if (!/^(?:https?:\/)?\/\w/.test(address) || !URL.canParse(address, 'http://localhost')) return []
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const parts = pathname.split('/').filter((part) => part !== '' && part !== 'api')
  const last = parts.at(-1)?.replace('~', '.') ?? ''
  const named = [...searchParams].map(([field, secret]) => ({ field, secret }))
  if (!/^[\w.-]{20,}$/.test(last)) return named
  const kind = parts.at(-2) ?? ''
  return [
    ...named,
    ...[parts[0] ?? '', kind].map((link) => ({ field: nameOf(link), secret: last })),
  ]
}
