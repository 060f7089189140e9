import type { CalendarDate } from '#shared/dates/calendar-date'
import type { AgencyId, ItineraryId, SupplierCode } from '#shared/ids/ids'
import type { Problem } from '#shared/itinerary/problem'
import type { InventoryStatus } from '#shared/itinerary/supplier-status'
import type { RoomLine } from '#shared/rooms/room-line'

/**
 * The system that knows what camps cost and whether they have room ("Window", domain.md): the embedded one in our own
 * table, or an agency's own over HTTPS. It grows an action at a time: hold, confirm, cancel, refresh, import of bookings,
 * transfers and agency look-up join it with the routes that need them.
 */
export interface SupplierSystem {
  /**
   * What the stays of a trip cost, and whether there is room. Changes nothing, so it may be asked again.
   *
   * @throws AppError supplier.unavailable when the system does not answer, supplier.refused when it will not quote
   */
  quote(request: QuoteRequest, options?: QuoteOptions): Promise<QuoteAnswer>
}

export interface QuoteRequest {
  readonly agencyId: AgencyId
  readonly agencyCode: string
  readonly itineraryId: ItineraryId
  readonly stays: readonly StayRequest[]
}

/** A stay that the suppliers arrange: rooms of one camp, from the day of arrival to the day of departure. */
export interface StayRequest {
  readonly segmentId: string
  readonly supplierCode: SupplierCode
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly rooms: readonly Pick<RoomLine, 'optionKey' | 'adults' | 'children' | 'childrenAges'>[]
  /** People at the supplier system find rooms and price: it need not have any yet. */
  readonly isDmcArranged: boolean
}

export interface QuoteOptions {
  /** Hears how many stays are answered for, as it goes. */
  readonly onProgress?: (done: number) => Promise<void>
}

export interface QuoteAnswer {
  /** In the order of the request. */
  readonly stays: readonly StayQuote[]
}

/** What the system says of a stay. Without a price there is a problem that says why. */
export interface StayQuote {
  readonly segmentId: string
  /** Net and published price of the whole stay, decimals of `currency`. */
  readonly costAmount?: string | undefined
  readonly rspAmount?: string | undefined
  readonly currency?: string | undefined
  /** The worst of all nights and rooms: above 0 free, −1 may be available, −2 on request, −3 closed, 0 none; missing is unknown. */
  readonly availability?: number | undefined
  readonly inventoryStatus: InventoryStatus
  /** When the availability was known to be so. */
  readonly availabilityCheckedAt?: string | undefined
  readonly inclusions?: string | undefined
  readonly mealBasis?: string | undefined
  readonly problems: readonly Problem[]
}
