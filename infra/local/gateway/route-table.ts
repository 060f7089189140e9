/** What the gateway needs to know of a route: the contract's routes have it. */
export interface RouteAddress {
  readonly method: string
  /** `/api/Itineraries/{id}`; `{name+}` at the end takes the rest of the path. */
  readonly path: string
}

export interface Match<Target> {
  readonly target: Target
  /** Values of the path's braces; undefined where it has none. */
  readonly params: Readonly<Record<string, string>> | undefined
}

export interface RouteTable<Target> {
  /**
   * The route of a decoded path. A literal segment wins over a parameter, a parameter over the rest
   * of the path.
   */
  match(method: string, path: string): Match<Target> | undefined
}

/**
 * Builds the table once: a pattern for each route, those with the earlier literals first.
 * @throws Error when two routes have the same address
 */
export function routeTable<Target>(
  routes: readonly (RouteAddress & { readonly target: Target })[],
): RouteTable<Target> {
  const rows = routes.map((route) => ({
    ...route,
    pattern: patternOf(route.path),
    rank: rankOf(route.path),
  }))
  rows.sort((left, right) => (left.rank < right.rank ? -1 : 1))
  const addresses = new Set<string>()
  for (const { method, path, pattern } of rows) {
    const address = `${method} ${pattern.source.replace(/\?<\w+>/g, '')}`
    if (addresses.has(address)) throw new Error(`Two routes have the address ${method} ${path}`)
    addresses.add(address)
  }
  return {
    match(asked, path) {
      for (const { method, pattern, target } of rows) {
        const match = method === asked ? pattern.exec(path) : null
        if (match !== null) return { target, params: match.groups && { ...match.groups } }
      }
      return undefined
    },
  }
}

function patternOf(path: string): RegExp {
  const literal = path.replaceAll('.', '\\.')
  const withGroups = literal
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    .replace(/\{(\w+)\+\}/g, '(?<$1>[^/].*)')
  return new RegExp(`^${withGroups}$`, 's')
}

/** Sorts literal segments before parameters, and parameters before the rest of a path. */
const rankOf = (path: string) => path.replace(/\{\w+\+\}/g, '\uffff').replace(/\{\w+\}/g, '\ufffe')
