import { calendarDate, daysBetween } from '../dates/calendar-date'
import { type DecimalInput, parseDecimal } from '../money/decimal'
import { addAmounts } from '../money/exact-integer'
import { percentFactor } from '../money/percent'
import { ratioOf } from '../money/ratio'
import { scaleAmount } from '../money/scale-amount'
import type { NightlyRule } from '../rates/nightly-rule'

/** A night of one room with the rule that prices it. `amount`: minor units. */
export interface RuledNight {
  readonly date: string
  readonly optionKey: string
  readonly amount: number
  readonly rule: NightlyRule
}

/** An offer as in 'stay 4, pay 3'. */
interface StayPay {
  readonly stay: number
  readonly pay: number
}
/** An offer that takes a percentage off a night. */
interface PercentOff {
  readonly name: 'early bird' | 'long stay' | 'honeymoon' | 'special offer'
  readonly percent: DecimalInput
}
export type Offer = StayPay | PercentOff

/** What offers ask for beside nights and rooms. */
export interface OfferFacts {
  /** The day that it is, or was, booked; early birds get nothing where it is missing. */
  readonly bookedOn?: string | undefined
  readonly isHoneymoon?: boolean | undefined
}
type OfNight = OfferFacts & {
  readonly startDate: string
  readonly nights: number
  readonly isCouple: boolean
}

/**
 * The nights of one room, in order, as its offers price them. Suppliers don't combine offers: of
 * all kinds the one that comes to least counts for the whole stay (stay-pay before the others where
 * they come to the same). Each night is rounded once, half away from zero.
 */
export function applyOffers<Night extends RuledNight>(
  nights: readonly Night[],
  facts: OfNight,
): (Night & { offer?: Offer })[] {
  const plain: (Night & { offer?: Offer })[] = [...nights]
  const kinds = [
    applyStayPay(nights),
    ...percentKinds.map((kind) => plain.map((night) => lessOffer(night, kind, facts))),
  ]
  let [best, least] = [plain, sumOf(plain)]
  for (const priced of kinds) {
    const sum = sumOf(priced)
    if (sum < least) [best, least] = [priced, sum]
  }
  return best
}

const sumOf = (nights: readonly RuledNight[]): number =>
  nights.map(({ amount }) => amount).reduce(addAmounts, 0)

/** The percentage that a rule's offer of a kind takes off, where the stay has what it asks for. */
type PercentKind = PercentOff['name']
const percentKinds: readonly PercentKind[] = [
  'early bird',
  'long stay',
  'honeymoon',
  'special offer',
]

function percentOf(
  kind: PercentKind,
  rule: NightlyRule,
  facts: OfNight,
): DecimalInput | null | undefined {
  if (kind === 'special offer') return rule.offerPercent
  if (kind === 'honeymoon')
    return facts.isHoneymoon && facts.isCouple ? rule.honeymoonPercent : undefined
  if (kind === 'long stay')
    return rule.longStayNights && facts.nights >= rule.longStayNights
      ? rule.longStayPercent
      : undefined
  const isEarly =
    rule.earlyBirdDays &&
    facts.bookedOn &&
    daysBetween(calendarDate(facts.bookedOn), calendarDate(facts.startDate)) >= rule.earlyBirdDays
  return isEarly ? rule.earlyBirdPercent : undefined
}

function lessOffer<Night extends RuledNight>(
  night: Night,
  name: PercentKind,
  facts: OfNight,
): Night & { offer?: Offer } {
  const percent = percentOf(name, night.rule, facts)
  if (percent === null || percent === undefined) return night
  const off = scaleAmount(
    night.amount,
    ratioOf({ times: [percentFactor(parseDecimal(percent, `${name} percent`))] }),
  )
  return off > 0
    ? { ...night, amount: Math.max(0, night.amount - off), offer: { name, percent } }
    : night
}

/**
 * The nights of one room, in order, with its free nights at 0: of every `stay` nights in a row that
 * have the same offer, the cheapest `stay − pay`, of equal ones the later. Never a dearer night, so
 * that a cost is not below what the supplier will bill. Nights left over when the last whole offer
 * is taken cost what they cost.
 */
function applyStayPay<Night extends RuledNight>(
  nights: readonly Night[],
): (Night & { offer?: StayPay })[] {
  const pricedNights: (Night & { offer?: StayPay })[] = [...nights]
  for (let first = 0; first < nights.length; ) {
    const offer = stayPayOf(nights[first]?.rule)
    const stayNights = offer === undefined ? [] : nights.slice(first, first + offer.stay)
    if (
      offer === undefined ||
      stayNights.length < offer.stay ||
      !stayNights.every(({ rule }) => isSame(offer, stayPayOf(rule)))
    ) {
      first++
      continue
    }
    const free = stayNights
      .map(({ amount }, place) => ({ amount, place: first + place }))
      .sort((a, b) => a.amount - b.amount || b.place - a.place)
      .slice(0, offer.stay - offer.pay)
    for (const { place } of free)
      pricedNights[place] = { ...(nights[place] as Night), amount: 0, offer }
    first += offer.stay
  }
  return pricedNights
}

/** The offer of a rule; undefined where it has none, or one that gives nothing. */
function stayPayOf(rule: NightlyRule | undefined): StayPay | undefined {
  const [stay, pay] = [rule?.stayNights ?? 0, rule?.payNights ?? 0]
  return pay > 0 && pay < stay ? { stay, pay } : undefined
}

const isSame = (a: StayPay, b: StayPay | undefined): boolean =>
  a.stay === b?.stay && a.pay === b.pay
