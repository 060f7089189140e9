/** What a page's file is made of. */
export interface PageFile {
  /** The app's index.html, as built. */
  readonly shell: string
  /** Of the page that the app takes over as it is; none where it draws another. */
  readonly path?: string
  readonly title: string
  readonly html: string
  /** Links for the head that the page itself asks for. */
  readonly preloads: readonly string[]
  /** Address of the one style sheet that holds all of the page's rules. */
  readonly sheet: string
  /** The one script, which starts the app when it is time to. */
  readonly starter: { readonly address: string; readonly isFirst: boolean }
  /** Addresses of the page's chunks, its own first. */
  readonly scripts: readonly string[]
  /** Of the chunks that only some of its addresses need. */
  readonly furtherScripts?: readonly string[]
  readonly fonts: readonly string[]
}

/**
 * Puts a rendered page into the app's index.html. The one sheet and the font come first; of scripts
 * only the one that starts the app is loaded, which is told the others.
 */
export function pageFile({
  shell,
  path,
  title,
  html,
  preloads,
  sheet,
  starter,
  scripts,
  furtherScripts,
  fonts,
}: PageFile): string {
  const head = [
    `<link rel="stylesheet" href="${sheet}" />`,
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`,
    ),
    ...preloads,
  ]
  const priority = starter.isFirst ? '' : ' fetchpriority="low"'
  const app = ` data-app="${[entryOf(shell), ...scripts].join(' ')}"`
  const further = furtherScripts === undefined ? '' : ` data-further="${furtherScripts.join(' ')}"`
  const script = `<script type="module"${priority} crossorigin src="${starter.address}"${app}${further}></script>`
  const isOf = path === undefined ? '' : ` data-page="${path}"`
  return shell
    .replace(/ *<script type="module"[^>]*><\/script>\n/, '')
    .replace(/ *<link rel="(modulepreload|stylesheet)"[^>]*>\n/g, '')
    .replace(/<title>.*?<\/title>/, `<title>${title} · Tembea</title>`)
    .replace('</head>', `${head.map((link) => `  ${link}\n  `).join('')}</head>`)
    .replace('<div id="root"></div>', `<div id="root"${isOf}>${html}</div>`)
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
