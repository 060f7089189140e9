import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../infra/local/engines/free-port'
import { sweepSize } from '../support/sweep-size'
import { processesWith, type Started, startAsUser } from './support/starts'

const onLinux = process.platform === 'linux'

let folder: string
let port: string
let running: Started[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-start-'))
  port = String(await freePort())
  running = []
})
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
})

function run(...args: readonly string[]): Started {
  const started = startAsUser('--data', folder, '--port', port, ...args)
  running.push(started)
  return started
}

async function refusal(started: Started): Promise<string> {
  expect(await started.ended).toBe(1)
  expect(started.output()).not.toMatch(/\n\s+at /)
  return started.output().trim()
}

test('a taken port is told in a sentence', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(Number(port), '127.0.0.1', resolve))
  expect(await refusal(run())).toBe(
    `Port ${port} is already in use. Stop the process using it, or choose another port with --port.`,
  )
  other.close()
})

test('an impossible port and an unknown option are told in a sentence', async () => {
  expect(await refusal(run('--port', 'banana'))).toBe(
    '--port must be a number from 1 to 65535, not "banana".',
  )
  expect(await refusal(run('--fast'))).toMatch(/^Unknown option '--fast'.*Known: --port 4000/)
})

test('a data folder that is a file is told in a sentence', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(await refusal(run('--data', file))).toMatch(/^The data folder .*a-file cannot be used: /)
})

test('a broken database is told in a sentence and made anew by --fresh; what was done then outlives a restart and a kill', async () => {
  mkdirSync(join(folder, 'dynamodb'))
  writeFileSync(join(folder, 'dynamodb', 'dynoxide.sqlite'), 'no database '.repeat(1_000))
  expect(await refusal(run())).toMatch(/is damaged\. Restore a backup/)

  const first = run('--fresh')
  await first.welcomed
  expect(first.output()).toContain(`http://localhost:${port}`)
  expect(first.output()).toContain('naledi@marulajourneys.com')
  expect(await refusal(startAsUser('--data', folder, '--port', String(await freePort())))).toMatch(
    /^Tembea is already running with the data in/,
  )
  const token = await signIn()
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
  if (onLinux) expect(processesWith(folder)).toEqual([])

  const second = run()
  await second.welcomed
  expect(second.output()).not.toContain('Loading the demo data')
  if (onLinux) expect(processesWith(folder).length).toBeGreaterThan(1)
  second.child.kill('SIGKILL')
  await second.ended
  if (onLinux) await expect.poll(() => processesWith(folder)).toEqual([])

  const third = run()
  await third.welcomed
  const who = await fetch(`http://localhost:${port}/api/Info/whoAmI`, {
    headers: { authorization: token },
  })
  expect(who.status).toBe(200)
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
})

test.runIf(sweepSize({ short: false, long: true }))('--memory keeps nothing', async () => {
  const started = run('--memory')
  await started.welcomed
  expect(started.output()).toContain('Data is not saved.')
  await signIn()
  started.child.kill('SIGINT')
  expect(await started.ended).toBe(0)
  rmSync(folder, { recursive: true })
})

async function signIn(): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/api/Agents/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'naledi@marulajourneys.com', password: 'kgalagadi-2027' }),
  })
  expect(answer.status).toBe(200)
  const { id }: { id: string } = await answer.json()
  return id
}
