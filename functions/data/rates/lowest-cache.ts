import type { SupplierCode } from '#shared/ids/ids'
import type { LowestRates } from './lowest-records'
import type { RateStore } from './rate-store'

/** The lowest rates of suppliers as lists show them. */
export interface LowestSource {
  /** What has none is left out. */
  lowest(suppliers: readonly SupplierCode[], now: Date): Promise<LowestRates[]>
}

/** How long a container goes on with the lowest rates that it has read; the app keeps them as long (2 §9). */
export const lowestKeptMs = 5 * 60_000
const mostKept = 5_000

/** Lowest rates that are read at most every five minutes a supplier: the same camps are on many screens. */
export function cachedLowest(store: Pick<RateStore, 'lowest'>): LowestSource {
  const kept = new Map<SupplierCode, { readonly rates: LowestRates | undefined; readonly until: number }>()
  return {
    async lowest(suppliers, now) {
      const isFresh = (code: SupplierCode) => (kept.get(code)?.until ?? 0) > now.getTime()
      const known = suppliers.filter(isFresh).map((code) => kept.get(code)?.rates)
      const wanted = suppliers.filter((code) => !isFresh(code))
      const read = wanted.length === 0 ? [] : await store.lowest(wanted)
      if (kept.size + wanted.length > mostKept) kept.clear()
      const bySupplier = new Map(read.map((rates) => [rates.supplierCode, rates]))
      for (const code of wanted) kept.set(code, { rates: bySupplier.get(code), until: now.getTime() + lowestKeptMs })
      return [...known.filter((rates) => rates !== undefined), ...read]
    },
  }
}
