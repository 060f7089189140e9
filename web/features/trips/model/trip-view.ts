import type { CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { type ItineraryState, stateLabels } from '#shared/itinerary/states'
import { type Counted, countedOfSearch, countedWords, searchOfCounted } from './counted'

export const tripTabs = ['all', 'attention', 'due', 'departing', 'paid', 'cancelled'] as const
export type TripTab = (typeof tripTabs)[number]

export const tabLabels = {
  all: 'All',
  attention: 'Needs attention',
  due: 'Due in 30 days',
  departing: 'Departing in 60 days',
  paid: 'Paid in full',
  cancelled: 'Cancelled',
} as const satisfies Record<TripTab, string>

/** Sort orders of the list. Price and margin sort within each currency. */
export const sortFields = [
  'dueDate',
  'name',
  'clientName',
  'startDate',
  'sell',
  'margin',
  'updatedAt',
] as const
export type SortField = (typeof sortFields)[number]

export interface Sort {
  readonly field: SortField
  readonly descending: boolean
}

/** Filters that apply to every tab. */
export interface TripFilters {
  readonly term: string
  readonly states: readonly ItineraryState[]
  /** Range of start dates. */
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
  /** Only the signed-in agent's trips; an option for lead agents, who see everyone's. */
  readonly mine: boolean
  readonly counted: Counted
}

/** What the page shows, all of it in the address, so that a list can be shared and returned to. */
export interface TripView extends TripFilters {
  readonly tab: TripTab
  readonly sort: Sort
}

export const noFilters: TripFilters = {
  term: '',
  states: [],
  from: undefined,
  to: undefined,
  mine: false,
  counted: {},
}
export const firstView: TripView = {
  ...noFilters,
  tab: 'all',
  sort: { field: 'dueDate', descending: false },
}

/** Reads the view from an address; unknown values fall back to their default. */
export function viewOfSearch(search: URLSearchParams): TripView {
  const sort = search.get('sort') ?? ''
  const field = sortFields.find((known) => known === sort.replace(/^-/, ''))
  return {
    tab: tripTabs.find((tab) => tab === search.get('tab')) ?? firstView.tab,
    term: (search.get('q') ?? '').slice(0, 100),
    states: (search.get('state') ?? '').split(',').filter(isState),
    from: dateIn(search, 'from'),
    to: dateIn(search, 'to'),
    mine: search.get('agent') === 'me',
    counted: countedOfSearch(search),
    sort: field === undefined ? firstView.sort : { field, descending: sort.startsWith('-') },
  }
}

/** The address of a view, without defaults. */
export function searchOfView({
  tab,
  term,
  states,
  from,
  to,
  mine,
  counted,
  sort,
}: TripView): URLSearchParams {
  const search = new URLSearchParams()
  if (tab !== firstView.tab) search.set('tab', tab)
  if (term !== '') search.set('q', term)
  if (states.length > 0) search.set('state', states.join(','))
  if (from !== undefined) search.set('from', from)
  if (to !== undefined) search.set('to', to)
  if (mine) search.set('agent', 'me')
  for (const [name, value] of Object.entries(searchOfCounted(counted))) search.set(name, value)
  const isFirst =
    sort.field === firstView.sort.field && sort.descending === firstView.sort.descending
  if (!isFirst) search.set('sort', `${sort.descending ? '-' : ''}${sort.field}`)
  return search
}

/** Whether anything but the tab narrows the list. */
export function isNarrowed({ term, states, from, to, mine, counted }: TripFilters): boolean {
  const isFiltered =
    term.trim() !== '' || states.length > 0 || from !== undefined || to !== undefined || mine
  return isFiltered || countedWords(counted) !== undefined
}

function isState(text: string): text is ItineraryState {
  return Object.hasOwn(stateLabels, text)
}

function dateIn(search: URLSearchParams, name: string): CalendarDate | undefined {
  const text = search.get(name)
  return isCalendarDate(text) ? text : undefined
}
