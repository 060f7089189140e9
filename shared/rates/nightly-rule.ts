import { AppError } from '../errors/app-error'
import type { DecimalInput } from '../money/decimal'
import type { SupplierAmount } from '../money/supplier-amount'

/** What pricing reads of a rate rule; a stored RateRule is one. */
export interface NightlyRule {
  readonly optionKey: string
  readonly from: string
  readonly to: string
  readonly currency: string
  readonly roomTypeId?: number | string | null | undefined
  readonly groupRate?: SupplierAmount
  readonly twinRate?: SupplierAmount
  readonly singleRate?: SupplierAmount
  readonly childRate?: SupplierAmount
  readonly infantRate?: SupplierAmount
  readonly extraAdultRate?: SupplierAmount
  /** `2-5 free; 6-11 50%`, see child-bands.ts. */
  readonly childBands?: string | null | undefined
  /** `Park fee 40.00 per person per night paid locally`, see rate-charges.ts. */
  readonly charges?: string | null | undefined
  /** Whose rate it is; everybody's where it has none, or `international` (markets.ts). */
  readonly market?: string | null | undefined
  /** The last day on which it can be booked, `yyyy-MM-dd`. */
  readonly bookBy?: string | null | undefined
  /** Days before arrival on which the camp takes back rooms that nobody has booked. */
  readonly releaseDays?: number | null | undefined
  readonly perPerson?: boolean | null | undefined
  readonly maxUnits?: number | null | undefined
  readonly guestNormal?: number | null | undefined
  readonly normalAdults?: number | null | undefined
  readonly prov?: string | null | undefined
  readonly minLOS?: number | null | undefined
  readonly maxLOS?: number | null | undefined
  readonly stayNights?: number | null | undefined
  readonly payNights?: number | null | undefined
  readonly earlyBirdDays?: number | null | undefined
  readonly earlyBirdPercent?: DecimalInput | null | undefined
  readonly longStayNights?: number | null | undefined
  readonly longStayPercent?: DecimalInput | null | undefined
  readonly honeymoonPercent?: DecimalInput | null | undefined
  readonly offerPercent?: DecimalInput | null | undefined
  /** Which of its offers combine, as in `early bird + long stay`; none where it is missing. */
  readonly combines?: string | null | undefined
}

/** Who books and when, which rules may ask for. */
export interface BookingTerms {
  /** The market of the trip; without one it is international. */
  readonly market?: string | undefined
  /** The day that it is, or was, booked; leave out to accept rates that can't be booked any more. */
  readonly bookedOn?: string | undefined
}

/** One night of a stay in rooms of one option key. */
export interface NightQuestion extends BookingTerms {
  readonly optionKey: string
  /** `yyyy-MM-dd`. */
  readonly night: string
  /** Nights of the whole stay; leave out to accept any length of stay. */
  readonly nights?: number
}

/**
 * The rule that prices a night: of that option key, covering the night, for stays of that length,
 * that can be booked on that day by that market; of several one of the trip's own market before
 * everybody's, then the one with the latest `from`, then the shortest period (pricing.md, Room and
 * night costs; README.md of shared/pricing, decision 12). Undefined when there is none.
 */
export function findNightlyRule<Rule extends NightlyRule>(
  rules: readonly Rule[],
  question: NightQuestion,
): Rule | undefined {
  let best: Rule | undefined
  for (const rule of rules) {
    if (applies(rule, question) && (best === undefined || isCloser(rule, best))) best = rule
  }
  return best
}

/**
 * The same, for a night that has to have one.
 * @throws AppError `rates.no-rule` ('No pricing rule found'), `rates.closed` when the rule closes
 * the room (`prov` `C`)
 */
export function requireNightlyRule<Rule extends NightlyRule>(
  rules: readonly Rule[],
  question: NightQuestion,
): Rule {
  const rule = findNightlyRule(rules, question)
  const { optionKey, night } = question
  if (rule === undefined) throw new AppError('rates.no-rule', { optionKey, night })
  if (isClosed(rule)) throw new AppError('rates.closed', { optionKey, night })
  return rule
}

/** A room whose rate is closed is not bookable (1 §5). */
export function isClosed(rule: NightlyRule): boolean {
  return rule.prov === 'C'
}

function applies(rule: NightlyRule, question: NightQuestion): boolean {
  const { optionKey, night, nights, market, bookedOn } = question
  if (rule.optionKey !== optionKey || dateOf(rule.from) > night || night > dateOf(rule.to))
    return false
  if (isOfMarket(rule) && rule.market !== market) return false
  if (rule.bookBy && bookedOn !== undefined && rule.bookBy < bookedOn) return false
  if (nights === undefined) return true
  const { minLOS, maxLOS } = rule
  return nights >= (minLOS ?? 0) && (!maxLOS || nights <= maxLOS) // a maximum of 0 is none
}

/** The rules that a market may have: its own and everybody's. */
export const rulesFor = <Rule extends Pick<NightlyRule, 'market'>>(
  rules: readonly Rule[],
  { market }: Pick<BookingTerms, 'market'>,
): Rule[] => rules.filter((rule) => !isOfMarket(rule) || rule.market === market)

/** Whether a rule is for some people only. */
export const isOfMarket = ({ market }: Pick<NightlyRule, 'market'>): boolean =>
  Boolean(market) && market !== 'international'

function isCloser(rule: NightlyRule, best: NightlyRule): boolean {
  if (isOfMarket(rule) !== isOfMarket(best)) return isOfMarket(rule)
  const [from, bestFrom] = [dateOf(rule.from), dateOf(best.from)]
  return from === bestFrom ? dateOf(rule.to) < dateOf(best.to) : from > bestFrom
}

/** Imported rules may carry a time after the date. */
const dateOf = (text: string): string => text.slice(0, 10)
