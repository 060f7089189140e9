import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { build } from 'esbuild'
import * as z from 'zod/mini'
import { esbuildOptions } from '../../infra/bundle/bundle-handlers'
import type { BenchRow, BenchSize } from './bench-row'

const printed = z.object({
  rounds: z.array(z.object({ ms: z.number(), bytes: z.number(), pages: z.number() })),
  memoryMb: z.number(),
})
const file = '.build/paper-case/index.mjs'
/** What CommonJS packages ask for within a module. */
const asModule =
  "import{createRequire}from'node:module';const require=createRequire(import.meta.url),__dirname=import.meta.dirname;"

/**
 * The PDF of a trip of 14 days, bundled as it is shipped and in a process of its own: the first of
 * a container, then another; and the longest trip that is allowed.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  mkdirSync('.build/paper-case', { recursive: true })
  await build({
    ...esbuildOptions,
    format: 'esm',
    define: {}, // a module knows its address
    entryPoints: ['test/bench/paper-case.ts'],
    outfile: file,
    banner: { js: asModule },
  })
  const print = (...which: readonly string[]) =>
    printed.parse(JSON.parse(execFileSync('node', [file, ...which], { encoding: 'utf8' })))
  const { rounds, memoryMb } = print()
  const [first, second] = rounds
  if (first === undefined || second === undefined)
    throw new Error('a case has not written its papers')
  const of = (name: string) => `PDF of 14 days, ${name}`
  yield [
    {
      name: of('first of a container'),
      value: first.ms,
      unit: 'ms of processor',
      target: '≤ 3,000',
      ok: first.ms <= 3_000,
    },
    {
      name: of('another'),
      value: second.ms,
      unit: 'ms of processor',
      target: '≤ 3,000',
      ok: second.ms <= 3_000,
    },
    {
      name: of('memory at its peak'),
      value: memoryMb,
      unit: 'MB',
      target: '≤ 512',
      ok: memoryMb <= 512,
    },
    { name: of('size'), value: first.bytes / 1024, unit: 'KB' },
    { name: of('pages'), value: first.pages, unit: 'pages' },
  ]
  if (!isSmall) yield longestRows(print('longest'))
}

function longestRows({ rounds: [all], memoryMb }: z.infer<typeof printed>): BenchRow[] {
  if (all === undefined) throw new Error('the longest trip was not written')
  return [
    {
      name: `PDF of the longest trip, ${all.pages} pages`,
      value: all.ms,
      unit: 'ms of processor',
      target: '≤ 10,000',
      ok: all.ms <= 10_000,
    },
    {
      name: 'PDF of the longest trip, memory at its peak',
      value: memoryMb,
      unit: 'MB',
      target: '≤ 512',
      ok: memoryMb <= 512,
    },
  ]
}
