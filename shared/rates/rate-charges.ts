import { isCalendarDate } from '../dates/is-calendar-date'

/** A levy, a park fee or a supplement that comes on top of a rate. */
export interface RateCharge {
  readonly name: string
  /** A decimal in major units of `currency`; of the rule's where it has none. */
  readonly amount: string
  readonly currency?: string | undefined
  readonly per: 'person' | 'room'
  readonly each: 'night' | 'stay'
  /** Who pays it, in whole years; `to` is the last age, adults too where it is missing. */
  readonly ages?: { readonly from: number; readonly to?: number | undefined } | undefined
  /** The nights on which it is charged, both included; every night of the rule where it is missing. */
  readonly dates?: { readonly from: string; readonly to: string } | undefined
  /** The guest pays it there: it is no part of the price. */
  readonly isPaidLocally: boolean
}

const chargePattern =
  /^(?<name>\p{L}[^;\d]*?) +(?<amount>\d{1,9}(?:\.\d{1,3})?)(?: +(?<currency>[A-Z]{3}))? +per +(?<per>person|room) +per +(?<each>night|stay)(?: +age +(?<age>\d{1,2})(?:(?<up>\+)| ?[-–] ?(?<last>\d{1,2})))?(?: +from +(?<from>\d{4}-\d\d-\d\d) +to +(?<to>\d{4}-\d\d-\d\d))?(?<there> +paid locally)?$/iu

/**
 * Reads charges as rules have them, parted by semicolons: `Park fee 40.00 USD per person per night
 * age 12+ paid locally; Christmas supplement 150.00 per person per night from 2027-12-24 to
 * 2027-12-26` (domain.md, Settled since, second part; shared/pricing/README.md, decision 11).
 * Amounts are decimals in major units. A text instead of charges says what is wrong.
 */
export function readCharges(text: string): readonly RateCharge[] | string {
  const charges: RateCharge[] = []
  for (const part of text.split(';').map((one) => one.trim())) {
    const charge = readCharge(part)
    if (typeof charge === 'string') return charge
    charges.push(charge)
  }
  return charges
}

function readCharge(part: string): RateCharge | string {
  const {
    name,
    amount = '',
    currency,
    per,
    each,
    age,
    up,
    last = age,
    from,
    to,
    there,
  } = chargePattern.exec(part)?.groups ?? {}
  if (name === undefined)
    return `must be a name, an amount and what it is for, as in Park fee 40.00 per person per night age 12+ paid locally (not ${part || 'empty'})`
  if (Number(last) < Number(age)) return `must have ages in order (not ${part})`
  const isPeriod = from === undefined || (isCalendarDate(from) && isCalendarDate(to ?? ''))
  if (!isPeriod || (from ?? '') > (to ?? '')) return `must have dates in order (not ${part})`
  return {
    name,
    amount,
    currency: currency?.toUpperCase(),
    per: per?.toLowerCase() as RateCharge['per'],
    each: each?.toLowerCase() as RateCharge['each'],
    ages: age === undefined ? undefined : { from: Number(age), to: up ? undefined : Number(last) },
    dates: from === undefined || to === undefined ? undefined : { from, to },
    isPaidLocally: there !== undefined,
  }
}

/** A charge as a rule has it: `readCharges` reads it back. */
export const chargeText = (charge: RateCharge): string =>
  [
    charge.name,
    charge.amount,
    charge.currency,
    `per ${charge.per} per ${charge.each}`,
    charge.ages &&
      `age ${charge.ages.from}${charge.ages.to === undefined ? '+' : `-${charge.ages.to}`}`,
    charge.dates && `from ${charge.dates.from} to ${charge.dates.to}`,
    charge.isPaidLocally ? 'paid locally' : undefined,
  ]
    .filter((word) => word !== undefined)
    .join(' ')

/**
 * The first charge whose currency the price of a rule can't have: what isn't paid there is a part
 * of the price, in the rule's own currency. Undefined where all is well, or the text is no charges.
 */
export function foreignCharge(text: string, currency: string): RateCharge | undefined {
  const charges = readCharges(text)
  if (typeof charges === 'string') return undefined
  return charges.find(
    (one) => !one.isPaidLocally && one.currency !== undefined && one.currency !== currency,
  )
}
