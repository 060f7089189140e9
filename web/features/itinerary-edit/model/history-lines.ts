import type { HistoryEntryView } from '#shared/api/itinerary-shapes'
import { exponentOf } from '#shared/money/currency-exponent'
import { moneyText } from '../../../components/money/money-parts'
import { capitalized, counted, listed } from './words'

/** A version of the trip, in words. */
export interface HistoryLine {
  readonly version: number
  readonly text: string
  /** By how much the sell moved, minor units; undefined when it did not. */
  readonly sellChange: number | undefined
  readonly by: string
  readonly at: Date
}

type Change = HistoryEntryView['changes'][number]

/** How many versions the history card and the price head look at. */
export const lastVersions = 4

/** What each version brought, as a colleague would say it. */
export function historyLine(entry: HistoryEntryView, currency: string): HistoryLine {
  return {
    version: entry.version,
    text: textOf(entry, currency),
    sellChange: sellChangeOf(entry, currency),
    by: entry.by.name,
    at: new Date(entry.at),
  }
}

function textOf({ action, state, changes }: HistoryEntryView, currency: string): string {
  switch (action) {
    case 'created':
      return 'Itinerary created'
    case 'GetQuote':
      return 'Quote requested'
    case 'quoted':
      return quotedText({ state, changes })
    case 'edited':
      return editedText(changes, currency)
    default:
      return lifeTexts[action] ?? capitalized(action.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
  }
}

/** What the steps of a life are called in the history. */
const lifeTexts: Readonly<Record<string, string>> = {
  GetHold: 'Hold requested',
  held: 'Rooms held',
  'hold refused': 'No rooms were held',
  'hold expired': 'The hold ran out: the rooms went back',
  requestConfirmation: 'Confirmation requested',
  ConfirmQuote: 'Confirming',
  requote: 'Requote begun',
  answerRequest: 'A camp answered',
  CancelBooking: 'Cancelled',
  RefreshQuote: 'Asked the suppliers how it stands',
  changeCurrency: 'Currency changed',
  generatePayments: 'Payments asked for',
  clearPayments: 'Payments cleared',
  updatePayments: 'Payments changed',
  'marked as paid': 'A wire came in',
  'payment paid': 'A payment came in',
  sendConsultantEmail: 'Written to the consultant',
  addAccommodationDays: 'A stay made longer or shorter',
  swapAccommodation: 'Another camp',
  addAccommodationToStartEnd: 'A stay added',
}

function quotedText({ state, changes }: Pick<HistoryEntryView, 'state' | 'changes'>): string {
  if (state === 'unknown') return 'No quote: the supplier did not answer'
  const sell = changes.find(({ field }) => field === 'sell')
  return sell === undefined ? 'Quoted: the price is the same' : `Quoted at ${sell.to}`
}

/** Totals follow from the rest: they are said apart. */
const totals: readonly string[] = ['cost', 'sell']
const told = 2

function editedText(changes: readonly Change[], currency: string): string {
  const own = changes.filter(({ field }) => !totals.includes(field))
  const [first, ...others] = own.map((change) => changeText(change, currency))
  if (first === undefined) return 'Edited'
  const rest = others.slice(0, told - 1)
  const more = own.length - 1 - rest.length
  return [first, ...rest, ...(more > 0 ? [`${counted(more, 'more change')}`] : [])].join('; ')
}

/** `Land rate 22% to 20%`, `Jao Camp added`. */
export function changeText({ field, label, from, to }: Change, currency: string): string {
  if (isWhole(field, { from, to })) return from === '' ? `${label} added` : `${label} removed`
  if (/^parties\.[^.]+$/.test(field)) return `${label}: ${movedWords(from, to)}`
  const isOverride = field.endsWith('.sellOverride')
  const [was, is] = [from, to].map((text) => (isOverride ? overrideText(text, currency) : text.replaceAll(' %', '%')))
  if (was === '' && is === '') return label
  if (was === '') return `${label} set to ${is}`
  return is === '' ? `${label} removed, was ${was}` : `${label} ${was} to ${is}`
}

/** Who joined a group and who left it, of names between commas. */
function movedWords(from: string, to: string): string {
  const [before, after] = [from, to].map((names) => (names === 'nobody' ? [] : names.split(', ')))
  const joined = after?.filter((name) => !before?.includes(name)) ?? []
  const left = before?.filter((name) => !after?.includes(name)) ?? []
  return [
    ...(joined.length > 0 ? [`${listed(joined)} joined`] : []),
    ...(left.length > 0 ? [`${listed(left)} left`] : []),
  ].join(', ')
}

/** A segment, a traveler or a group that came or went as a whole. */
function isWhole(field: string, { from, to }: Pick<Change, 'from' | 'to'>): boolean {
  if (/^segments\.[^.]+$/.test(field)) return true
  return /^(travelers|parties)\.[^.]+$/.test(field) && (from === '' || to === '')
}

const overrideText = (minor: string, currency: string): string =>
  /^\d+$/.test(minor) ? moneyText(Number(minor), currency) : minor

function sellChangeOf({ changes }: HistoryEntryView, currency: string): number | undefined {
  const sell = changes.find(({ field }) => field === 'sell')
  if (sell === undefined) return undefined
  const [from, to] = [minorOf(sell.from, currency), minorOf(sell.to, currency)]
  return from === undefined || to === undefined ? undefined : to - from
}

/** The amount of a text like `USD 105,434.81`; undefined when it is in another currency, or when there was none. */
export function minorOf(text: string, currency: string): number | undefined {
  const match = /^(−?)([A-Z]{3}) ([\d,]+)(?:\.(\d+))?$/.exec(text)
  if (match === null) return undefined
  const [, minus, code, whole = '', fraction = ''] = match
  if (code !== currency || fraction.length !== exponentOf(currency)) return undefined
  return Number(`${minus === '' ? '' : '-'}${whole.replaceAll(',', '')}${fraction}`)
}
