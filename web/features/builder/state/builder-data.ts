import type { QuoteMode } from '#shared/calendar/quote-mode'
import type { CalendarDate, CalendarMonth } from '#shared/dates/calendar-date'
import type { ClientId } from '#shared/ids/ids'
import type { BuilderCamp } from '../model/builder-camp'
import type { BuilderSegment, ViewedCamp } from '../model/builder-segment'
import type { RegionLeaf } from '../model/country-branch'

export const viewModes = ['list', 'card'] as const
export type ViewMode = (typeof viewModes)[number]

/** A client who may be assigned, in as much as the builder shows of them. */
export interface BuilderClient {
  readonly id: ClientId
  readonly name: string
}

export type ChosenRegion = Omit<RegionLeaf, 'camps'>

/**
 * What the builder remembers (2 §3, Builder state). Plain data, kept in the browser's storage. What can be computed from
 * it (segment ids, the date map, excluded dates) is not in it.
 */
export interface BuilderData {
  readonly adults: number
  readonly children: number
  readonly childrenAges: readonly number[]
  readonly date: CalendarDate | undefined
  readonly client: BuilderClient | undefined
  readonly pinnedAccommodationMap: Readonly<Record<string, BuilderCamp>>
  readonly quoteMode: QuoteMode
  readonly viewMode: ViewMode
  readonly onlineMode: boolean
  readonly restOfWorldMode: boolean
  /** Sorted by start; no night in two of them. */
  readonly segments: readonly BuilderSegment[]
  /** The transient segment: the accommodation being viewed. */
  readonly viewed: ViewedCamp | undefined
  readonly selectedRoom: string | undefined
  /** Accommodations whose calendar was asked for. */
  readonly availabilityShown: Readonly<Record<string, true>>
  readonly visibleMonths: Readonly<Record<string, CalendarMonth>>
  readonly term: string
  readonly selectedRegions: Readonly<Record<string, ChosenRegion>>
  readonly isDatePickerOpen: boolean
  readonly isDrawerOpen: boolean
}

/** A builder that nobody has touched. */
export const initialData: BuilderData = {
  adults: 2,
  children: 0,
  childrenAges: [],
  date: undefined,
  client: undefined,
  pinnedAccommodationMap: {},
  quoteMode: 'availability',
  viewMode: 'list',
  onlineMode: false,
  restOfWorldMode: true,
  segments: [],
  viewed: undefined,
  selectedRoom: undefined,
  availabilityShown: {},
  visibleMonths: {},
  term: '',
  selectedRegions: {},
  isDatePickerOpen: false,
  isDrawerOpen: true,
}
