import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '../../infra/local/engines/free-port'
import { type BenchRow, type BenchSize, quantile } from './bench-row'
import { ended, said } from './child-process'
import { race } from './race/race'

const median = (values: readonly number[]) => quantile(values, 0.5)

const path = '/_api/config?type=agent'

/**
 * The whole local stack on its cheapest route, whose answer the edge keeps for a minute as on AWS,
 * and the same through its function (event, middleware, validation, answer), beside a bare Fastify
 * that sends the same answer: each in a process of its own, loaded in turns, compared round by
 * round. Then a race against LoopBack 4 with PostgreSQL, over five routes.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-bench-'))
  const [ours, theirs] = [await freePort(), await freePort()]
  const product = spawn(
    process.execPath,
    ['bin/start.mjs', '--port', String(ours), '--data', join(folder, 'data')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let fastify: ChildProcess | undefined
  try {
    await said(product, 'Tembea is at')
    const answer = await (await fetch(`http://127.0.0.1:${ours}${path}`)).text()
    fastify = spawn(
      process.execPath,
      ['--input-type=module', '-e', fastifyServer, String(theirs), answer],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    await said(fastify, 'ready')
    yield await compare(
      ours,
      theirs,
      isSmall ? { rounds: 1, seconds: 1 } : { rounds: 7, seconds: 2 },
    )
    yield* race(
      { pids: [product.pid ?? Number.NaN], address: `http://127.0.0.1:${ours}/api` },
      isSmall ? { folder, requests: 4, rounds: 1 } : { folder, requests: 100, rounds: 7 },
    )
  } finally {
    await Promise.all([ended(product), ...(fastify === undefined ? [] : [ended(fastify)])])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const fastifyServer = `
import fastify from 'fastify'
const [port, text] = process.argv.slice(1)
const answer = JSON.parse(text)
const app = fastify()
app.get('/_api/config', async () => answer)
await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log('ready')`

interface Effort {
  readonly rounds: number
  readonly seconds: number
}

async function compare(
  ours: number,
  theirs: number,
  { rounds, seconds }: Effort,
): Promise<BenchRow[]> {
  const rates = { kept: [] as number[], computed: [] as number[], fastify: [] as number[] }
  for (let round = -1; round < rounds; round++) {
    const kept = await load(ours, seconds)
    const computed = await load(ours, seconds, { 'cache-control': 'no-cache' })
    const fastify = await load(theirs, seconds)
    if (round < 0) continue // the first is to warm up
    rates.kept.push(kept)
    rates.computed.push(computed)
    rates.fastify.push(fastify)
  }
  const against = (own: readonly number[]) =>
    median(own.map((rate, round) => rate / (rates.fastify[round] ?? Number.NaN)))
  const [kept, computed] = [against(rates.kept), against(rates.computed)]
  const perSecond = { unit: '/s', target: 'for the ratio', ok: true }
  return [
    { name: 'bare Fastify, the same answer', value: median(rates.fastify), ...perSecond },
    { name: 'whole stack, cheapest route', value: median(rates.kept), ...perSecond },
    { name: '… through its function', value: median(rates.computed), ...perSecond },
    {
      name: 'whole stack / Fastify',
      value: kept,
      unit: 'ratio',
      target: '≥ 0.85',
      ok: kept >= 0.85,
    },
    {
      name: '… through its function / Fastify',
      value: computed,
      unit: 'ratio',
      target: 'to know',
      ok: true,
    },
  ]
}

async function load(
  port: number,
  duration: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const url = `http://127.0.0.1:${port}${path}`
  const result = await autocannon({ url, headers, connections: 50, duration })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} bad answers, ${result.errors} errors`)
  return result.requests.average
}
