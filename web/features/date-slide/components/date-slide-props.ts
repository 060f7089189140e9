import type { CalendarDate } from '#shared/dates/calendar-date'
import type { ItineraryId } from '#shared/ids/ids'

export interface DateSlideProps {
  readonly itineraryId: ItineraryId
  /** The stored trip, because the search runs on what is stored. */
  readonly version: number
  readonly tripName: string
  /** Length of the trip in days. */
  readonly days: number
  /** Why the trip can't be moved in its present state; start dates are shown anyway. */
  readonly block?: string | undefined
  /** Side effects of moving it, if any. */
  readonly note?: string | undefined
  /** Moves the trip to a new start date; the dialog shows errors. */
  readonly onMove: (startDate: CalendarDate) => void | Promise<void>
  readonly onClose: () => void
}
