import { isCalendarDate } from '../dates/is-calendar-date'
import { longDate } from '../format/dates'
import { capitalize, joinWords } from '../format/words'
import { paymentMethodLabels, paymentTypeLabels } from '../itinerary/payments'
import { amountText } from '../money/money'

type Details = string | Readonly<Record<string, unknown>> | undefined

/** Names of people, trips and agencies by their ids. */
export type NamesById = Readonly<Record<string, string>>

/** What an id of ours looks like. */
const idPattern = /^[a-z]{3}_[0-9a-z]{4,32}$/

/**
 * What tells nothing to whoever reads the trail: how something was done, and what another column
 * says.
 */
const technical = new Set([
  'version',
  'route',
  'saidBy',
  'homeAgencyId',
  'link',
  'headshot',
  'key',
  'import',
  'reference',
  'provider',
])

/** Ids in the details of an entry: those of people, trips and agencies have names. */
export function idsIn(details: Details): string[] {
  if (details === undefined || typeof details === 'string') return []
  return Object.entries(details).flatMap(([name, value]) =>
    technical.has(name) || typeof value !== 'string'
      ? []
      : value.split(', ').filter((part) => idPattern.test(part)),
  )
}

/**
 * What an entry says of a change (1 §6), in words of the trade and with names in place of ids:
 * `From quote to holding`, `Cost 1,200.00 → 1,250.00 USD`. What has an id and no name is left out.
 */
export function auditDetailWords(details: Details, names: NamesById = {}): string {
  if (details === undefined || typeof details === 'string') return details ?? ''
  const byId = new Map(Object.entries(names))
  const detailsByName = new Map(Object.entries(details).filter(([name]) => !technical.has(name)))
  const changes = ['', 'cost', 'sell'].flatMap((what) => changeIn(detailsByName, what, byId))
  const fields = fieldChangesIn(detailsByName, byId)
  const currency = detailsByName.get('currency')
  for (const name of ['amount', 'serviceFee']) {
    const amount = detailsByName.get(name)
    if (typeof currency !== 'string' || typeof amount !== 'number') continue
    if (amount === 0) detailsByName.delete(name)
    else detailsByName.set(name, `${amountText({ amount, currency })} ${currency}`)
    if (name === 'amount') detailsByName.delete('currency')
  }
  const others = [...detailsByName].map(([name, value]) =>
    withLabel(name, wordsOf(value, byId, name)),
  )
  return [...changes, ...fields, ...others].filter((part) => part !== '').join(' · ')
}

const withLabel = (name: string, words: string): string =>
  words === '' ? '' : `${labelOf(name)}: ${words}`

/** A value before and after, taken out of the others. */
function changeIn(
  given: Map<string, unknown>,
  what: string,
  names: ReadonlyMap<string, string>,
): string[] {
  const [from, to] = what === '' ? ['from', 'to'] : [`${what}From`, `${what}To`]
  if (!given.has(from) || !given.has(to)) return []
  const [before, after] = [given.get(from), given.get(to)]
  given.delete(from)
  given.delete(to)
  if (what === '') {
    const parts = [wordsOf(before, names), wordsOf(after, names)].map((words, at) =>
      words === '' ? '' : `${['from', 'to'][at]} ${words}`,
    )
    return [capitalize(parts.filter((part) => part !== '').join(' '))]
  }
  const currency = given.get('currency')
  if (what === 'sell') given.delete('currency')
  if (before === after) return []
  const isMoney =
    typeof before === 'number' && typeof after === 'number' && typeof currency === 'string'
  const text = (amount: unknown) =>
    isMoney ? amountText({ amount: Number(amount), currency }) : wordsOf(amount, names)
  return [`${capitalize(what)} ${text(before)} → ${text(after)}${isMoney ? ` ${currency}` : ''}`]
}

/** Fields before and after, taken out of the others: `Name: Marula → Marula Journeys`. */
function fieldChangesIn(given: Map<string, unknown>, names: ReadonlyMap<string, string>): string[] {
  const [before, after] = [given.get('before'), given.get('after')]
  if (!isRecord(before) || !isRecord(after)) return []
  given.delete('before')
  given.delete('after')
  const was = new Map(Object.entries(before))
  return Object.entries(after).map(
    ([name, value]) =>
      `${labelOf(name)}: ${wordsOf(was.get(name), names, name)} → ${wordsOf(value, names, name)}`,
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Words of the trade for what details name otherwise. */
const labels = new Map([
  ['fields', 'Changed'],
  ['isAdmin', 'Lead agent'],
  ['isDone', 'Done'],
  ['agent', 'Colleague'],
  ['by', 'Signed in with'],
  ['paymentType', 'Payment'],
  ['paymentMethod', 'Paid by'],
  ['sell', 'Price'],
  ['handOverTo', 'Clients and trips go to'],
])

/** `billingAddress` is `Billing address`, `agentId` is `Agent`. */
const labelOf = (name: string): string =>
  labels.get(name) ?? capitalize(splitWords(name).replace(/ ids?$/, ''))

const splitWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

const terms = new Map<string, string>([
  ...Object.entries(paymentTypeLabels).map(
    ([type, label]) => [`paymentType ${type}`, label] as const,
  ),
  ...Object.entries(paymentMethodLabels).map(
    ([method, label]) => [`paymentMethod ${method}`, label] as const,
  ),
])

function wordsOf(value: unknown, names: ReadonlyMap<string, string>, field = ''): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return joinWords(value.map((one) => wordsOf(one, names)).filter((words) => words !== ''))
  if (isRecord(value)) {
    const parts = Object.entries(value).map(([name, one]) => [
      labelOf(name).toLowerCase(),
      wordsOf(one, names, name),
    ])
    return joinWords(
      parts.filter(([, words]) => words !== '').map(([name, words]) => `${name} ${words}`),
    )
  }
  const text = String(value)
  const term = terms.get(`${field} ${text}`)
  if (term !== undefined) return term
  if (field === 'fields')
    return text
      .split(', ')
      .map((name) => splitWords(name).replace(/ id$/, ''))
      .join(', ')
  const day = text.slice(0, 10)
  if (/T[\d:.]+Z$/.test(text) && isCalendarDate(day)) return longDate(day)
  const parts = text.split(', ')
  if (!parts.some((part) => idPattern.test(part))) return text.replaceAll('_', ' ')
  return parts.flatMap((part) => names.get(part) ?? (idPattern.test(part) ? [] : part)).join(', ')
}
