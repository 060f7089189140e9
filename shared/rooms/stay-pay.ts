import type { NightlyRule } from '../rates/nightly-rule'

/** A night of one room with the rule that prices it. `amount`: minor units. */
export interface RuledNight {
  readonly date: string
  readonly optionKey: string
  readonly amount: number
  readonly rule: NightlyRule
}

/** An offer as in 'stay 4, pay 3'. */
export interface StayPay {
  readonly stay: number
  readonly pay: number
}

/**
 * The nights of one room, in order, with its free nights at 0: of every `stay` nights in a row that have the same offer,
 * the cheapest `stay − pay`, of equal ones the later. Never a dearer night, so that a cost is not below what the supplier
 * will bill. Nights left over when the last whole offer is taken cost what they cost.
 */
export function applyStayPay<Night extends RuledNight>(nights: readonly Night[]): (Night & { offer?: StayPay })[] {
  const priced: (Night & { offer?: StayPay })[] = [...nights]
  for (let first = 0; first < nights.length; ) {
    const offer = stayPayOf(nights[first]?.rule)
    const taken = offer === undefined ? [] : nights.slice(first, first + offer.stay)
    if (
      offer === undefined ||
      taken.length < offer.stay ||
      !taken.every(({ rule }) => isSame(offer, stayPayOf(rule)))
    ) {
      first++
      continue
    }
    const free = taken
      .map(({ amount }, place) => ({ amount, place: first + place }))
      .sort((a, b) => a.amount - b.amount || b.place - a.place)
      .slice(0, offer.stay - offer.pay)
    for (const { place } of free) priced[place] = { ...(nights[place] as Night), amount: 0, offer }
    first += offer.stay
  }
  return priced
}

/** The offer of a rule; undefined where it has none, or one that gives nothing. */
function stayPayOf(rule: NightlyRule | undefined): StayPay | undefined {
  const [stay, pay] = [rule?.stayNights ?? 0, rule?.payNights ?? 0]
  return pay > 0 && pay < stay ? { stay, pay } : undefined
}

const isSame = (a: StayPay, b: StayPay | undefined): boolean => a.stay === b?.stay && a.pay === b.pay
