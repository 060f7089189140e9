import { quoteModes } from '#shared/calendar/quote-mode'
import { sortedSegments } from '#shared/calendar/segment-machine'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { type BuilderData, initialData, viewModes } from './builder-data'

/**
 * The builder's data as they were stored, made whole: unknown keys are left out, missing ones take their first value,
 * dates that are none are dropped with what hangs on them, and segments are sorted. Storage is a person's own, so that
 * what is inside the parts is trusted.
 */
export function revive(stored: unknown): BuilderData {
  if (!isRecord(stored)) return initialData
  const known = Object.entries(stored).filter(([key, value]) => key in initialData && hasShapeOf(key, value))
  const data: BuilderData = { ...initialData, ...Object.fromEntries(known) }
  return {
    ...data,
    date: isCalendarDate(data.date) ? data.date : undefined,
    quoteMode: quoteModes.find((mode) => mode === data.quoteMode) ?? initialData.quoteMode,
    viewMode: viewModes.find((mode) => mode === data.viewMode) ?? initialData.viewMode,
    segments: sortedSegments(data.segments.filter(isWhole)),
    isDatePickerOpen: false,
  }
}

function hasShapeOf(key: string, value: unknown): boolean {
  const first: unknown = Object.entries(initialData).find(([name]) => name === key)?.[1]
  if (first === undefined) return value !== null
  return Array.isArray(first) ? Array.isArray(value) : typeof value === typeof first && value !== null
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
