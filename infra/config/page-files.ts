import { integrationsFile } from '#shared/api/integrations'

/**
 * Pages without a session that the build wrote to files, by their path: they are seen before any
 * script has come. Every other address is the app's one page.
 */
export const pageFiles = {
  '/': '/landing.html',
  '/productive': '/productive.html',
  '/powerful': '/powerful.html',
  '/profitable': '/profitable.html',
  '/login': '/login.html',
  '/client/login': '/client-login.html',
} as const satisfies Readonly<Record<string, `/${string}.html`>>

/** The app's one page. */
export const appPage = '/index.html'

/**
 * The page of the clients' portal, but for signing in: the app's page with the first screen of a
 * trip, which is hidden unless a trip is opened.
 */
export const portalPage = '/client.html'

/** Every page that the build writes. */
export const builtPages = [appPage, portalPage, ...Object.values(pageFiles)] as const

/**
 * What starts the app in a page that a function made: it names the files of the present release,
 * and is never kept.
 */
export const startScript = '/start.js'

/** How long browsers and the edge may keep a file of the app. */
export const cachingOfFiles = {
  /** What has a hash in its name: another content has another name. */
  immutable: 'public, max-age=31536000, immutable',
  /** What may change under its name: kept, and asked after each time. */
  revalidated: 'public, no-cache',
  /** Pages and what starts them name the files of one release. */
  never: 'no-store',
} as const

/** The folder of the files that have a hash in their name, and no others. */
export const hashedFolder = 'assets'

/** Pages, and what is made for a stage. */
const neverKept: ReadonlySet<string> = new Set([startScript, integrationsFile])

/** The Cache-Control of a file of the app, by its path. */
export function cachingOf(path: string): string {
  if (path.endsWith('.html') || neverKept.has(path)) return cachingOfFiles.never
  return path.startsWith(`/${hashedFolder}/`)
    ? cachingOfFiles.immutable
    : cachingOfFiles.revalidated
}

/**
 * The edge's function: an address without a dot becomes the file of its page. Signed-in users never
 * see the landing page, so that theirs is the app.
 */
export const pageOfAddress = `function pageOf(uri, isSignedIn) {
  var pages = ${JSON.stringify(pageFiles)};
  if (uri.indexOf('.') !== -1) return uri;
  if (pages.hasOwnProperty(uri) && !(uri === '/' && isSignedIn)) return pages[uri];
  return /^\\/client(\\/|$)/.test(uri) ? '${portalPage}' : '${appPage}';
}`

/** The edge function's result, for the local server; a test compares both. */
export function pageOf(path: string, isSignedIn: boolean): string {
  if (path.includes('.')) return path
  const pages: Readonly<Record<string, string>> = pageFiles
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined
  if (page !== undefined && !(path === '/' && isSignedIn)) return page
  return /^\/client(\/|$)/.test(path) ? portalPage : appPage
}
