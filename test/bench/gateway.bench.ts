import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '../../infra/local/engines/free-port'
import type { BenchRow } from './bench-row'

const path = '/_api/config?type=agent'
const rounds = 7
const secondsEach = 2

/**
 * The whole local stack on its cheapest route (gateway, event, middleware, validation, answer) beside a bare Fastify that
 * sends the same answer: each in a process of its own, loaded in turns, compared round by round.
 */
export async function bench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-bench-'))
  const [ours, theirs] = [await freePort(), await freePort()]
  const product = spawn(process.execPath, ['bin/start.mjs', '--port', String(ours), '--data', join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let fastify: ChildProcess | undefined
  try {
    await said(product, 'Tembea is at')
    const answer = await (await fetch(`http://127.0.0.1:${ours}${path}`)).text()
    fastify = spawn(process.execPath, ['--input-type=module', '-e', fastifyServer, String(theirs), answer], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await said(fastify, 'ready')
    return await compare(ours, theirs)
  } finally {
    await Promise.all([ended(product), ...(fastify === undefined ? [] : [ended(fastify)])])
    rmSync(folder, { recursive: true, force: true })
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

async function compare(ours: number, theirs: number): Promise<BenchRow[]> {
  await Promise.all([load(ours, 3), load(theirs, 3)])
  const own: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    own.push(await load(ours, secondsEach))
    bare.push(await load(theirs, secondsEach))
  }
  const ratio = median(own.map((rate, round) => rate / (bare[round] ?? Number.NaN)))
  return [
    { name: 'requests to the whole stack, cheapest route', value: median(own), unit: '/s', target: 'for the ratio', ok: true },
    { name: 'requests to a bare Fastify, same answer', value: median(bare), unit: '/s', target: 'for the ratio', ok: true },
    { name: 'ours / Fastify', value: ratio, unit: 'ratio', target: '≥ 0.85', ok: ratio >= 0.85 },
  ]
}

async function load(port: number, duration: number): Promise<number> {
  const result = await autocannon({ url: `http://127.0.0.1:${port}${path}`, connections: 50, duration })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} bad answers, ${result.errors} errors`)
  return result.requests.average
}

function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      if (output.includes(words)) resolve()
    })
    child.once('exit', () => reject(new Error(`It ended before it said "${words}"`)))
  })
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGINT')
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
