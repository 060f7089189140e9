import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { neededCurrencies } from '#shared/fx/needed-currencies'
import { exchangeStore } from '../../../functions/data/rates/exchange-store'
import { refreshCurrencyNames } from '../../../functions/info/currency-names'
import { logSink } from '../../../functions/runtime/log'
import { outwardRequest } from '../../../functions/runtime/outward-request'
import { routeEngines, startTestTable } from '../../support/engines'
import { listenOnce } from '../../support/listen-once'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const list = {
  ...Object.fromEntries(neededCurrencies.map((code) => [code, `The ${code}`])),
  XAU: 'Gold Ounce',
}

test.each(routeEngines)(
  'names of the list are kept, and a wrong answer changes nothing and logs one line, on $name',
  async (engine) => {
    const lines: string[] = []
    vi.spyOn(logSink, 'write').mockImplementation((line) => void lines.push(line))
    const there = await startTestTable(engine)
    const store = exchangeStore(there.table)
    let answer: readonly [status: number, text: string] = [200, '']
    const server = createServer((_, response) => response.writeHead(answer[0]).end(answer[1]))
    const address = await listenOnce(server)
    closing.push(there.stop, () => server.close())
    const refresh = async (status: number, body: unknown) => {
      answer = [status, typeof body === 'string' ? body : JSON.stringify(body)]
      await refreshCurrencyNames(address, store, (request) =>
        outwardRequest({ ...request, allowLocal: true }),
      )
      return store.currencyNames()
    }

    expect(await refresh(503, list)).toBeUndefined()
    const { XAU: _, ...kept } = list
    expect(await refresh(200, { ...list, usd: undefined })).toEqual(kept)
    const lower = Object.fromEntries(
      Object.entries(list).map(([code, name]) => [code.toLowerCase(), `${name}!`]),
    )
    const renamed = await refresh(200, lower)
    expect(renamed).toMatchObject({ ZAR: 'The ZAR!' })
    expect(lines).toHaveLength(1)
    for (const wrong of [
      '<html>',
      [],
      { USD: 'Dollar' },
      { ...list, ZAR: '' },
      { ...list, ZAR: 7 },
      'x'.repeat(70_000),
    ]) {
      lines.length = 0
      expect(await refresh(200, wrong)).toEqual(renamed)
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { level: 'WARN', message: 'currency-names.not-refreshed' },
      ])
    }
    expect(await store.newest()).toBeUndefined()
  },
)
