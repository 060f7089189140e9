#!/usr/bin/env node
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../infra/local/build/install.mjs'
import { inProject, projectFolder } from '../infra/local/build/project.mjs'
import { run } from '../infra/local/build/run.mjs'

/** Runs the simulation of test/simulation for many seeds, with a thread for each core. */
await run(async () => {
  ensureInstalled()
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '1000' },
      first: { type: 'string', default: '1' },
      operations: { type: 'string', default: '300' },
      threads: { type: 'string' },
    },
  })
  const [count, first, operations] = [values.seeds, values.first, values.operations].map(Number)
  const threads = values.threads === undefined ? {} : { threads: Number(values.threads) }
  await built()
  const { simulateAll } = await import(
    pathToFileURL(inProject('.build/simulation/command.mjs')).href
  )
  const failed = await simulateAll({ count, first, operations, ...threads })
  process.exitCode = failed > 0 ? 1 : 0
})

async function built() {
  /**
   * Compressing what is stored, and parsing it whoever reads it, takes a third of the time; tests
   * of their own prove them.
   */
  const shortCuts = {
    name: 'short-cuts',
    setup({ onResolve }) {
      for (const [name, other] of Object.entries({
        packed: 'plain-packed',
        'itinerary-item': 'once-read',
      })) {
        const path = inProject(`test/simulation/${other}.ts`)
        onResolve({ filter: new RegExp(`/${name}$`) }, ({ importer }) =>
          importer === path ? undefined : { path },
        )
      }
    },
  }
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: projectFolder,
    entryPoints: ['command', 'thread'].map((name) => `test/simulation/${name}.ts`),
    outdir: '.build/simulation',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    plugins: [shortCuts],
    logLevel: 'error',
  })
}
