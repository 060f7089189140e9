import type { QuoteMode } from '#shared/calendar/quote-mode'
import type { CalendarDate, CalendarMonth } from '#shared/dates/calendar-date'
import type { BuilderCamp } from '../model/builder-camp'
import { type ChosenRegion, viewModes } from './builder-data'
import { change } from './builder-store'

/** The main date; the months that calendars show start again from it (2 §4.2). */
export const setDate = (date: CalendarDate | undefined): void => change(() => ({ date, visibleMonths: {} }))

export const setDatePickerOpen = (isDatePickerOpen: boolean): void => change(() => ({ isDatePickerOpen }))

export const setTerm = (term: string): void => change(() => ({ term }))

export const setQuoteMode = (quoteMode: QuoteMode): void => change(() => ({ quoteMode }))

export const setOnlineMode = (onlineMode: boolean): void => change(() => ({ onlineMode }))

export const setRestOfWorldMode = (restOfWorldMode: boolean): void => change(() => ({ restOfWorldMode }))

/** Only list or card; another value is ignored (2 §4.2). */
export function setViewMode(wanted: string): void {
  const viewMode = viewModes.find((mode) => mode === wanted)
  if (viewMode !== undefined) change(() => ({ viewMode }))
}

/** Chooses regions, and lets go of those that are not among them. */
export function setRegions(regions: readonly ChosenRegion[]): void {
  change(() => ({ selectedRegions: Object.fromEntries(regions.map((region) => [region.countryRegionCode, region])) }))
}

export function removeRegion(countryRegionCode: string): void {
  change(({ selectedRegions }) => {
    const { [countryRegionCode]: _gone, ...kept } = selectedRegions
    return { selectedRegions: kept }
  })
}

/** Pins an accommodation, or unpins it. */
export function togglePin(camp: BuilderCamp): void {
  change(({ pinnedAccommodationMap }) => {
    const { [camp.supplierCode]: pinned, ...others } = pinnedAccommodationMap
    return { pinnedAccommodationMap: pinned === undefined ? { ...others, [camp.supplierCode]: camp } : others }
  })
}

export function showAvailability(supplierCode: string): void {
  change(({ availabilityShown }) => ({ availabilityShown: { ...availabilityShown, [supplierCode]: true } }))
}

export function setVisibleMonth(supplierCode: string, month: CalendarMonth): void {
  change(({ visibleMonths }) => ({ visibleMonths: { ...visibleMonths, [supplierCode]: month } }))
}
