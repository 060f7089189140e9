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
  /** The route of a decoded path. A literal segment wins over a parameter, a parameter over the rest of the path. */
  match(method: string, path: string): Match<Target> | undefined
}

/**
 * Builds the table once. Paths without parameters are one look-up in a map; the others walk a tree of segments.
 *
 * @throws Error when two routes have the same address
 */
export function routeTable<Target>(
  routes: readonly (RouteAddress & { readonly target: Target })[],
): RouteTable<Target> {
  const literal = new Map<string, Map<string, Match<Target>>>()
  const trees = new Map<string, Node<Target>>()
  for (const { method, path, target } of routes) {
    if (path.includes('{')) insert(treeOf(trees, method), path, target)
    else insertLiteral(literal, { method, path, target })
  }
  return {
    match(method, path) {
      const known = literal.get(method)?.get(path)
      if (known !== undefined) return known
      const tree = trees.get(method)
      return tree === undefined ? undefined : walk(tree, path.split('/'), 1, [])
    },
  }
}

interface Leaf<Target> {
  readonly target: Target
  readonly names: readonly string[]
}

interface Node<Target> {
  readonly literal: Map<string, Node<Target>>
  parameter: Node<Target> | undefined
  leaf: Leaf<Target> | undefined
  rest: Leaf<Target> | undefined
}

const emptyNode = <Target>(): Node<Target> => ({
  literal: new Map(),
  parameter: undefined,
  leaf: undefined,
  rest: undefined,
})

function treeOf<Target>(trees: Map<string, Node<Target>>, method: string): Node<Target> {
  const tree = trees.get(method) ?? emptyNode<Target>()
  trees.set(method, tree)
  return tree
}

function insertLiteral<Target>(
  literal: Map<string, Map<string, Match<Target>>>,
  { method, path, target }: RouteAddress & { target: Target },
): void {
  const paths = literal.get(method) ?? new Map<string, Match<Target>>()
  if (paths.has(path)) throw new Error(`Two routes are ${method} ${path}`)
  literal.set(method, paths.set(path, { target, params: undefined }))
}

function insert<Target>(tree: Node<Target>, path: string, target: Target): void {
  const names: string[] = []
  let node = tree
  for (const segment of path.split('/').slice(1)) {
    const name = /^\{([^}+]+)(\+?)\}$/.exec(segment)
    if (name?.[1] !== undefined) names.push(name[1])
    if (name?.[2] === '+') {
      node.rest = { target, names }
      return
    }
    const next: Node<Target> = (name === null ? node.literal.get(segment) : node.parameter) ?? emptyNode()
    if (name === null) node.literal.set(segment, next)
    else node.parameter = next
    node = next
  }
  if (node.leaf !== undefined) throw new Error(`Two routes have the address ${path}`)
  node.leaf = { target, names }
}

function walk<Target>(
  node: Node<Target>,
  segments: readonly string[],
  at: number,
  values: readonly string[],
): Match<Target> | undefined {
  const segment = segments[at]
  if (segment === undefined) return node.leaf && matchOf(node.leaf, values)
  const next = node.literal.get(segment)
  const literal = next && walk(next, segments, at + 1, values)
  if (literal !== undefined) return literal
  if (segment === '') return undefined
  const parameter = node.parameter && walk(node.parameter, segments, at + 1, [...values, segment])
  if (parameter !== undefined) return parameter
  return node.rest && matchOf(node.rest, [...values, segments.slice(at).join('/')])
}

function matchOf<Target>({ target, names }: Leaf<Target>, values: readonly string[]): Match<Target> {
  return { target, params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) }
}
