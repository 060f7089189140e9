import type { HistoryEntryView } from '#shared/api/itinerary-shapes'
import { capitalize, countOf } from '#shared/format/words'
import { type Change, changeText, isWhole } from '../edits/change-text'
import { minorOf } from '../price/minor-of'

/** A version of the trip, in words. */
export interface HistoryLine {
  readonly version: number
  readonly text: string
  /** The heading of the full list of changes. */
  readonly title: string
  /** All changes; empty if the text says it all. */
  readonly all: readonly string[]
  /** How much the sell price moved, in minor units; undefined if it didn't. */
  readonly sellChange: number | undefined
  readonly by: string
  readonly at: Date
}

/** How many versions the history card shows at first. */
export const lastVersions = 4
/** How many are fetched at once, so that the price head finds the last quote among them. */
export const readVersions = 16

/** What each version changed, in plain words. */
export function historyLine(entry: HistoryEntryView, currency: string): HistoryLine {
  const tell = (changes: readonly Change[]) => changes.map((change) => changeText(change, currency))
  const isEdit = entry.action === 'edited'
  const all = tell(isEdit ? toldChanges(entry.changes) : entry.changes)
  const first = tell(isEdit ? toldChanges(entry.changes) : mainChanges(entry)).slice(0, maxLines)
  const [title, said] = [titleOf(entry), saidOf(entry)]
  const isWhole = all.every((line) => first.includes(line))
  return {
    version: entry.version,
    title: isEdit ? title : (said ?? title),
    text: said ?? textOf({ title, isEdit, first, more: isEdit ? all.length - first.length : 0 }),
    all: isWhole ? [] : all,
    sellChange: sellChangeOf(entry, currency),
    by: entry.by.name,
    at: new Date(entry.at),
  }
}

interface Told {
  readonly title: string
  readonly isEdit: boolean
  readonly first: readonly string[]
  readonly more: number
}

/** The first changes; the others are counted, and listed in `all`. */
function textOf({ title, isEdit, first, more }: Told): string {
  if (first.length === 0) return title
  const changes = [...first, ...(more > 0 ? [countOf(more, 'more change')] : [])].join('; ')
  return isEdit ? changes : `${title}: ${changes}`
}

const maxLines = 2

const titleOf = ({ action }: HistoryEntryView): string =>
  lifeTexts[action] ?? capitalize(action.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())

/** A step's specific text, if it has more than its name. */
function saidOf({ action, state, changes }: HistoryEntryView): string | undefined {
  const find = (field: string) => changes.find((change) => change.field === field)
  const [held, currency] = [find('holdExpiry'), find('currency')]
  if (action === 'quoted') return quotedText({ state, changes })
  if (action === 'held' && held !== undefined && held.to !== '')
    return `Rooms held until ${held.to}`
  if (action.startsWith(duplicatedFrom)) return capitalize(action)
  if (action === 'cancelPartyGroup') return cancelledGroupText(changes)
  if (action === 'changeCurrency' && currency !== undefined) {
    return `Currency changed from ${currency.from} to ${currency.to}`
  }
  return undefined
}

/** What a step is about, shown beside its name: payments, or the stays it changed. */
function mainChanges({ action, changes }: HistoryEntryView): Change[] {
  if (paymentActions.includes(action))
    return changes.filter(({ field }) => field.startsWith('payments.'))
  return stayActions.includes(action) ? toldChanges(changes) : []
}

const paymentActions: readonly string[] = [
  'generatePayments',
  'clearPayments',
  'updatePayments',
  'requestPayment',
  'marked as paid',
  'payment paid',
]
const stayActions: readonly string[] = [
  'addAccommodationDays',
  'swapAccommodation',
  'addAccommodationToStartEnd',
]

/** What the history calls the making of a version; the letter of its source follows. */
const duplicatedFrom = 'duplicated from version '

/** The names of a trip's steps in the history. */
const lifeTexts: Readonly<Record<string, string>> = {
  created: 'Itinerary created',
  duplicated: 'Duplicated as an alternative',
  GetQuote: 'Quote requested',
  GetHold: 'Hold requested',
  held: 'Rooms held',
  'hold refused': 'Hold refused',
  'hold expired': 'Hold expired, rooms released',
  'confirmed at the supplier': 'Hold expired, but the supplier confirmed the booking',
  requestConfirmation: 'Confirmation requested',
  ConfirmQuote: 'Confirmation started',
  requote: 'Requote started',
  answerRequest: 'Camp’s answer recorded',
  CancelBooking: 'Cancelled',
  RefreshQuote: 'Booking status checked',
  changeCurrency: 'Currency changed',
  generatePayments: 'Payments generated',
  clearPayments: 'Payments cleared',
  updatePayments: 'Payments changed',
  requestPayment: 'Payment requested',
  'marked as paid': 'Wire received',
  'payment paid': 'Payment received',
  refund: 'Refunds started',
  'refund pending': 'Refund in progress',
  'refund succeeded': 'Refund sent',
  sendConsultantEmail: 'Consultant emailed',
  addAccommodationDays: 'Stay length changed',
  swapAccommodation: 'Camp changed',
  addAccommodationToStartEnd: 'Stay added',
}

/** `Nash family cancelled, fee EUR 120.00`. */
function cancelledGroupText(changes: readonly Change[]): string {
  const party = changes.find(({ field }) => field.startsWith('parties.'))?.to || 'Party group'
  const fee = changes.find(({ field }) => field === 'cancellationFee')?.to
  return `${party} cancelled${fee === undefined ? '' : `, fee ${fee}`}`
}

function quotedText({ state, changes }: Pick<HistoryEntryView, 'state' | 'changes'>): string {
  if (state === 'unknown') return 'No quote: the supplier didn’t answer'
  const sell = changes.find(({ field }) => field === 'sell')
  return sell === undefined ? 'Quoted, price unchanged' : `Quoted at ${sell.to}`
}

function sellChangeOf({ changes }: HistoryEntryView, currency: string): number | undefined {
  const sell = changes.find(({ field }) => field === 'sell')
  if (sell === undefined) return undefined
  const [from, to] = [minorOf(sell.from, currency), minorOf(sell.to, currency)]
  return from === undefined || to === undefined ? undefined : to - from
}

/** Totals are derived, so they are shown separately. */
const totals: readonly string[] = ['cost', 'sell']
/** Segment data from the supplier system. */
const supplierFields = /^segments\.[^.]+\.(availability|inventoryStatus|bookingStatus)$/

/** A version's changes made by people, most informative first; derived ones are left out. */
function toldChanges(changes: readonly Change[]): Change[] {
  const own = changes.filter(
    (change) => !totals.includes(change.field) && !follows(change, changes),
  )
  return own.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function follows({ field }: Change, all: readonly Change[]): boolean {
  if (supplierFields.test(field)) return true
  if (field === 'startDate' || field === 'endDate')
    return all.some((other) => /^segments\./.test(other.field))
  const [, id, name] = /^segments\.([^.]+)\.(\w+)$/.exec(field) ?? []
  const has = (other: string) => all.some((change) => change.field === `segments.${id}.${other}`)
  if (name === 'rooms') return has('supplierCode')
  return name === 'costAmount' && ['dates', 'supplierCode', 'rooms'].some(has)
}

function rankOf(change: Change): number {
  if (isWhole(change.field, change)) return 0
  return change.field.endsWith('.supplierCode') ? 1 : 2
}
