import { type Import, importsOf } from './imports'

/** Sources by path, relative to the project: `{ 'shared/ids/ids.ts': '…' }`. */
export type Sources = Readonly<Record<string, string>>

/**
 * What breaks architecture.md's arrows, one sentence each. What is not allowed below is forbidden,
 * folders that do not exist yet included.
 */
export function brokenArrows(sources: Sources): string[] {
  const handlers = new Set(
    Object.entries(sources)
      .filter(
        ([path, source]) =>
          path.startsWith('functions/') &&
          /^export (const|async function|function) handler\b/m.test(source),
      )
      .map(([path]) => withoutExtension(path)),
  )
  return Object.entries(sources).flatMap(([path, source]) =>
    importsOf(path, source).flatMap((found) => {
      const reason = refusal({ from: path, found, handlers })
      return reason === undefined ? [] : [`${path} imports ${found.written}: ${reason}`]
    }),
  )
}

interface Arrow {
  readonly from: string
  readonly found: Import
  readonly handlers: ReadonlySet<string>
}

function refusal({ from, found: { written, target }, handlers }: Arrow): string | undefined {
  const top = folderOf(from, 0)
  if (top === 'test') return undefined
  if (target.kind === 'package') return packageRefusal(from, target.name)
  const there = folderOf(target.path, 0)
  if (/\.tsx?$/.test(written)) return 'without the extension'
  if (written.startsWith('#') && top === 'shared')
    return 'inside one top-level folder imports are relative'
  if (!written.startsWith('#') && there === 'shared' && top !== 'shared')
    return 'across folders only as #shared/…'
  if (top !== there) return acrossRefusal(from, target.path)
  if (top === 'shared') return sharedRefusal(from, target.path)
  if (top === 'functions') return functionsRefusal(from, target.path, handlers)
  return top === 'web' ? webRefusal(from, target.path) : undefined
}

/**
 * bin → infra → shared/api, functions' table definition and environment names. infra/local runs the
 * functions. The demo data below it and infra/operate go through the product's own modules and use
 * cases, so that they are made as an import and a route make them.
 */
function acrossRefusal(from: string, to: string): string | undefined {
  const [top, there] = [folderOf(from, 0), folderOf(to, 0)]
  if (top === 'bin' && there === 'infra') return undefined
  const isInside = from.startsWith('infra/local/demo/') || from.startsWith('infra/operate/')
  if (isInside && (there === 'functions' || there === 'shared')) return undefined
  if (top === 'infra' && there === 'shared')
    return to.startsWith('shared/api/') ? undefined : 'infra knows only shared/api'
  if (top === 'infra' && there === 'functions') {
    if (to === 'functions/data/table/table' || to === 'functions/runtime/env-names')
      return undefined
    const runs = from.startsWith('infra/local/') && /^functions\/(data|runtime)\//.test(to)
    return runs ? undefined : 'infra knows only the table definition and the environment names'
  }
  if ((top === 'functions' || top === 'web') && there === 'shared') return undefined
  if (top === 'functions' && /^web\/public\/map\/\w+\.json$/.test(to)) return undefined // data of the map, which papers draw, too
  return `${top} may not import ${there}`
}

/**
 * Each may import those before it, and those that are not in the order (kept free of circles by
 * another test).
 */
const sharedOrder = [
  'errors',
  'ids',
  'dates',
  'money',
  'fx',
  'rates',
  'rooms',
  'itinerary',
  'pricing',
  'api',
]

function sharedRefusal(from: string, to: string): string | undefined {
  const [here, there] = [
    sharedOrder.indexOf(folderOf(from, 1)),
    sharedOrder.indexOf(folderOf(to, 1)),
  ]
  return here >= 0 && there > here
    ? `${folderOf(from, 1)} comes before ${folderOf(to, 1)}`
    : undefined
}

function functionsRefusal(
  from: string,
  to: string,
  handlers: ReadonlySet<string>,
): string | undefined {
  const [here, there] = [folderOf(from, 1), folderOf(to, 1)]
  if (there === 'runtime' || here === there) return undefined
  if (here === 'runtime') return 'runtime imports nothing of ours'
  if (there === 'data') return undefined
  if (here === 'data') return 'data knows no domain'
  return handlers.has(to) ? "a domain never imports another domain's handlers" : undefined
}

const webOrder = ['components', 'trip', 'features', 'pages', 'app']
const webRank = (folder: string) => (folder === 'lib' ? 0 : webOrder.indexOf(folder))

function webRefusal(from: string, to: string): string | undefined {
  const [here, there] = [folderOf(from, 1), folderOf(to, 1)]
  if (webRank(here) < 0 || webRank(there) < 0) return `web has only ${webOrder.join(', ')} and lib`
  if (webRank(there) > webRank(here)) return `${here} comes before ${there}`
  const isOther =
    here === 'features' && there === 'features' && folderOf(from, 2) !== folderOf(to, 2)
  return isOther ? 'a feature never imports a feature' : undefined
}

/** Packages that make values of values, as shared does. */
const sharedPackages = new Set([
  'zod/mini',
  'date-fns',
  'dinero.js/bigint',
  'fflate',
  'read-excel-file/universal',
])
/** Behind one folder each: everybody else asks that folder. */
const homeOfPackage: Readonly<Record<string, string>> = {
  'date-fns': 'shared/dates/',
  'dinero.js/bigint': 'shared/money/',
  'read-excel-file/universal': 'shared/workbooks/',
}

function packageRefusal(from: string, name: string): string | undefined {
  const top = folderOf(from, 0)
  if (name.startsWith('#')) return 'the single alias is #shared/*'
  if (top === 'shared' && !sharedPackages.has(name))
    return 'shared is pure: no I/O and few packages'
  const home = Object.hasOwn(homeOfPackage, name) ? homeOfPackage[name] : undefined
  if (home !== undefined && !from.startsWith(home)) return `only ${home} knows this package`
  if (
    top === 'web' &&
    (name.startsWith('node:') || name.startsWith('@aws-sdk/') || name.startsWith('aws-'))
  )
    return 'not in a browser'
  return undefined
}

/** The name of a path's folder, or file, at a depth. */
export const folderOf = (path: string, depth: number): string => path.split('/')[depth] ?? ''

export const withoutExtension = (path: string): string => path.replace(/\.(tsx?|mjs)$/, '')
