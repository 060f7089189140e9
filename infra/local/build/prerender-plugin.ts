import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { hashedFolder, pageFiles, portalPage, startScript } from '../../config/page-files'
import { type PageFile, pageFile, sheetsIn, startOf } from './page-file'

interface Page {
  /** None of the portal's page. */
  readonly path?: string
  readonly title: string
  readonly html: string
  readonly preloads: readonly string[]
  readonly css: string
}

/** What a page's file loads. */
interface Files extends Pick<PageFile, 'starter' | 'scripts' | 'furtherScripts' | 'fonts'> {
  readonly styles: readonly string[]
}

/** What the built render-page offers. */
interface Renderer {
  renderPages(): Promise<Page[]>
  renderFirstScreen(): Promise<Page>
}

/**
 * Writes each public page to a file after the build, so that it is seen before any script has come:
 * `login.html` beside `index.html`. A server that does not know these files may serve index.html;
 * nothing is lost but time.
 */
export function prerenderPlugin(): Plugin {
  return {
    name: 'tembea:prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const { renderPages, renderFirstScreen } = await buildRenderer(resolve(dir, '../prerender'))
      const shell = await readFile(join(dir, 'index.html'), 'utf8')
      await writeFile(join(dir, startScript), startOf(shell))
      const write = async (page: Page, file: string, { styles, ...files }: Files) => {
        const addresses = new Set([...sheetsIn(shell), ...styles])
        const sheets = await Promise.all(
          [...addresses].map((address) => readFile(join(dir, address), 'utf8')),
        )
        const css = [...sheets, page.css].join('\n')
        const sheet = `/assets/page-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
        await writeFile(join(dir, sheet), css)
        await writeFile(join(dir, file), pageFile({ shell, ...page, sheet, ...files }))
      }
      const wake = { address: await buildStarter(dir, 'wake/main.ts'), isFirst: false }
      for (const page of await renderPages()) {
        const files = filesOf(pageModules[String(page.path)] ?? [], bundle)
        await write(page, fileOf(page.path), { ...files, starter: wake })
      }
      const portal = filesOf(portalModules, bundle)
      const trip = filesOf(tripModules, bundle)
      await write(await renderFirstScreen(), portalPage, {
        ...portal,
        starter: { address: await buildStarter(dir, 'portal/first/main.ts'), isFirst: true },
        furtherScripts: trip.scripts.filter((one) => !portal.scripts.includes(one)),
      })
      await refuseUnhashed(join(dir, hashedFolder))
    },
  }
}

/** Browsers keep these files for a year: one without a hash in its name could not be replaced. */
export async function refuseUnhashed(folder: string): Promise<void> {
  const unhashedNames = (await readdir(folder)).filter(
    (name) => !/-[\w-]{8}\.\w+(\.map)?$/.test(name),
  )
  if (unhashedNames.length > 0)
    throw new Error(
      `No hash in the name of ${unhashedNames.join(', ')}: its place is not ${folder}.`,
    )
}

function fileOf(path: string | undefined): string {
  const file = Object.entries(pageFiles).find(([address]) => address === path)?.[1]
  if (file === undefined) throw new Error(`infra/config/page-files.ts names no file for ${path}`)
  return file
}

async function buildRenderer(outDir: string): Promise<Renderer> {
  await rm(outDir, { recursive: true, force: true })
  await build({
    configFile: false,
    root: 'web',
    logLevel: 'error',
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      ssr: 'app/prerender/render-page.tsx',
      outDir,
      target: 'node20',
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['z', 'idOf', 'plainText', 'requiredText'] },
      },
    },
  })
  const renderer: Renderer = await import(pathToFileURL(join(outDir, 'render-page.js')).href)
  return renderer
}

/** The chunks of each page, found by its components' files. */
const pageModules: Readonly<Record<string, readonly string[]>> = {
  '/': ['pages/landing/LandingPage.tsx'],
  '/productive': ['pages/landing/ProductivePage.tsx'],
  '/powerful': ['pages/landing/PowerfulPage.tsx'],
  '/profitable': ['pages/landing/ProfitablePage.tsx'],
  '/login': ['pages/login/LoginPage.tsx'],
  '/client/login': ['pages/portal/PortalEntryPage.tsx', 'app/portal/PortalApp.tsx'],
}

const portalModules = ['app/portal/PortalApp.tsx']
const tripModules = ['pages/portal/PortalTripPage.tsx', ...portalModules]

/**
 * The script that starts the app of a page that is there already. It is built by itself, so that it
 * is one small file: what it shares with the app are names.
 * @param file - below web/app
 */
async function buildStarter(outDir: string, file: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: 'web',
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: resolve('web/app', file),
        output: { entryFileNames: `${hashedFolder}/${basename(dirname(file))}-[hash].js` },
      },
    },
  })
  const [entry] = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (entry === undefined) throw new Error(`The build has no script of ${file}`)
  return `/${entry.fileName}`
}

function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (module: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  const neededChunks = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || neededChunks.has(chunk)) return
    neededChunks.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const module of modules) add(chunkOf(module))
  const address = (name: string) => `/${name}`
  return {
    scripts: [...neededChunks].map(({ fileName }) => address(fileName)),
    styles: [
      ...new Set(
        [...neededChunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
      ),
    ].map(address),
    fonts: Object.keys(bundle)
      .filter((name) => name.includes('figtree-latin-wght'))
      .map(address),
  }
}
