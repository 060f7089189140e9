import type { CalendarDate } from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'

/** A stay at a camp; endDate is the day of departure. */
export interface StayPeriod {
  readonly supplierCode: SupplierCode
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}
