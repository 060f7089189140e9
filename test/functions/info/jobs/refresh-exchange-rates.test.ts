import { describe, expect, test, vi } from 'vitest'
import { neededCurrencies } from '#shared/fx/needed-currencies'
import type {
  ExchangeRecord,
  RefusedRates,
} from '../../../../functions/data/rates/exchange-records'
import {
  cachedRates,
  exchangeKeptMs,
  exchangeStore,
} from '../../../../functions/data/rates/exchange-store'
import { embeddedRates } from '../../../../functions/info/embedded-rates'
import type { FetchedRates } from '../../../../functions/info/exchange-source'
import {
  httpRates,
  refreshExchangeRates,
} from '../../../../functions/info/jobs/refresh-exchange-rates'
import { logSink } from '../../../../functions/runtime/log'
import { testNow } from '../../../support/call-as'
import { routeEngines, startTestTable } from '../../../support/engines'
import { someRates } from '../../../support/rates-of-the-day'

const needed = {
  ...Object.fromEntries(neededCurrencies.map((currency) => [currency, '10'])),
  USD: '1',
}

function setup(fetched: Partial<FetchedRates>, previous?: ExchangeRecord) {
  const lines: string[] = []
  vi.spyOn(logSink, 'write').mockImplementation((line) => void lines.push(line))
  const kept: ExchangeRecord[] = previous === undefined ? [] : [previous]
  const aside: RefusedRates[] = []
  const exchange = {
    putRefused: async (day: RefusedRates) => void aside.push(day),
    newest: async () => kept.toSorted((one, other) => (one.date < other.date ? 1 : -1))[0],
    put: async (day: ExchangeRecord) => void kept.push(day),
  }
  const source = {
    name: 'test',
    fetch: async () => ({ date: '2026-11-20', rates: needed, ...fetched }),
  }
  return {
    kept,
    aside,
    lines,
    refresh: (force?: boolean) =>
      refreshExchangeRates({ source, exchange }, { force: force ?? false, now: () => testNow }),
  }
}
const yesterday = (rates: Record<string, string> = {}) =>
  someRates({ date: '2026-11-19', rates: { ...needed, ...rates } })

describe('refreshExchangeRates', () => {
  test('keeps the first rates, and those of a new day', async () => {
    const { refresh, kept } = setup({ rates: { ...needed, ZAR: 18.25, XAU: 1e-7 } })
    expect(await refresh()).toBe('kept')
    expect(kept[0]).toMatchObject({
      date: '2026-11-20',
      source: 'test',
      rates: { USD: '1', ZAR: '18.25', XAU: '0.0000001' },
    })
    expect(await setup({}, yesterday()).refresh()).toBe('kept')
  })

  test('does nothing for the same rates, and for those of an earlier day', async () => {
    const same = yesterday()
    expect(await setup({ date: '2026-11-19', rates: same.rates }, same).refresh()).toBe('unchanged')
    expect(await setup({ date: '2026-11-18' }, yesterday()).refresh()).toBe('unchanged')
  })

  test('refuses a move above a quarter, names it, and the last good day stays', async () => {
    const { refresh, kept, aside, lines } = setup(
      { rates: { ...needed, ZAR: '12.51', KES: '7.5' } },
      yesterday(),
    )
    expect(await refresh()).toBe('refused')
    expect(kept).toHaveLength(1)
    expect(aside).toMatchObject([
      {
        date: '2026-11-20',
        refusedAt: testNow.toISOString(),
        missing: [],
        rates: { KES: '7.5' },
        moved: [{ currency: 'ZAR', from: '10', to: '12.51' }],
      },
    ])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'ERROR',
      message: 'exchange.refused',
      moved: [{ currency: 'ZAR', from: '10', to: '12.51' }],
    })
  })

  test('takes any move that is forced, but nothing without a needed currency', async () => {
    expect(await setup({ rates: { ...needed, ZAR: '99' } }, yesterday()).refresh(true)).toBe('kept')
    const withoutRand = Object.fromEntries(
      Object.entries(needed).filter(([currency]) => currency !== 'ZAR'),
    )
    expect(await setup({ rates: withoutRand }, yesterday()).refresh(true)).toBe('refused')
  })

  test('fails for rates that are none', async () => {
    await expect(setup({ date: '20 November' }).refresh()).rejects.toThrow('date')
    await expect(setup({ rates: { ...needed, ZAR: '-18' } }).refresh()).rejects.toThrow('ZAR')
    await expect(setup({ rates: { ...needed, 'ZAR ': '18' } }).refresh()).rejects.toThrow('ZAR')
  })

  test('the embedded rates are good ones', async () => {
    const { kept } = setup({})
    const exchange = {
      newest: async () => undefined,
      put: async (day: ExchangeRecord) => void kept.push(day),
      putRefused: async () => undefined,
    }
    expect(await refreshExchangeRates({ source: embeddedRates, exchange })).toBe('kept')
    expect(Object.keys(kept[0]?.rates ?? {})).toEqual(expect.arrayContaining([...neededCurrencies]))
  })
})

describe('httpRates', () => {
  const answer = {
    base: 'USD',
    date: '2026-11-20',
    rates: { ZAR: 18.25, KES: '130' },
    disclaimer: 'x',
  }
  const sourceOf = (text: string) =>
    httpRates('https://rates.example.com/latest.json?key=secret', async () => text)

  test('reads a source’s answer and is named after its host alone', async () => {
    const source = sourceOf(JSON.stringify(answer))
    expect(source.name).toBe('rates.example.com')
    expect(await source.fetch()).toEqual({
      date: '2026-11-20',
      base: 'USD',
      rates: { ZAR: 18.25, KES: '130' },
    })
  })

  test.each([
    ['another base', { ...answer, base: 'EUR' }],
    ['no date', { ...answer, date: undefined }],
    ['a rate of zero', { ...answer, rates: { ZAR: 0 } }],
    ['a rate as a word', { ...answer, rates: { ZAR: 'much' } }],
    [
      'a thousand currencies',
      {
        ...answer,
        rates: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`C${i}`, 1])),
      },
    ],
  ])('refuses %s', async (_, text) => {
    await expect(sourceOf(JSON.stringify(text)).fetch()).rejects.toThrow()
  })
})

describe('cachedRates', () => {
  test('reads the newest rates every five minutes, and goes on with them while they cannot be read', async () => {
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
    let reads = 0
    let down = false
    const rates = cachedRates({
      newest: async () => {
        reads += 1
        if (down) throw new Error('down')
        return someRates()
      },
    })
    const at = (ms: number) => rates.newest(new Date(testNow.getTime() + ms))
    await at(0)
    await at(exchangeKeptMs - 1)
    expect(reads).toBe(1)
    down = true
    expect(await at(exchangeKeptMs)).toEqual(someRates())
    expect(reads).toBe(2)
  })

  test('has nothing to say before the first day', async () => {
    await expect(
      cachedRates({ newest: async () => undefined }).newest(testNow),
    ).rejects.toMatchObject({
      code: 'fx.not-initialized',
    })
  })
})

describe.each(routeEngines)('exchangeStore on $name', (engine) => {
  test('keeps days and finds the newest', async () => {
    const there = await startTestTable(engine)
    const store = exchangeStore(there.table)
    expect(await store.newest()).toBeUndefined()
    for (const date of ['2026-11-19', '2026-11-20', '2026-11-18'])
      await store.put(someRates({ date }))
    expect(await store.newest()).toEqual(someRates({ date: '2026-11-20' }))
    await there.stop()
  })
})
