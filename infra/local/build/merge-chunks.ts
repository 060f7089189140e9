/** What is loaded before one screen is drawn. */
export interface View {
  readonly modules: ReadonlySet<string>
  /** How many chunks it may load, where that is possible. */
  readonly limit: number
  /** How much a byte that it does not need weighs. */
  readonly weight: number
  /** How many bytes it may load at most that only others need. */
  readonly maxExtra: number
}

interface Modules {
  readonly views: readonly View[]
  readonly bytesIn: (module: string) => number
  readonly importsIn: (module: string) => readonly string[]
  /** Whether what else is in its chunk would bring along what most views must not load. */
  readonly isHeavy: (module: string) => boolean
}

/** A chunk while it grows: `isIn[view]` is 1 where the view loads it. */
interface Part {
  readonly modules: string[]
  /** It is joined with nothing, and counts for no limit: mostly nothing of it is left in the end. */
  readonly isHeavy: boolean
  readonly isIn: Uint8Array
  size: number
  imports: Set<Part>
  /** The parts that come with it: its imports, theirs, and so on. */
  company: Set<Part>
}

/** What a request and its own compression cost, in bytes of source. */
const chunkCost = 50

/**
 * Puts all modules of the views into chunks: first what exactly the same views load, then the pairs
 * whose union costs the views least, until every view is within its limit or would load too much.
 * Chunks never import each other in a circle, since the first one would meet what is not there yet.
 */
export function mergeChunks(modules: Modules): readonly { readonly modules: readonly string[] }[] {
  const { views } = modules
  const extras = views.map(() => 0)
  let parts = firstParts(modules)
  for (;;) {
    for (const part of parts) part.company = companyFor(part)
    const isOver = views.map(
      ({ limit }, at) =>
        parts.filter(({ isIn, isHeavy }) => isIn[at] === 1 && !isHeavy).length > limit,
    )
    const pair = isOver.includes(true) ? cheapestPair(parts, { views, extras, isOver }) : undefined
    if (pair === undefined) return parts
    parts = union(parts, pair, extras)
  }
}

function firstParts({ views, bytesIn, importsIn, isHeavy }: Modules): Part[] {
  const parts = new Map<string, Part>()
  const partByModule = new Map<string, Part>()
  for (const module of new Set(views.flatMap((view) => [...view.modules]))) {
    const isIn = Uint8Array.from(views, (view) => Number(view.modules.has(module)))
    const key = `${isIn.join('')} ${isHeavy(module)}`
    const part = parts.get(key) ?? {
      modules: [],
      isHeavy: isHeavy(module),
      isIn,
      size: 0,
      imports: new Set(),
      company: new Set(),
    }
    parts.set(key, part)
    part.modules.push(module)
    part.size += bytesIn(module)
    partByModule.set(module, part)
  }
  for (const [module, part] of partByModule)
    for (const target of importsIn(module)) {
      const other = partByModule.get(target)
      if (other !== undefined && other !== part) part.imports.add(other)
    }
  return [...parts.values()]
}

function companyFor({ imports }: Part): Set<Part> {
  const company = new Set(imports)
  for (const part of company) for (const next of part.imports) company.add(next) // the loop goes on with what is added
  return company
}

type Pair = readonly [Part, Part]

interface Situation {
  readonly views: readonly View[]
  /** The bytes that each view loads by now and only others need. */
  readonly extras: readonly number[]
  readonly isOver: readonly boolean[]
}

function cheapestPair(parts: readonly Part[], situation: Situation): Pair | undefined {
  let cheapest: Pair | undefined
  let least = Number.POSITIVE_INFINITY
  const mostSaved = situation.isOver.filter(Boolean).length
  const bySize = parts
    .filter(({ isHeavy }) => !isHeavy)
    .toSorted((one, other) => one.size - other.size)
  for (const [at, one] of bySize.entries())
    for (const other of bySize.slice(at + 1)) {
      const cost = unionCost([one, other], situation, least * mostSaved)
      if (cost >= least || isByThird(one, other) || isByThird(other, one)) continue
      least = cost
      cheapest = [one, other]
    }
  return cheapest
}

/** What each chunk less costs in bytes that views would load for others; infinite above the most. */
function unionCost(
  [one, other]: Pair,
  { views, extras, isOver }: Situation,
  maxBytes: number,
): number {
  let bytes = chunkCost
  let chunksLess = 0
  for (let at = 0; at < views.length; at++) {
    const isInOne = one.isIn[at] === 1
    if (isInOne === (other.isIn[at] === 1)) {
      if (isInOne && isOver[at]) chunksLess += 1
      continue
    }
    const { weight = 1, maxExtra = 0 } = views[at] ?? {}
    const more = bytesMissing(isInOne ? other : one, at)
    if ((extras[at] ?? 0) + more > maxExtra) return Number.POSITIVE_INFINITY
    bytes += more * weight
    if (bytes >= maxBytes) return Number.POSITIVE_INFINITY
  }
  return chunksLess === 0 ? Number.POSITIVE_INFINITY : bytes / chunksLess
}

/** What a view does not load yet of a part and what comes with it. */
function bytesMissing({ size, company }: Part, view: number): number {
  let bytes = size
  for (const part of company) if (part.isIn[view] === 0) bytes += part.size
  return bytes
}

/** Whether one part imports the other by way of a third. */
function isByThird(one: Part, other: Part): boolean {
  for (const part of one.imports) if (part !== other && part.company.has(other)) return true
  return false
}

/** The second becomes part of the first; what comes with both comes to the views of either. */
function union(parts: readonly Part[], [one, other]: Pair, extras: number[]): Part[] {
  const others = parts.filter((part) => part !== other)
  const together = new Set([one, other, ...one.company, ...other.company])
  extras.forEach((_extra, at) => {
    if (one.isIn[at] === 0 && other.isIn[at] === 0) return
    for (const part of together) {
      if (part.isIn[at] === 0) extras[at] = (extras[at] ?? 0) + part.size
      part.isIn[at] = 1
    }
  })
  one.modules.push(...other.modules)
  one.size += other.size
  for (const part of other.imports) one.imports.add(part)
  for (const part of others) if (part.imports.delete(other)) part.imports.add(one)
  one.imports.delete(one)
  return others
}
