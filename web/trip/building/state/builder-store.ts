import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { useShallow } from 'zustand/react/shallow'
import { type QuoteMode, quoteModes } from '#shared/calendar/quote-mode'
import { sortedSegments } from '#shared/calendar/segment-machine'
import type { CalendarDate, CalendarMonth } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import type { ClientId } from '#shared/ids/ids'
import type { Travelers } from '#shared/rooms/unassigned'
import { type CampSort, type CampWishes, noWishes, orders } from '../api/camps-query'
import type { BuilderCamp } from '../model/builder-camp'
import type { BuilderSegment, TransientSegment } from '../model/builder-segment'
import type { RegionLeaf } from '../model/region-tree'

/** 2 §9. */
export const storageKey = 'itinerary-builder'

/** Of 2 §4.2 the first two; on the map camps are cards beside it. */
export const viewModes = ['list', 'card', 'map'] as const
export type ViewMode = (typeof viewModes)[number]

/** What the builder stores of an assignable client. */
export interface BuilderClient {
  readonly id: ClientId
  readonly name: string
}

export type ChosenRegion = Omit<RegionLeaf, 'camps'>

/**
 * The builder's state (2 §3, Builder state): plain data, kept in the browser's storage. Computed
 * values (segment ids, the date map, excluded dates) are not part of it.
 */
interface BuilderData {
  /** The draft's own id: two tabs that quote it send the same key. Empty until it has a stay. */
  readonly draftId: string
  /** As its agent calls it, to find it among others; empty unless they do. */
  readonly draftName: string
  readonly adults: number
  readonly children: number
  readonly childrenAges: readonly number[]
  /** Children (by place, from 0) whose age nobody chose yet: they count as 12 until then. */
  readonly unchosenAges: readonly number[]
  readonly date: CalendarDate | undefined
  readonly client: BuilderClient | undefined
  readonly pinnedAccommodationMap: Readonly<Record<string, BuilderCamp>>
  readonly quoteMode: QuoteMode
  readonly viewMode: ViewMode
  readonly sort: CampSort
  readonly wishes: CampWishes
  readonly onlineMode: boolean
  readonly restOfWorldMode: boolean
  /** Sorted by start; no night belongs to two of them. */
  readonly segments: readonly BuilderSegment[]
  /** The transient segment: the accommodation being viewed. */
  readonly transient: TransientSegment | undefined
  readonly selectedRoom: string | undefined
  /** Accommodations whose calendar was opened. */
  readonly availabilityShown: Readonly<Record<string, true>>
  readonly visibleMonths: Readonly<Record<string, CalendarMonth>>
  readonly term: string
  readonly selectedRegions: Readonly<Record<string, ChosenRegion>>
  readonly isDatePickerOpen: boolean
  readonly isDrawerOpen: boolean
}

export const initialData: BuilderData = {
  draftId: '',
  draftName: '',
  adults: 2,
  children: 0,
  childrenAges: [],
  unchosenAges: [],
  date: undefined,
  client: undefined,
  pinnedAccommodationMap: {},
  quoteMode: 'availability',
  viewMode: 'list',
  sort: 'name',
  wishes: noWishes,
  onlineMode: false,
  restOfWorldMode: true,
  segments: [],
  transient: undefined,
  selectedRoom: undefined,
  availabilityShown: {},
  visibleMonths: {},
  term: '',
  selectedRegions: {},
  isDatePickerOpen: false,
  isDrawerOpen: !(globalThis.innerWidth < 700), // an open drawer would cover half of a phone
}

/**
 * Restores the builder's stored data: drops unknown keys, fills missing ones with initial values,
 * removes invalid dates and whatever depends on them, and sorts segments. Storage belongs to the
 * user, so the contents of valid parts are trusted.
 */
export function revive(stored: unknown): BuilderData {
  if (!isRecord(stored)) return initialData
  const knownEntries = Object.entries(stored).filter(
    ([key, value]) => key in initialData && hasShapeOf(key, value),
  )
  const data: BuilderData = { ...initialData, ...Object.fromEntries(knownEntries) }
  return {
    ...data,
    date: isCalendarDate(data.date) ? data.date : undefined,
    quoteMode: quoteModes.find((mode) => mode === data.quoteMode) ?? initialData.quoteMode,
    viewMode: viewModes.find((mode) => mode === data.viewMode) ?? initialData.viewMode,
    sort: Object.hasOwn(orders, data.sort) ? data.sort : initialData.sort,
    wishes: reviveWishes(data.wishes),
    segments: sortedSegments(data.segments.filter(isWhole)),
    isDatePickerOpen: false,
  }
}

function hasShapeOf(key: string, value: unknown): boolean {
  const first: unknown = Object.entries(initialData).find(([name]) => name === key)?.[1]
  if (first === undefined) return value !== null
  return Array.isArray(first)
    ? Array.isArray(value)
    : typeof value === typeof first && value !== null
}

/** What of stored wishes can be asked for. */
function reviveWishes({ features, priceUpTo, childAge }: Partial<CampWishes>): CampWishes {
  const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)
  return {
    features: Array.isArray(features) ? features.filter((id) => typeof id === 'string') : [],
    priceUpTo: toNumber(priceUpTo),
    childAge: toNumber(childAge),
  }
}

function isWhole(segment: unknown): boolean {
  return (
    isRecord(segment) &&
    typeof segment.id === 'string' &&
    typeof segment.supplierCode === 'string' &&
    isCalendarDate(segment.startDate) &&
    isCalendarDate(segment.endDate) &&
    segment.startDate < segment.endDate &&
    Array.isArray(segment.rooms)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The builder's state, kept in the browser. The *-actions files in this folder change it. */
export const useBuilder = create<BuilderData>()(
  persist(() => initialData, {
    name: storageKey,
    version: 1,
    storage: createJSONStorage(() => localStorage),
    merge: (stored) => revive(stored),
    onRehydrateStorage: () => (_data, error) => {
      if (error !== undefined) console.warn('The stored itinerary could not be read', error) // 2 §8: only logged
    },
  }),
)

/** The party; the same object until it changes. */
export const useTravelers = (): Travelers =>
  useBuilder(
    useShallow(({ adults, children, childrenAges }) => ({ adults, children, childrenAges })),
  )

/** Applies a pure function to the state; it returns only the keys that change. */
export function change(how: (data: BuilderData) => Partial<BuilderData>): void {
  useBuilder.setState(how)
}
