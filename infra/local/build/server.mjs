import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { buildIfStale } from './fingerprint.mjs'
import { Hindrance, inProject, projectFolder } from './project.mjs'

const sources = ['shared', 'functions', 'infra', 'package.json', 'package-lock.json']
const output = '.build/server'

/** The entry of the bundled server: plain Node runs it. */
export const serverEntry = inProject(output, 'main.js')

/** The entry of the bundled seeder. */
export const seedEntry = inProject(output, 'seed.js')

/** Bundles the local server and every handler, when their sources have changed. */
export function buildServer() {
  return buildIfStale({
    name: 'server',
    sources,
    output: `${output}/main.js`,
    build: async () => {
      const { build } = await import('esbuild')
      await rm(inProject(output), { recursive: true, force: true })
      await build(serverBuildOptions()).catch(({ message }) => {
        throw new Hindrance(`The server could not be bundled. ${message}`)
      })
    },
  })
}

/** Handlers become chunks that are loaded at their first request and share what they have in common. */
export function serverBuildOptions() {
  return {
    absWorkingDir: projectFolder,
    entryPoints: { main: 'infra/local/main.ts', seed: 'infra/local/seed-main.ts' },
    outdir: output,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    external: ['@20minutes/s3rver'],
    sourcemap: 'linked',
    logLevel: 'error',
    legalComments: 'none',
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    plugins: [handlersPlugin()],
  }
}

/** `tembea:handlers`: every file below functions/ that exports a handler, loaded when it is asked for. */
function handlersPlugin() {
  return {
    name: 'handlers',
    setup(build) {
      build.onResolve({ filter: /^tembea:handlers$/ }, () => ({ path: 'handlers', namespace: 'tembea' }))
      build.onLoad({ filter: /.*/, namespace: 'tembea' }, () => ({
        contents: `export const handlers = {\n${handlerFiles().map(entryOf).join('')}}`,
        resolveDir: projectFolder,
        watchDirs: [inProject('functions')],
      }))
    },
  }
}

const entryOf = (file) => `  ${JSON.stringify(file)}: () => import(${JSON.stringify(`./functions/${file}.ts`)}),\n`

function handlerFiles() {
  const folder = inProject('functions')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        /^export (const|async function|function) handler\b/m.test(readFileSync(join(folder, file), 'utf8')),
    )
    .map((file) => relative('.', file).split(sep).join('/').replace(/\.ts$/, ''))
    .sort()
}
