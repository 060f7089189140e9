import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { asNeeded } from './as-needed'
import { leaveOut, writesJsonSchema } from './leave-out'

interface BundleOptions {
  readonly projectFolder: string
  /** Files below functions/, without extension, as in `itineraries/routes/get-itinerary`. */
  readonly handlerFiles: readonly string[]
  readonly outFolder: string
}

/**
 * What the SDK's clients import only when something asks for it, and nothing in Lambda does: credentials come from the
 * environment, the first of their chain. 348 KB of a bare client are 216 without them.
 */
const neverAskedFor = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
]

/** Stripe's package is a file of its own beside the handlers that ask for it: none reads it in before it takes money by Stripe. */
const stripeFile = './stripe.js'
const stripeApart: Plugin = {
  name: 'stripe-apart',
  setup: (build) => build.onResolve({ filter: /^stripe$/ }, () => ({ path: stripeFile, external: true })),
}

/** Options that keep a handler small: the SDK's ES modules (not its CommonJS), minified, source maps beside. */
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
  external: neverAskedFor,
  alias: { '@aws-sdk/endpoint-cache': './infra/bundle/no-endpoint-cache.ts' }, // seen from absWorkingDir
  treeShaking: true,
  logLevel: 'error',
} satisfies BuildOptions

/** Bundles every handler, each into a folder of its own that is ready to be a Lambda asset. */
export async function bundleHandlers({ projectFolder, handlerFiles, outFolder }: BundleOptions): Promise<Metafile> {
  rmSync(outFolder, { recursive: true, force: true })
  mkdirSync(outFolder, { recursive: true })
  const bundle = async (files: readonly string[], plugins: Plugin[]): Promise<Metafile> => {
    const { metafile } = await build({
      ...esbuildOptions,
      metafile: true,
      absWorkingDir: projectFolder,
      entryPoints: Object.fromEntries(files.map((file) => [`${file}/index`, join('functions', `${file}.ts`)])),
      outdir: outFolder,
      plugins: [stripeApart, ...plugins],
    })
    return metafile
  }
  const [ordinary, whole] = await Promise.all([
    bundle(
      handlerFiles.filter((file) => !writesJsonSchema.has(file)),
      [leaveOut, asNeeded],
    ),
    bundle(
      handlerFiles.filter((file) => writesJsonSchema.has(file)),
      [asNeeded],
    ),
  ])
  const askingForStripe = Object.entries(ordinary.outputs)
    .filter(([, { imports }]) => imports.some(({ path }) => path === stripeFile))
    .map(([file]) => join(dirname(resolve(projectFolder, file)), stripeFile))
  const [first, ...others] = askingForStripe
  if (first !== undefined)
    await build({
      ...{ ...esbuildOptions, sourcemap: false, outfile: first },
      stdin: { contents: "module.exports = require('stripe').default", resolveDir: projectFolder },
    })
  for (const file of others) copyFileSync(first ?? '', file)
  return { inputs: { ...ordinary.inputs, ...whole.inputs }, outputs: { ...ordinary.outputs, ...whole.outputs } }
}

/** The folder that holds one handler's bundle. */
export const bundleFolder = (outFolder: string, handlerFile: string): string => join(outFolder, handlerFile)
