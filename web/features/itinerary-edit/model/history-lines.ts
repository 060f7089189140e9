import type { HistoryEntryView } from '#shared/api/itinerary-shapes'
import { exponentOf } from '#shared/money/currency-exponent'
import { changeText } from './change-text'
import { toldChanges } from './told-changes'
import { capitalized, counted } from './words'

/** A version of the trip, in words. */
export interface HistoryLine {
  readonly version: number
  readonly text: string
  /** Everything that was changed, where the text tells only the first of it. */
  readonly all: readonly string[]
  /** By how much the sell moved, minor units; undefined when it did not. */
  readonly sellChange: number | undefined
  readonly by: string
  readonly at: Date
}

/** How many versions the history card and the price head look at. */
export const lastVersions = 4

/** What each version brought, as a colleague would say it. */
export function historyLine(entry: HistoryEntryView, currency: string): HistoryLine {
  const all = entry.action === 'edited' ? toldChanges(entry.changes).map((change) => changeText(change, currency)) : []
  return {
    version: entry.version,
    text: textOf(entry, all),
    all: all.length > told ? all : [],
    sellChange: sellChangeOf(entry, currency),
    by: entry.by.name,
    at: new Date(entry.at),
  }
}

function textOf({ action, state, changes }: HistoryEntryView, all: readonly string[]): string {
  switch (action) {
    case 'created':
      return 'Itinerary created'
    case 'GetQuote':
      return 'Quote requested'
    case 'quoted':
      return quotedText({ state, changes })
    case 'edited':
      return editedText(all)
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

const told = 2

/** The first of what was changed; the rest is counted, and stands in `all`. */
function editedText(all: readonly string[]): string {
  if (all.length === 0) return 'Edited'
  const more = all.length - told
  return [...all.slice(0, told), ...(more > 0 ? [`${counted(more, 'more change')}`] : [])].join('; ')
}

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
