/** What a page's file is made of. */
export interface PageFile {
  /** The app's index.html, as built. */
  readonly shell: string
  readonly path: string
  readonly title: string
  readonly html: string
  /** Links for the head that the page itself asks for. */
  readonly preloads: readonly string[]
  /** Address of the one style sheet that holds all of the page's rules. */
  readonly sheet: string
  /** Address of the script that starts the app once the page is touched. */
  readonly wake: string
  /** Addresses of the page's chunks, its own first. */
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}

/**
 * Puts a rendered page into the app's index.html. The one sheet and the font come first; of scripts
 * only the one that wakes the app is loaded, which is told the others.
 */
export function pageFile({
  shell,
  path,
  title,
  html,
  preloads,
  sheet,
  wake,
  scripts,
  fonts,
}: PageFile): string {
  const head = [
    `<link rel="stylesheet" href="${sheet}" />`,
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`,
    ),
    ...preloads,
  ]
  const app = [entryOf(shell), ...scripts].join(' ')
  const script = `<script type="module" fetchpriority="low" crossorigin src="${wake}" data-app="${app}"></script>`
  return shell
    .replace(/ *<script type="module"[^>]*><\/script>\n/, '')
    .replace(/ *<link rel="(modulepreload|stylesheet)"[^>]*>\n/g, '')
    .replace(/<title>.*?<\/title>/, `<title>${title} · Tembea</title>`)
    .replace('</head>', `${head.map((link) => `  ${link}\n  `).join('')}</head>`)
    .replace('<div id="root"></div>', `<div id="root" data-page="${path}">${html}</div>`)
    .replace('</body>', `  ${script}\n  </body>`)
}

/** A script that loads what a page of the app loads, for pages that know no names of its files. */
export function startOf(shell: string): string {
  return `for (const href of ${JSON.stringify(sheetsIn(shell))}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}
import(${JSON.stringify(entryOf(shell))})
`
}

/** @throws Error for a page that starts nothing */
function entryOf(shell: string): string {
  const entry = /<script type="module"[^>]*src="([^"]+)"/.exec(shell)?.[1]
  if (entry === undefined) throw new Error('The page of the app loads no script')
  return entry
}

/** Addresses of the style sheets that a page of the app loads at once. */
export function sheetsIn(shell: string): string[] {
  return [...shell.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].flatMap(
    ([, href]) => href ?? [],
  )
}
