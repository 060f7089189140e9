import { isClientId } from '../../../lib/navigation/is-id'
import { type NoticeLine, noticeKinds } from './notice-lines'

/** What the notifications page is narrowed to; it stands in its address. */
export interface NoticesView {
  readonly show: 'all' | 'unread' | 'read'
  readonly kind: NoticeLine['kind'] | ''
  /** Id of a trip. */
  readonly trip: string
}

export const kindWords = {
  hold: 'Holds expiring',
  overdue: 'Overdue payments',
  paid: 'Payments received',
  refund: 'Refunds to send',
  client: 'Clients assigned to you',
  task: 'Payment problems',
  toDo: 'Tasks due',
  followUp: 'Reminders',
  view: 'First looks',
} as const

const shows = ['all', 'unread', 'read'] as const

/** What an address asks for; what is unknown in it narrows nothing. */
export function viewOfSearch(search: URLSearchParams): NoticesView {
  return {
    show: shows.find((show) => show === search.get('show')) ?? 'all',
    kind: noticeKinds.find((kind) => kind === search.get('kind')) ?? '',
    trip: search.get('trip') ?? '',
  }
}

export function searchOfView({ show, kind, trip }: NoticesView): Record<string, string> {
  return {
    ...(show !== 'all' && { show }),
    ...(kind !== '' && { kind }),
    ...(trip !== '' && { trip }),
  }
}

export const isNarrowed = (view: NoticesView): boolean => Object.keys(searchOfView(view)).length > 0

/**
 * The notices of a view, the newest first. Refunds come before all others: they stay until they are
 * sent.
 */
export function pickNotices(
  lines: readonly NoticeLine[],
  {
    view: { show, kind, trip },
    read,
  }: { readonly view: NoticesView; readonly read: ReadonlySet<string> },
): NoticeLine[] {
  const since = ({ at }: NoticeLine) => at?.getTime() ?? Number.MAX_SAFE_INTEGER
  return lines
    .filter((line) => (kind === '' || line.kind === kind) && (trip === '' || line.about === trip))
    .filter(({ id }) => show === 'all' || read.has(id) === (show === 'read'))
    .toSorted((one, other) => since(other) - since(one))
}

/**
 * The trips that notices are about, by name; the chosen one is among them, also when it has none
 * any more.
 */
export function tripsOf(
  lines: readonly NoticeLine[],
  chosen: string,
): (readonly [id: string, name: string])[] {
  const names = new Map<string, string>()
  for (const { about, title } of lines)
    if (about !== undefined && !isClientId(about)) names.set(about, title)
  if (chosen !== '' && !names.has(chosen)) names.set(chosen, 'Selected trip')
  return [...names].toSorted(([, one], [, other]) => one.localeCompare(other))
}
