import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fingerprintOf } from './fingerprint.mjs'
import { Hindrance, inProject, projectFolder } from './project.mjs'

const sources = ['shared', 'functions', 'infra', 'package.json', 'package-lock.json']
const bundles = '.build/server'
const keptBundles = 3

/**
 * Bundles the local server and every handler when their sources have changed, and gives the folder.
 * Each state of the sources has a folder of its own, so that a server which is running keeps the
 * chunks that it has not loaded yet.
 */
export async function buildServer() {
  const folder = inProject(bundles, fingerprintOf(sources).slice(0, 16))
  if (existsSync(folder)) return folder
  const { build } = await import('esbuild')
  const unfinished = `${folder}.${process.pid}`
  await build({ ...serverBuildOptions(), outdir: unfinished }).catch(({ message }) => {
    throw new Hindrance(`The server could not be bundled. ${message}`)
  })
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  removeOldBundles()
  return folder
}

/**
 * Makes the bundles of all functions whose sources have changed, which a server makes one by one as
 * they are asked for.
 * @param server - the folder of the built server
 */
export async function makeFunctions(server) {
  const child = spawn(process.execPath, [join(server, 'bundler.js'), projectFolder, 'all'], {
    stdio: 'inherit',
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Hindrance('The functions could not be bundled; see above.')
}

function removeOldBundles() {
  const folders = readdirSync(inProject(bundles)).map((name) => inProject(bundles, name))
  const newestFirst = folders.sort(
    (left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs,
  )
  for (const folder of newestFirst.slice(keptBundles))
    rmSync(folder, { recursive: true, force: true })
}

/** The server without its handlers, whose bundles are Lambda's own (infra/local/bundles/). */
export function serverBuildOptions() {
  return {
    absWorkingDir: projectFolder,
    entryPoints: {
      main: 'infra/local/main.ts',
      seed: 'infra/local/seed-main.ts',
      'paper-worker': 'infra/local/paper-worker.ts',
      bundler: 'infra/local/bundles/bundler.ts',
    },
    outdir: inProject('.build/dev'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    external: ['@20minutes/s3rver', '@cloud-copilot/iam-simulate', 'sharp', 'esbuild', 'vite'],
    loader: { '.woff': 'dataurl', '.woff2': 'dataurl' },
    sourcemap: 'linked',
    logLevel: 'error',
    legalComments: 'none',
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    plugins: [handlersPlugin()],
  }
}

/**
 * `tembea:handlers`: every file below functions/ that exports a handler. Where changes are watched
 * for, it changes with any of their sources: they are loaded once.
 */
function handlersPlugin() {
  return {
    name: 'handlers',
    setup(build) {
      build.onResolve({ filter: /^tembea:handlers$/ }, () => ({
        path: 'handlers',
        namespace: 'tembea',
      }))
      build.onLoad({ filter: /.*/, namespace: 'tembea' }, () => ({
        contents: `export const handlerFiles = ${JSON.stringify(handlerFiles())}`,
        watchDirs: [inProject('functions')],
        watchFiles: ['functions', 'shared'].flatMap(sourcesBelow),
      }))
    },
  }
}

const sourcesBelow = (folder) =>
  readdirSync(inProject(folder), { recursive: true })
    .map((name) => inProject(folder, String(name)))
    .filter((path) => path.endsWith('.ts'))

function handlerFiles() {
  const folder = inProject('functions')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        /^export (const|async function|function) handler\b/m.test(
          readFileSync(join(folder, file), 'utf8'),
        ),
    )
    .map((file) => relative('.', file).split(sep).join('/').replace(/\.ts$/, ''))
    .sort()
}
