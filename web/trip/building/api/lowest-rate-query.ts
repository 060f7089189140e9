import { queryOptions } from '@tanstack/react-query'
import { type CalendarDate, type CalendarMonth, firstDayOf } from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'
import type { SupplierPrice } from '#shared/pricing/guide-price'
import { api } from '../../../lib/api/api'

type Ask = (supplierCode: SupplierCode) => Promise<SupplierPrice | undefined>

/** One batcher per month, so that the rows on screen share one request. */
const askByMonth = new Map<CalendarMonth, Ask>()

/**
 * The supplier's lowest rate per person sharing per night in a month, in minor units of USD; null
 * when there is none. Cached for five minutes (2 §7.1).
 */
export const lowestRateQuery = (supplierCode: SupplierCode, month: CalendarMonth) =>
  queryOptions({
    queryKey: ['lowest-rate', supplierCode, month],
    queryFn: async () => (await askIn(month)(supplierCode)) ?? null,
    staleTime: 5 * 60_000,
    gcTime: 5 * 60_000,
  })

/**
 * The lowest rate of each of a supplier's room types in a month, by option key; those without a
 * rate are missing.
 */
export const roomRatesQuery = (supplierCode: SupplierCode, month: CalendarMonth) =>
  queryOptions({
    queryKey: ['room-rates', supplierCode, month],
    queryFn: async ({ signal }): Promise<RoomRates> => {
      const body = { supplierCode, startDate: firstDayOf(month), byRoom: true }
      const { rooms = [] } = await api('POST /api/Rates/lowest-rate', { body, signal, safe: true })
      return new Map(
        rooms.map(({ optionKey, roomRatePP: amount, rateCurrency }) => [
          optionKey,
          { amount, rateCurrency },
        ]),
      )
    },
    staleTime: 5 * 60_000,
    gcTime: 5 * 60_000,
    structuralSharing: false,
  })
export type RoomRates = ReadonlyMap<string, SupplierPrice>

function askIn(month: CalendarMonth): Ask {
  const knownQuery = askByMonth.get(month)
  if (knownQuery !== undefined) return knownQuery
  const ask = gather((codes: readonly SupplierCode[]) => lowestRates(codes, firstDayOf(month)), {
    waitMs: 40,
    most: 50,
  })
  askByMonth.set(month, ask)
  return ask
}

async function lowestRates(supplierCodes: readonly SupplierCode[], startDate: CalendarDate) {
  const body = { supplierCodes: [...supplierCodes], startDate }
  const { rates } = await api('POST /api/Rates/lowest-rate', { body, safe: true })
  return new Map(
    rates.flatMap(({ supplierCode, roomRatePP: amount, rateCurrency }) =>
      amount === null || rateCurrency === null ? [] : [[supplierCode, { amount, rateCurrency }]],
    ),
  )
}

/** Fetches many keys at once; keys missing from the answer have no value. */
type AskMany<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>

interface GatherSettings {
  /** How long to wait for more keys, in milliseconds. */
  readonly waitMs: number
  /** Maximum keys per request. */
  readonly most: number
}

/**
 * Batches small requests made at about the same time, such as the rows of a list fetching their
 * prices. Each caller gets its own value, or the failure of the request that its key was in.
 */
export function gather<Key, Value>(ask: AskMany<Key, Value>, { waitMs, most }: GatherSettings) {
  let keys = new Set<Key>()
  let answer: Promise<ReadonlyMap<Key, Value>> | undefined
  let send = () => {}

  const open = () =>
    new Promise<ReadonlyMap<Key, Value>>((resolve) => {
      const timer = setTimeout(() => send(), waitMs)
      send = () => {
        clearTimeout(timer)
        resolve(ask([...keys]))
        keys = new Set()
        answer = undefined
      }
    })

  return async (key: Key): Promise<Value | undefined> => {
    keys.add(key)
    answer ??= open()
    const mine = answer
    if (keys.size >= most) send()
    return (await mine).get(key)
  }
}
