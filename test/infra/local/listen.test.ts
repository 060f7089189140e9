import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../infra/local/engines/free-port'
import { type Listening, listenOn } from '../../../infra/local/listen'

let listening: Listening | undefined
afterEach(async () => listening?.stop())

async function asked(accept: string): Promise<Response> {
  const port = await freePort()
  listening = await listenOn(port)
  return fetch(`http://localhost:${port}/trips`, { headers: { accept } })
}

test('a browser that comes while the product starts is told so, and looks again by itself', async () => {
  const answer = await asked('text/html,application/xhtml+xml,*/*;q=0.8')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const page = await answer.text()
  expect(page).toContain('<h1 style="font-size: 20px">Tembea is starting</h1>')
  expect(page).toContain('<meta http-equiv="refresh" content="1">')
})

test('a call that comes while the product starts is asked to come again', async () => {
  const answer = await asked('application/json')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await answer.text()).toBe('Tembea is starting')
})
