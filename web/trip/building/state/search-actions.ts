import type { QuoteMode } from '#shared/calendar/quote-mode'
import type { CalendarDate, CalendarMonth } from '#shared/dates/calendar-date'
import { resizeAges } from '#shared/rooms/child-age'
import { usualMaxChildAge } from '#shared/rooms/stay-guests'
import { clampTravelers, travelerLimits } from '#shared/rooms/traveler-count'
import { type CampSort, type CampWishes, noWishes } from '../api/camps-query'
import type { BuilderCamp } from '../model/builder-camp'
import { type ChosenRegion, change, viewModes } from './builder-store'

/** Sets the main date, and resets the calendars to its month (2 §4.2). */
export const setDate = (date: CalendarDate | undefined): void =>
  change(() => ({ date, visibleMonths: {} }))

export const setDatePickerOpen = (isDatePickerOpen: boolean): void =>
  change(() => ({ isDatePickerOpen }))

export const setSort = (sort: CampSort): void => change(() => ({ sort }))

/** Changes some of what somebody looks for in a camp. */
export const setWishes = (wishes: Partial<CampWishes>): void =>
  change((data) => ({ wishes: { ...data.wishes, ...wishes } }))

/** Wants a feature, or no longer. */
export const toggleFeature = (featureId: string): void =>
  change(({ wishes }) => ({
    wishes: {
      ...wishes,
      features: wishes.features.includes(featureId)
        ? wishes.features.filter((id) => id !== featureId)
        : [...wishes.features, featureId],
    },
  }))

export const clearWishes = (): void => change(() => ({ wishes: noWishes }))

export const setTerm = (term: string): void => change(() => ({ term }))

export const setQuoteMode = (quoteMode: QuoteMode): void => change(() => ({ quoteMode }))

export const setOnlineMode = (onlineMode: boolean): void => change(() => ({ onlineMode }))

export const setRestOfWorldMode = (restOfWorldMode: boolean): void =>
  change(() => ({ restOfWorldMode }))

/** Switches between list, cards and map; any other value is ignored (2 §4.2). */
export function setViewMode(wanted: string): void {
  const viewMode = viewModes.find((mode) => mode === wanted)
  if (viewMode !== undefined) change(() => ({ viewMode }))
}

export function setRegions(regions: readonly ChosenRegion[]): void {
  change(() => ({
    selectedRegions: Object.fromEntries(
      regions.map((region) => [region.countryRegionCode, region]),
    ),
  }))
}

export function removeRegion(countryRegionCode: string): void {
  change(({ selectedRegions }) => {
    const { [countryRegionCode]: _gone, ...kept } = selectedRegions
    return { selectedRegions: kept }
  })
}

export function togglePin(camp: BuilderCamp): void {
  change(({ pinnedAccommodationMap }) => {
    const { [camp.supplierCode]: pinned, ...others } = pinnedAccommodationMap
    return {
      pinnedAccommodationMap:
        pinned === undefined ? { ...others, [camp.supplierCode]: camp } : others,
    }
  })
}

export function showAvailability(supplierCode: string): void {
  change(({ availabilityShown }) => ({
    availabilityShown: { ...availabilityShown, [supplierCode]: true },
  }))
}

export function setVisibleMonth(supplierCode: string, month: CalendarMonth): void {
  change(({ visibleMonths }) => ({ visibleMonths: { ...visibleMonths, [supplierCode]: month } }))
}

const { adults: maxAdults, children: maxChildren } = travelerLimits.picker

export const setAdults = (adults: number): void =>
  change(() => ({ adults: clampTravelers(adults, { max: maxAdults }) }))

/**
 * Sets the number of children: new children are 12 until an age is chosen, removed ones drop the
 * last ages (2 §4.8).
 */
export function setChildren(count: number): void {
  const children = clampTravelers(count, { max: maxChildren })
  change(({ childrenAges, unchosenAges }) => {
    const newAges = Array.from({ length: children }, (_, child) => child).slice(childrenAges.length)
    return {
      children,
      childrenAges: resizeAges(childrenAges, children),
      unchosenAges: [...unchosenAges.filter((child) => child < children), ...newAges],
    }
  })
}

export function setChildAge(child: number, age: number): void {
  change(({ childrenAges, unchosenAges }) => ({
    childrenAges: childrenAges.map((old, index) =>
      index === child ? clampTravelers(age, { max: usualMaxChildAge }) : old,
    ),
    unchosenAges: unchosenAges.filter((other) => other !== child),
  }))
}
