import * as z from 'zod/mini'
import { requiredText } from '#shared/format/plain-text'
import { neededCurrencies } from '#shared/fx/needed-currencies'
import { ownValue } from '#shared/ids/own-value'
import { currencyCodes } from '#shared/money/currency-codes'
import type { CurrencyNames } from '../data/rates/exchange-records'
import type { ExchangeStore } from '../data/rates/exchange-store'
import { log } from '../runtime/log'
import { outwardRequest } from '../runtime/outward-request'

const namesAnswer = z.record(z.string(), requiredText(100))

/**
 * Keeps the names of a public list of currencies (2 §7.5): `{ "USD": "United States Dollar", … }`,
 * codes in either case, other codes than ours left out. A list that does not come, is none or lacks
 * a currency that suppliers quote in changes nothing.
 * @param url - https only, and never in a private network
 */
export async function refreshCurrencyNames(
  url: string,
  store: Pick<ExchangeStore, 'currencyNames' | 'putCurrencyNames'>,
  send = outwardRequest,
): Promise<void> {
  try {
    const { status, text } = await send({
      url,
      method: 'GET',
      timeLimitMs: 10_000,
      limitBytes: 65_536,
    })
    if (status !== 200) throw new Error(`The list answered ${status}`)
    const names = ofOurs(namesAnswer.parse(JSON.parse(text)))
    const missing = neededCurrencies.filter((code) => ownValue(names, code) === undefined)
    if (missing.length > 0) throw new Error(`The list lacks ${missing.join(', ')}`)
    const before = await store.currencyNames()
    if (
      Object.keys({ ...before, ...names }).some(
        (code) => ownValue(before, code) !== ownValue(names, code),
      )
    )
      await store.putCurrencyNames(names)
  } catch (error) {
    log.warn('currency-names.not-refreshed', {
      cause: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
    })
  }
}

function ofOurs(list: Readonly<Record<string, string>>): CurrencyNames {
  const entries = Object.entries(list).map(([code, name]) => [code.toUpperCase(), name] as const)
  return Object.fromEntries(entries.filter(([code]) => currencyCodes.has(code)))
}
