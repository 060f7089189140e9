import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type BuildOptions, build, formatMessages, type Metafile, type Plugin } from 'esbuild'
import { asNeeded } from './as-needed'
import { leaveOut } from './leave-out'
import { nativePackages } from './native-packages'
import { layPackages, packagesBeside } from './packages-beside'

interface BundleOptions {
  readonly projectFolder: string
  /** Files below functions/, without extension, as in `itineraries/routes/get-itinerary`. */
  readonly handlerFiles: readonly string[]
  readonly outFolder: string
  /** Whether source maps lie beside the bundles, which is most of their size; true unless said. */
  readonly hasMaps?: boolean
  /** Whether maps have the sources' text in them; true unless said. */
  readonly hasSources?: boolean
  /**
   * Whether packages with binaries and fonts lie beside the bundles; true unless said, which is where
   * those of the project are found.
   */
  readonly hasPackages?: boolean
}

/**
 * What the SDK's clients import only when something asks for it, and nothing in Lambda does:
 * credentials come from the environment, the first of their chain. 348 KB of a bare client are 216
 * without them.
 */
const neverAskedFor = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
]

/**
 * Packages that are a file of their own beside the handlers that ask for them, by what that file
 * says: none reads Stripe's in before it takes money by Stripe, Plaid's before an account is
 * linked, SSM's client before it needs a secret, nor the words of guessable passwords before
 * somebody chooses one.
 */
const filesApart: Readonly<Record<string, { readonly file: string; readonly contents: string }>> = {
  stripe: { file: './stripe.js', contents: "module.exports = require('stripe').default" },
  plaid: { file: './plaid.js', contents: "module.exports = require('plaid')" },
  '@aws-lambda-powertools/parameters/ssm': {
    file: './parameters.js',
    contents: "export { SSMProvider } from '@aws-lambda-powertools/parameters/ssm'",
  },
  '@zxcvbn-ts/core': {
    file: './zxcvbn.js',
    contents: "export { ZxcvbnFactory } from '@zxcvbn-ts/core'",
  },
  '@zxcvbn-ts/language-common': {
    file: './common-passwords.js',
    contents: "export { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'",
  },
  '@zxcvbn-ts/language-en': {
    file: './english-words.js',
    contents: "export { dictionary } from '@zxcvbn-ts/language-en'",
  },
}
const apart: Plugin = {
  name: 'apart',
  setup: (build) =>
    build.onResolve(
      { filter: new RegExp(`^(${Object.keys(filesApart).join('|')})$`) },
      ({ path }) => {
        const { file } = filesApart[path] ?? {}
        return file === undefined ? undefined : { path: file, external: true }
      },
    ),
}

/**
 * Options that keep a handler small: the SDK's ES modules (not its CommonJS), minified, source maps
 * beside. A bundle is CommonJS, where `import.meta` is empty, and pdfkit reads its own address as it
 * loads: the banner says it.
 */
export const esbuildOptions = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node22',
  format: 'cjs',
  mainFields: ['module', 'main'],
  conditions: ['module', 'import'],
  sourcemap: 'linked',
  legalComments: 'none',
  define: { 'import.meta.url': 'bundleUrl' },
  banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
  external: [...neverAskedFor, ...nativePackages],
  loader: { '.woff': 'dataurl', '.woff2': 'dataurl' },
  alias: { '@aws-sdk/endpoint-cache': './infra/bundle/no-endpoint-cache.ts' }, // seen from absWorkingDir
  treeShaking: true,
  logLevel: 'error',
} satisfies BuildOptions

/** Bundles every handler, each into a folder of its own that is ready to be a Lambda asset. */
export async function bundleHandlers({
  projectFolder,
  handlerFiles,
  outFolder,
  hasMaps = true,
  hasSources = true,
  hasPackages = true,
}: BundleOptions): Promise<Metafile> {
  rmSync(outFolder, { recursive: true, force: true })
  mkdirSync(outFolder, { recursive: true })
  const metafile = await buildWithoutWarnings({
    ...esbuildOptions,
    ...(hasMaps ? { sourcesContent: hasSources } : { sourcemap: false }),
    absWorkingDir: projectFolder,
    entryPoints: Object.fromEntries(
      handlerFiles.map((file) => [`${file}/index`, join('functions', `${file}.ts`)]),
    ),
    outdir: outFolder,
    plugins: [apart, leaveOut, asNeeded],
  })
  for (const one of Object.values(filesApart))
    await writeApart(one, { projectFolder, outputs: metafile.outputs })
  if (hasPackages)
    for (const file of handlerFiles) {
      const folder = bundleFolder(outFolder, file)
      const packages = packagesBeside(projectFolder, join(folder, 'index.js'), metafile)
      layPackages(projectFolder, folder, packages)
    }
  return metafile
}

/**
 * Bundles, and takes what esbuild only warns about as an error: it is code that may behave otherwise
 * than it reads.
 */
async function buildWithoutWarnings(options: BuildOptions): Promise<Metafile> {
  const result = await build({ ...options, metafile: true })
  if (result.warnings.length > 0) {
    const lines = await formatMessages(result.warnings, { kind: 'error' })
    throw new Error(`esbuild has doubts about the bundles:\n${lines.join('\n')}`)
  }
  return result.metafile
}

interface WriteApart {
  readonly projectFolder: string
  readonly outputs: Metafile['outputs']
}

/** Bundles a package once, and lays it beside every handler that asks for it. */
async function writeApart(
  { file, contents }: { file: string; contents: string },
  { projectFolder, outputs }: WriteApart,
): Promise<void> {
  const asking = Object.entries(outputs).filter(([, { imports }]) =>
    imports.some(({ path }) => path === file),
  )
  const [first, ...others] = asking.map(([output]) =>
    join(dirname(resolve(projectFolder, output)), file),
  )
  if (first === undefined) return
  await buildWithoutWarnings({
    ...esbuildOptions,
    absWorkingDir: projectFolder,
    sourcemap: false,
    outfile: first,
    stdin: { contents, resolveDir: projectFolder },
  })
  for (const other of others) copyFileSync(first, other)
}

/** The folder that holds one handler's bundle. */
export const bundleFolder = (outFolder: string, handlerFile: string): string =>
  join(outFolder, handlerFile)
