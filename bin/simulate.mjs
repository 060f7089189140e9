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
    options: {
      seeds: { type: 'string', default: '1000' },
      first: { type: 'string', default: '1' },
      operations: { type: 'string', default: '300' },
    },
  })
  const [seeds, first, operations] = [values.seeds, values.first, values.operations].map(Number)
  const half = Math.ceil(seeds / 2)
  const shards = [
    [first, half],
    [first + half, seeds - half],
  ].filter(([, count]) => count > 0)
  const started = Date.now()
  const codes = await Promise.all(shards.map(([from, count]) => simulate([from, count, operations])))
  process.stdout.write(`${seeds} seeds of ${operations} operations in ${Math.round((Date.now() - started) / 1000)} s\n`)
  process.exitCode = Math.max(...codes)
})

function simulate(numbers) {
  const args = ['--import', 'tsx', 'test/simulation/run.ts', ...numbers.map(String)]
  const child = spawn(process.execPath, args, { cwd: projectFolder, stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
