import { walkInStays } from './remote-supplier'
import type { Action, Stage } from './stage'
import { camps } from './world'

/**
 * What happens at another system's own house: it is down, catches up, asks more, and sells rooms
 * without us.
 */
export function supplierActions({ world: { supplier }, random }: Stage): readonly Action[] {
  return [
    async () => supplier.stumble(),
    async () => supplier.stumble(),
    async () => supplier.catchUp(),
    async () => supplier.books.raisePrices(),
    async () => supplier.books.campsAnswer('one', () => random.chance(0.7)),
    async () => supplier.books.campsAnswer('one', () => random.chance(0.7)),
    async () =>
      supplier.books.hold({
        stays: walkInStays(random.pick(camps), `2027-07-0${1 + random.below(5)}`),
      }),
  ]
}
