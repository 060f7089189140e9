/** What an offer puts into the rules that it is for (shared/rates/rate-rule.ts). */
export interface OfferFields {
  readonly stayNights?: number
  readonly payNights?: number
  readonly earlyBirdDays?: number
  readonly earlyBirdPercent?: string
  readonly longStayNights?: number
  readonly longStayPercent?: string
  readonly honeymoonPercent?: string
  readonly offerPercent?: string
  /** Beside offers: until when they are booked, when rooms are taken back, and what combines. */
  readonly bookBy?: string
  readonly releaseDays?: number
  readonly combines?: string
}

/** An offer in a line of a sheet. */
export interface ReadOffer {
  readonly title: string
  readonly fields: OfferFields
  /** The words may mean something else. */
  readonly isDoubtful: boolean
  /** What the line says beside it. */
  readonly rest: string
  /** It may count nights at several camps together, which is not how rules are priced. */
  readonly isCombined: boolean
}

const stayPay =
  /stay\s*(?:for\s*)?(\d{1,2})(?:\s*nights?)?[\s,/&-]*(?:and\s*)?pay\s*(?:for\s*)?(?:only\s*)?(\d{1,2})/i
const percentIn = /(\d{1,2}(?:[.,]\d+)?) ?%/
const ahead = /(\d{1,3})\s*(days?|weeks?|months?)/i
const nights = /(\d{1,2})\s*(?:\+|or more)?\s*(?:or more\s*)?(?:consecutive\s*)?nights?/i
const daysOf = { d: 1, w: 7, m: 30 } as const

/** `Stay 4, pay 3 | Yes | No`: it holds in some columns alone. */
const notHere = /: (?:no|none|n\/?a|not (?:valid|applicable|available)|[x✗✘–-])(?=:|$)/i

/**
 * The offer of a line; undefined for one that speaks of none, or not in a way that is understood.
 */
export function readOffer(text: string): ReadOffer | undefined {
  if (notHere.test(text)) return undefined
  const isCombined = /\bcomb\b|comb\.|combin|across|circuit/i.test(text)
  const [whole, stay, pay] = stayPay.exec(text) ?? []
  if (stay !== undefined && pay !== undefined && Number(pay) > 0 && Number(pay) < Number(stay))
    return {
      title: `Stay ${stay}, pay ${pay}`,
      fields: { stayNights: Number(stay), payNights: Number(pay) },
      isDoubtful: isCombined,
      isCombined,
      rest: text.replace(whole ?? '', ' '),
    }
  const percent = percentIn.exec(text)?.[1]?.replace(',', '.')
  if (percent === undefined || /child|infant|single|commission|vat|tax|cancel|deposit/i.test(text))
    return undefined
  const offer = (title: string, fields: OfferFields, words: RegExp): ReadOffer => ({
    title,
    fields,
    isDoubtful: false,
    isCombined,
    rest: text.replace(percentIn, ' ').replace(words, ' '),
  })
  if (/honeymoon/i.test(text))
    return {
      ...offer(`Honeymoon, ${percent}% off`, { honeymoonPercent: percent }, /honeymoon\w*/i),
      isDoubtful: /bride|spouse|one person/i.test(text),
    }
  if (/early ?bird|book(ed|ing)?\b.*\b(before|ahead|advance|prior)/i.test(text)) {
    const [words, count, unit = 'days'] = ahead.exec(text) ?? []
    const days = Number(count) * daysOf[unit.charAt(0).toLowerCase() as 'd']
    return words === undefined
      ? undefined
      : offer(
          `Early bird, ${percent}% off from ${days} days ahead`,
          { earlyBirdDays: days, earlyBirdPercent: percent },
          /early ?bird|\d{1,3}\s*(?:days?|weeks?|months?)|(?:in )?advance|ahead|prior(?: to (?:arrival|travel))?|at least/gi,
        )
  }
  const long = nights.exec(text)?.[1]
  if (/long ?stay|nights?/i.test(text) && long !== undefined)
    return offer(
      `Long stay, ${percent}% off from ${long} nights`,
      { longStayNights: Number(long), longStayPercent: percent },
      /long ?stay|\d{1,2}\s*\+?/gi,
    )
  return /special|offer|discount|reduction|\boff\b/i.test(text)
    ? offer(`Special offer, ${percent}% off`, { offerPercent: percent }, /special|reduction/gi)
    : undefined
}
