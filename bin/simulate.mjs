#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../infra/local/build/install.mjs'
import { projectFolder } from '../infra/local/build/project.mjs'
import { run } from '../infra/local/build/run.mjs'

/** Runs the simulation of test/simulation for many seeds, half of them on each of two cores. */
await run(async () => {
  ensureInstalled()
  const { values } = parseArgs({
    options: { seeds: { type: 'string', default: '1000' }, first: { type: 'string', default: '1' } },
  })
  const [seeds, first] = [Number(values.seeds), Number(values.first)]
  const half = Math.ceil(seeds / 2)
  const shards = [
    [first, half],
    [first + half, seeds - half],
  ].filter(([, count]) => count > 0)
  const started = Date.now()
  const codes = await Promise.all(shards.map(([from, count]) => simulate(from, count)))
  process.stdout.write(`${seeds} seeds in ${Math.round((Date.now() - started) / 1000)} s\n`)
  process.exitCode = Math.max(...codes)
})

function simulate(first, seeds) {
  const env = { ...process.env, FIRST_SEED: String(first), SEEDS: String(seeds) }
  const args = ['vitest', 'run', '--config', '.vitest.config.ts', '--testTimeout=3600000', 'test/simulation']
  const child = spawn('npx', args, { cwd: projectFolder, env, stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
