import { calendarDate, daysBetween } from '../dates/calendar-date'
import { type DecimalInput, parseDecimal } from '../money/decimal'
import { addAmounts } from '../money/exact-integer'
import { percentFactor } from '../money/percent'
import { ratioOf } from '../money/ratio'
import { scaleAmount } from '../money/scale-amount'
import type { NightlyRule } from '../rates/nightly-rule'
import { type OfferName, offerNames, readCombines } from '../rates/offer-names'

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
  readonly name: Exclude<OfferName, 'stay-pay'>
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
 * The nights of one room, in order, as its offers price them. Offers don't combine unless the rules of
 * all its nights say so: of each offer alone and those that combine, the one that comes to least
 * counts for the whole stay (the first of those that come to the same). Of several, the free nights
 * come first, and each percentage is of what the one before has left, so that a cost isn't below what
 * the supplier bills. Each night is rounded once for each percentage, half away from zero
 * (shared/pricing/README.md, decisions 7 and 13).
 */
export function applyOffers<Night extends RuledNight>(
  nights: readonly Night[],
  facts: OfNight,
): Priced<Night>[] {
  let [best, least] = [[...nights] as Priced<Night>[], sumOf(nights)]
  for (const names of [...offerNames.map((name) => [name]), ...combinedOffers(nights)]) {
    const priced = names.reduce<Priced<Night>[]>(
      (before, name) =>
        name === 'stay-pay'
          ? applyStayPay(before)
          : before.map((night) => lessOffer(night, name, facts)),
      [...nights],
    )
    const sum = sumOf(priced)
    if (sum < least) [best, least] = [priced, sum]
  }
  return best
}

/** A night with the offers that made it cheaper. */
type Priced<Night> = Night & { readonly offers?: readonly Offer[] }

/** The sets of offers that the rules of all nights combine: every two or more of those they name. */
function combinedOffers(nights: readonly RuledNight[]): readonly OfferName[][] {
  const byNight = [...new Set(nights.map(({ rule }) => rule.combines || ''))].map((text) => {
    const sets = text === '' ? [] : readCombines(text)
    return typeof sets === 'string' ? [] : sets
  })
  if (byNight.some(({ length }) => length === 0)) return []
  return offerSets.filter((names) =>
    byNight.every((sets) => sets.some((set) => names.every((name) => set.includes(name)))),
  )
}

/** Every two or more offers, in their order. */
const offerSets = offerNames
  .reduce<OfferName[][]>((sets, name) => sets.concat(sets.map((one) => [...one, name])), [[]])
  .filter(({ length }) => length > 1)

const sumOf = (nights: readonly RuledNight[]): number =>
  nights.map(({ amount }) => amount).reduce(addAmounts, 0)

/** The percentage that a rule's offer of a kind takes off, where the stay has what it asks for. */
type PercentKind = PercentOff['name']

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
  night: Priced<Night>,
  name: PercentKind,
  facts: OfNight,
): Priced<Night> {
  const percent = percentOf(name, night.rule, facts)
  if (percent === null || percent === undefined) return night
  const off = scaleAmount(
    night.amount,
    ratioOf({ times: [percentFactor(parseDecimal(percent, `${name} percent`))] }),
  )
  return off > 0 ? withOffer(night, Math.max(0, night.amount - off), { name, percent }) : night
}

const withOffer = <Night extends RuledNight>(
  night: Priced<Night>,
  amount: number,
  offer: Offer,
): Priced<Night> => ({ ...night, amount, offers: [...(night.offers ?? []), offer] })

/**
 * The nights of one room, in order, with its free nights at 0: of every `stay` nights in a row that
 * have the same offer, the cheapest `stay − pay`, of equal ones the later. Never a dearer night, so
 * that a cost is not below what the supplier will bill. Nights left over when the last whole offer
 * is taken cost what they cost.
 */
function applyStayPay<Night extends RuledNight>(nights: readonly Priced<Night>[]): Priced<Night>[] {
  const pricedNights = [...nights]
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
      pricedNights[place] = withOffer(nights[place] as Priced<Night>, 0, offer)
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
