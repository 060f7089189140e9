import type { HistoryEntryView } from '#shared/api/itinerary-shapes'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { longDate, shortRange } from '#shared/format/dates'
import { joinWords, partyWords } from '#shared/format/words'
import { moneyText } from '../../components/money/money-parts'
import { minorOf } from '../price/minor-of'

export type Change = HistoryEntryView['changes'][number]

/** `Land rate 22% to 20%`, `Jao Camp added`, `Jao Camp: dates Jun 15 – 18 to Jun 16 – 19`. */
export function changeText(change: Change, currency: string): string {
  const { field, label, from, to } = change
  if (isWhole(field, change)) return from === '' ? `${label} added` : `${label} removed`
  if (/^parties\.[^.]+$/.test(field)) return `${label}: ${movedWords(from, to)}`
  if (/^payments\.[^.]+\.status$/.test(field)) return `${label} ${to.toLowerCase()}`
  if (field === 'holdExpiry') return to === '' ? 'Hold ended' : `${label} ${to}`
  const state = stateWords(change)
  if (state !== undefined) return state
  const [was, is] = [from, to].map((text) => valueText(field, text, currency))
  if (was === '' && is === '') return label
  if (was === '') return `${label} ${field.startsWith('payments.') ? '' : 'set to '}${is}`
  return is === '' ? `${label} removed, was ${was}` : `${label} ${was} to ${is}`
}

/** A segment, traveler or group that was added or removed. */
export function isWhole(field: string, { from, to }: Pick<Change, 'from' | 'to'>): boolean {
  if (/^segments\.[^.]+$/.test(field)) return true
  return /^(travelers|parties)\.[^.]+$/.test(field) && (from === '' || to === '')
}

/** Who joined and who left a group, given comma-separated names. */
function movedWords(from: string, to: string): string {
  const [before, after] = [from, to].map((names) => (names === 'nobody' ? [] : names.split(', ')))
  const newcomers = after?.filter((name) => !before?.includes(name)) ?? []
  const leavers = before?.filter((name) => !after?.includes(name)) ?? []
  return [
    ...(newcomers.length > 0 ? [`${joinWords(newcomers)} joined`] : []),
    ...(leavers.length > 0 ? [`${joinWords(leavers)} left`] : []),
  ].join(', ')
}

/** A yes-or-no field: `Jao Camp: hidden from the client`. */
function stateWords({ field, label, to }: Change): string | undefined {
  if (field === 'featuredImage' || field === 'video')
    return `${label} ${to === '' ? 'removed' : 'chosen'}`
  const flag = flags[field]?.(to === 'yes')
  if (flag !== undefined) return flag
  const [, name = ''] = /^segments\.[^.]+\.(\w+)$/.exec(field) ?? []
  const words = states[name]?.(to)
  return words === undefined ? undefined : `${label.slice(0, label.lastIndexOf(': '))}: ${words}`
}

const flags: Readonly<Record<string, (is: boolean) => string>> = {
  'flags.lcr': (is) => (is ? 'Exchange rates kept' : 'Exchange rates no longer kept'),
  'flags.xfsm': (is) => `Foreign-sell markup ${is ? 'added' : 'removed'}`,
  'flags.locked_incompatible': (is) =>
    is ? 'Costs changed after the price was locked' : 'Costs match the locked price again',
}

const states: Readonly<Record<string, (to: string) => string>> = {
  hideFromClient: (to) => (to === 'yes' ? 'hidden from the client' : 'shown to the client'),
  arrangedBy: (to) => (to === 'Agent' ? 'self-arranged' : 'arranged by the supplier'),
  chargeable: (to) => ({ yes: 'charged', no: 'not charged' })[to] ?? 'charged by default',
}

function valueText(field: string, text: string, currency: string): string {
  const amount = field.endsWith('.sellOverride') ? minorOf(text, currency) : undefined
  if (amount !== undefined) return moneyText(amount, currency)
  if (field.endsWith('.rooms')) return text.replace(room, roomText)
  return datesText(field, text)
    .replaceAll(' %', '%')
    .replace(anyDate, (date) => (isCalendarDate(date) ? longDate(date) : date))
}

/** A due date within a payment's text. */
const anyDate = /\b\d{4}-\d{2}-\d{2}\b/g

/** A room of a stay as the history keeps it: `JAO-TENT 2+1`. */
const room = /[A-Z0-9]+-(\S+) (\d+)\+(\d+)/g
const roomText = (_all: string, code: string, adults: string, children: string): string =>
  `${code} for ${partyWords({ adults: Number(adults), children: Number(children) })}`

/** Adds the year to the trip's own dates. */
function datesText(field: string, text: string): string {
  const [from = '', to = from] = text.split(' to ')
  if (!isCalendarDate(from) || !isCalendarDate(to)) return text
  return field === 'startDate' || field === 'endDate' ? longDate(from) : shortRange(from, to)
}
