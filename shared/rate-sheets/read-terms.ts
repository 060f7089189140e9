import { addDays } from '../dates/calendar-date'
import { longDate } from '../format/dates'
import { type OfferName, offerNames } from '../rates/offer-names'
import { type DateForms, dayOf } from './read-periods'

/** What a note says of booking: a field of rules (shared/rates/rate-rule.ts) with its title. */
export interface ReadTerm {
  readonly title: string
  readonly fields: {
    readonly bookBy?: string
    readonly releaseDays?: number
    readonly combines?: string
  }
}

const booking =
  /^(?:(?:these|all|the|our) )*(?:(?:rates?|prices?) )?(?:(?:are|is|must be|should be|have to be) )?(?:only )?(?:valid |available )?(?:for )?(?:(?:all|new) )*(?:to be )?book(?:ed|ings?)?(?: (?:made|confirmed|received|only|must be|to be|period|deadline))*:? (by|before|until|till|on or before|no later than|up to)(?: and including)?:? (.+?)\.?$/i
const release =
  /^(?:the |our )?(?:(?:rooms?|space|allotments?|provisional bookings?) )?(?:(?:is|are|will be) )?(?:automatically )?releas(?:e|ed)(?: (?:period|days?|date|policy))?(?: (?:is|of|at))?:? (\d{1,3}) ?(days?|weeks?)(?: (?:prior to|before)(?: the)?(?: date of)? (?:arrival|travel|check-?in))?\.?$|^(\d{1,3}) ?(days?|weeks?)['’]? release(?: period)?\.?$/i
const together =
  /^(?:all |our |these |the )*(?:specials?|offers?|discounts?|special offers?)(?: offers?)? (?:(?:are|is|can|may|cannot|can ?not|may not|not|be) )*(?:combinable|combined|cumulative|used together|used in conjunction)(?: with (?:each other|one another|(?:any )?other (?:specials?|special offers?|offers?|discounts?)))?\.?$/i

/**
 * Until when rates are booked, how long before arrival rooms are taken back, and whether all offers
 * combine: of a note that says that alone. Undefined for all others, and for a day without its year.
 */
export function readTerm(text: string, forms: DateForms): ReadTerm | undefined {
  const [, word = '', day] = booking.exec(text) ?? []
  if (day !== undefined) {
    const date =
      /\b20\d\d\b/.test(day) || /\d{1,2}[./]\d{1,2}[./]\d{2}$/.test(day)
        ? dayOf(day, forms)
        : undefined
    const last = date && /^before$/i.test(word) ? addDays(date, -1) : date
    return last && { title: `Book by ${longDate(last)}`, fields: { bookBy: last } }
  }
  const releaseMatch = release.exec(text)
  if (releaseMatch !== null) {
    const count = Number(releaseMatch[1] ?? releaseMatch[3])
    const days = /week/i.test(releaseMatch[2] ?? releaseMatch[4] ?? '') ? count * 7 : count
    return {
      title: `Rooms are released ${days} days before arrival`,
      fields: { releaseDays: days },
    }
  }
  if (!together.test(text)) return undefined
  return /\bnot\b|cannot/i.test(text)
    ? { title: 'Offers don’t combine', fields: {} }
    : { title: 'All offers combine', fields: { combines: 'all' } }
}

const names: readonly (readonly [RegExp, OfferName])[] = [
  [/\bstay[ -]?(?:\d+ ?)?(?:\/|-|,| )? ?pay(?: ?\d+)?\b/i, 'stay-pay'],
  [/\bearly ?bird\b/i, 'early bird'],
  [/\blong ?stay\b/i, 'long stay'],
  [/\bhoneymoon(?:ers)?\b/i, 'honeymoon'],
]
const alone =
  /[,;.(–-]?\s*\b(?:(?:is|are|which is|and) )?(?:not (?:combinable|cumulative|to be combined)|(?:cannot|can ?not|may not) be (?:combined|used (?:together|in conjunction)))(?: with (?:any )?(?:other )?(?:specials?|special offers?|offers?|discounts?))?\)?/i
const beside =
  /[,;.(–-]?\s*\b(?:(?:is|are|can be|may be|which is|and) )?(?:combinable|combined) with (?:the |our )?((?:(?:stay[ -]?\d* ?\/?,? ?pay ?\d*|early ?bird|long ?stay|honeymoon(?:ers)?)(?:,| and| or| &)? ?(?:offers?|specials?|discounts?)? ?)+)\)?/i

/** An offer's line without what it says of combining, and the offers that it combines with. */
export function combiningIn(text: string): { rest: string; others: readonly OfferName[] } {
  if (alone.test(text)) return { rest: text.replace(alone, ' ').trim(), others: [] }
  const [whole, list = ''] = beside.exec(text) ?? []
  if (whole === undefined) return { rest: text, others: [] }
  const others = names.flatMap(([pattern, name]) => (pattern.test(list) ? [name] : []))
  return { rest: text.replace(whole, ' ').trim(), others }
}

/** The offers of some sets as a rule has them: `early bird + long stay; stay-pay + honeymoon`. */
export const combinesText = (sets: readonly (readonly OfferName[])[]): string =>
  [...new Set(sets.map((set) => offerNames.filter((name) => set.includes(name)).join(' + ')))].join(
    '; ',
  )
