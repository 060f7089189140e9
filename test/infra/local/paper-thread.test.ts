import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localReachable } from '../../../infra/local/environment'
import { lambdaContext } from '../../../infra/local/gateway/lambda-context'
import { isOfPapers, paperThread } from '../../../infra/local/paper-thread'
import { httpEvent } from '../../support/http-event'

/** Works for as long as its path says, answers what it was called with, fails and ends as it is told. */
const worker = `
import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ id, file, event, functionName }) => {
  const path = event.rawPath
  if (path === '/ends') process.exit(1)
  if (path === '/fails') return parentPort.postMessage({ id, failure: 'no ink' })
  const until = Date.now() + Number(path.slice(1))
  while (Date.now() < until) {}
  parentPort.postMessage({ id, answer: { file, functionName } })
})`

const folder = mkdtempSync(join(tmpdir(), 'tembea-papers-'))
const script = join(folder, 'worker.mjs')
beforeAll(() => writeFileSync(script, worker))
afterAll(() => rmSync(folder, { recursive: true }))

test('papers are printed while others are answered, and a thread that ended begins anew', async () => {
  const thread = paperThread({
    reachable: localReachable(),
    script: pathToFileURL(script),
    bundleOf: async (file) => `bundles/${file}.js`,
  })
  const print = await thread.load('paper/routes/get-invoice')
  const call = (path: string) =>
    print(httpEvent({ method: 'GET', path }), lambdaContext('getInvoice', 'r1', Date.now()))
  let longestWaitMs = 0
  let last = Date.now()
  const clock = setInterval(() => {
    longestWaitMs = Math.max(longestWaitMs, Date.now() - last)
    last = Date.now()
  }, 5)
  const answers = await Promise.all([call('/600'), call('/0')])
  clearInterval(clock)
  const answer = { file: 'paper/routes/get-invoice', functionName: 'getInvoice' }
  expect(answers).toEqual([answer, answer])
  expect(longestWaitMs).toBeLessThan(400)
  await expect(call('/fails')).rejects.toThrow('no ink')
  await expect(call('/ends')).rejects.toThrow('ended')
  expect(await call('/0')).toEqual(answer)
  await thread.stop()
})

test('only routes of papers are', () => {
  expect(isOfPapers('paper/routes/get-invoice')).toBe(true)
  expect(isOfPapers('payments/routes/mark-as-paid')).toBe(false)
})
