import type { CancellationStep } from '#shared/cancellation/cancellation-policy'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { AgencyId, ItineraryId, SupplierCode } from '#shared/ids/ids'
import type { Problem } from '#shared/itinerary/problem'
import type { InventoryStatus } from '#shared/itinerary/supplier-status'
import type { QuotedCharge } from '#shared/rates/rate-charges-schema'
import type { RoomLine } from '#shared/rooms/room-line'
import type { ItineraryChange } from '../data/itineraries/itinerary-change'

/**
 * The system that knows what camps cost and whether they have room, and that books it ("Window",
 * domain.md): the embedded one in our own table, or an agency's own over HTTPS. What changes
 * something takes `change`: what our itinerary becomes with the answer. The embedded system stores
 * both in one transaction; of a remote one the answer is stored after it came, and because every
 * change names its attempt (`token`), asking again after a failure has the effect of asking once.
 *
 * Every call throws AppError supplier.unavailable when the system does not answer, supplier.refused
 * when it will not, and what storing the change throws (ChangedMeanwhile, AnsweredBefore).
 */
export interface SupplierSystem {
  /**
   * What the stays of a trip cost, and whether there is room. Changes nothing, so it may be asked
   * again.
   */
  quote(request: QuoteRequest, options?: QuoteOptions): Promise<QuoteAnswer>
  /**
   * Takes all nights of all rooms of all stays, or none. Rooms that the booking had before are
   * given back with it.
   */
  hold(request: HoldRequest, change: ChangeWith<Held>): Promise<HoldOutcome>
  /** @throws AppError supplier.refused when there is no booking that could be confirmed */
  confirm(request: BookingRequest, change: ChangeWith<Booked>): Promise<void>
  /** Gives the rooms of a booking back, once; a booking that is not there has none. */
  cancel(request: CancelRequest, change: ChangeWith<Booked>): Promise<void>
  /**
   * Notes what somebody heard from a camp that was asked for rooms.
   * @throws AppError supplier.refused when the system asks camps itself, and is to be asked where
   * the booking stands
   */
  noteAnswer(request: AnsweredRequest, change: ChangeWith<Booked>): Promise<void>
  /** Where the booking of an itinerary stands. Changes nothing. */
  refresh(request: Omit<BookingRequest, 'token'>): Promise<Booked>
  /**
   * A booking by its reference, for making an itinerary of it; undefined when the agency has none
   * of that name.
   */
  importBooking(request: ImportRequest): Promise<ImportedBooking | undefined>
}

/**
 * What our itinerary becomes with an answer of the system; it may be asked more than once, and
 * stores nothing itself.
 */
export type ChangeWith<Answer> = (answer: Answer) => ItineraryChange

export interface QuoteRequest {
  readonly agencyId: AgencyId
  readonly agencyCode: string
  readonly itineraryId: ItineraryId
  readonly stays: readonly StayRequest[]
  /** The rooms that this booking holds count as free for it. */
  readonly bookingReference?: string | undefined
}

/**
 * A stay that the suppliers arrange: rooms of one camp, from the day of arrival to the day of
 * departure.
 */
export interface StayRequest {
  readonly segmentId: string
  readonly supplierCode: SupplierCode
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly rooms: readonly Pick<RoomLine, 'optionKey' | 'adults' | 'children' | 'childrenAges'>[]
  /** People at the supplier system find rooms and price: it need not have any yet. */
  readonly isDmcArranged: boolean
  /** A stay whose extras speak of a honeymoon. */
  readonly isHoneymoon?: true
  /** The youngest age that the camp takes, in years; a room may ask for more. */
  readonly minChildAge?: number
  /** The day of the quote that was booked; today, where nothing was. */
  readonly bookedOn?: CalendarDate
  /** Whose rates it may have; everybody's where it is missing. */
  readonly market?: string
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
  /**
   * The worst of all nights and rooms: above 0 free, −1 may be available, −2 on request, −3 closed,
   * 0 none; missing is unknown.
   */
  readonly availability?: number | undefined
  readonly inventoryStatus: InventoryStatus
  /** When the availability was known to be so. */
  readonly availabilityCheckedAt?: string | undefined
  readonly inclusions?: string | undefined
  readonly mealBasis?: string | undefined
  /** Levies, fees and supplements: in `costAmount`, or paid there by the guest. */
  readonly charges?: QuotedCharge[] | undefined
  /** By which policy it is cancelled, where one is agreed. */
  readonly cancellation?: CancellationStep[] | undefined
  readonly problems: readonly Problem[]
}

export interface HoldRequest extends QuoteRequest {
  readonly stays: readonly HeldStay[]
  /** Names the attempt: the same one twice has the effect of one. */
  readonly token: string
}
export interface HeldStay extends StayRequest {
  /** By name, for the hours that the camp keeps. */
  readonly country?: string | undefined
}

export type HoldOutcome =
  | { readonly kind: 'held' }
  /** Nothing was taken; the problems say which nights were not to be had. */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

/** A booking as the system has it. */
export interface Booked {
  /** A supplier-system booking status (1 §4): `Prov`, `Conf`, … */
  readonly status: string
  /** Missing when there is no booking. */
  readonly bookingReference?: string | undefined
  readonly heldUntil?: string | undefined
  /** What it is a booking of, where the system says so. */
  readonly stays?: readonly BookedStay[] | undefined
}
export type BookedStay = Pick<StayRequest, 'startDate' | 'endDate'> & {
  readonly rooms: readonly Pick<RoomLine, 'optionKey'>[]
}
export interface Held extends Omit<Booked, 'stays'> {
  readonly bookingReference: string
  readonly heldUntil: string
  /** Where each stay stands: rooms taken (Provisional), or asked for (Requested, Pending). */
  readonly stays: readonly {
    readonly segmentId: string
    readonly inventoryStatus: InventoryStatus
  }[]
}

export interface BookingRequest {
  readonly agencyId: AgencyId
  readonly agencyCode: string
  readonly itineraryId: ItineraryId
  readonly bookingReference: string | undefined
  readonly token: string
}
export interface CancelRequest extends BookingRequest {
  readonly reason: 'cancelled' | 'expired'
}
export interface AnsweredRequest extends BookingRequest {
  readonly isGranted: boolean
  /** Nothing of the booking is only asked for any more. */
  readonly isSure: boolean
}
export interface ImportRequest {
  readonly agencyId: AgencyId
  readonly agencyCode: string
  readonly bookingReference: string
}

/** What a booking holds. */
export interface ImportedBooking extends Booked {
  readonly bookingReference: string
  /** The itinerary that it was made from, where the system knows. */
  readonly itineraryId?: ItineraryId | undefined
  readonly name?: string | undefined
  readonly stays: readonly StayRequest[]
}
