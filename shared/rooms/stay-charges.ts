import { exponentOf } from '../money/currency-exponent'
import { addAmounts, multiplyExact, safeAmount } from '../money/exact-integer'
import { minorUnitsOf } from '../money/supplier-amount'
import type { NightlyRule } from '../rates/nightly-rule'
import { type RateCharge, readCharges } from '../rates/rate-charges'
import { countAged, type RoomGuests } from './stay-guests'

/** What a stay has beside its nights: a levy, a fee or a supplement, in minor units of `currency`. */
export interface StayCharge {
  readonly name: string
  readonly amount: number
  readonly currency: string
  readonly isPaidLocally: boolean
}

interface RoomNights {
  readonly room: RoomGuests
  readonly nights: readonly { readonly date: string; readonly rule: NightlyRule }[]
}

/**
 * The charges of a stay's rules, each name once with the sum of its rooms and nights: what is charged
 * for a stay counts once a room, as its first night has it. An amount has the decimals of its
 * currency before it is multiplied (shared/pricing/README.md, decision 11). Charges that come to
 * nothing are left out.
 * @throws AppError `money.unsafe-amount`, `request.invalid` for a number of people that is none
 */
export function stayCharges(rooms: readonly RoomNights[]): StayCharge[] {
  const charges = new Map<string, StayCharge>()
  for (const { room, nights } of rooms) {
    const oncePerStay = new Set<string>()
    for (const { date, rule } of nights) {
      for (const charge of chargesOn(date, rule)) {
        const { name, isPaidLocally, each, currency = rule.currency } = charge
        const key = [name, currency, isPaidLocally, charge.ages?.from].join()
        if (each === 'stay' && oncePerStay.has(key)) continue
        oncePerStay.add(key)
        const count = charge.per === 'room' ? 1 : countAged(room, charge.ages)
        const unit = minorUnitsOf(charge.amount, exponentOf(currency))
        const id = [name, currency, isPaidLocally].join()
        const before = charges.get(id)?.amount ?? 0
        const amount = addAmounts(before, safeAmount(multiplyExact(unit, count)))
        charges.set(id, { name, currency, isPaidLocally, amount })
      }
    }
  }
  return [...charges.values()].filter(({ amount }) => amount > 0)
}

function chargesOn(date: string, { charges }: NightlyRule): readonly RateCharge[] {
  const all = charges ? readCharges(charges) : []
  if (typeof all === 'string') return []
  return all.filter(({ dates }) => dates === undefined || (dates.from <= date && date <= dates.to))
}
