import { type CalendarDate, nightsOf } from '#shared/dates/calendar-date'
import type { Clock } from '../../functions/runtime/clock'

export interface SupplierStay {
  readonly segmentId: string
  readonly supplierCode: string
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly rooms: readonly { readonly optionKey: string }[]
}

export interface SupplierBooking {
  readonly reference: string
  readonly itineraryId: string | undefined
  /** `Pend`: a camp was asked and has not answered yet. */
  status: 'Pend' | 'Prov' | 'Conf' | 'Canc' | 'QuoteOld'
  heldUntil: string | undefined
  stays: readonly SupplierStay[]
}

interface Asked {
  readonly itineraryId?: string | undefined
  readonly bookingReference?: string | undefined
}

const holdMs = 3 * 86_400_000

/**
 * What a supplier writes down: rooms and bookings. A hold is all or none, replaces what it had, and
 * ends by itself.
 */
export function supplierBooks({
  clock,
  camps,
  askedCamp,
  roomsOn,
}: {
  readonly clock: Clock
  readonly camps: readonly string[]
  readonly askedCamp: string
  readonly roomsOn: (day: number) => number
}) {
  const bookings: SupplierBooking[] = []
  const complaints: string[] = []
  let nightPrice = 4_500
  const isLive = ({ status, heldUntil }: SupplierBooking) => {
    const isHeld = status === 'Prov' || status === 'Pend'
    const isOver =
      isHeld && heldUntil !== undefined && Date.parse(heldUntil) <= clock.now().getTime()
    return !isOver && (isHeld || status === 'Conf')
  }
  const takenAt = (camp: string, night: CalendarDate, but?: SupplierBooking) =>
    bookings
      .filter((booking) => booking !== but && isLive(booking))
      .flatMap(({ stays }) => stays)
      .filter(
        (stay) =>
          stay.supplierCode === camp && nightsOf(stay.startDate, stay.endDate).includes(night),
      )
      .reduce((sum, { rooms }) => sum + rooms.length, 0)
  const free = (camp: string, night: CalendarDate, but?: SupplierBooking) =>
    camp === askedCamp
      ? -2
      : camps.includes(camp)
        ? roomsOn(Number(night.slice(8))) - takenAt(camp, night, but)
        : 0
  /** What has run out is over, whoever looks. */
  const settled = () => {
    const held = bookings.filter(({ status }) => status === 'Prov' || status === 'Pend')
    for (const booking of held) if (!isLive(booking)) booking.status = 'QuoteOld'
  }
  return {
    bookings,
    askedCamp,
    /** What should not have been asked of it. */
    complaints,
    free,
    isLive,
    get nightPrice() {
      return nightPrice
    },
    raisePrices() {
      nightPrice += 125
    },
    find({ bookingReference, itineraryId }: Asked): SupplierBooking | undefined {
      settled()
      if (bookingReference !== undefined)
        return bookings.find(({ reference }) => reference === bookingReference)
      return itineraryId === undefined
        ? undefined
        : bookings.findLast((one) => one.itineraryId === itineraryId)
    },
    /** @returns undefined when not every night has a room */
    hold({
      stays,
      itineraryId,
      ...asked
    }: Asked & { readonly stays: readonly SupplierStay[] }): SupplierBooking | undefined {
      const known = asked.bookingReference === undefined ? undefined : this.find(asked)
      const before = known !== undefined && isLive(known) ? known : undefined
      const wanted = stays.flatMap((stay) =>
        nightsOf(stay.startDate, stay.endDate).map((night) => ({
          camp: stay.supplierCode,
          night,
          rooms: stay.rooms.length,
        })),
      )
      const counted = wanted.filter(({ camp }) => camp !== askedCamp)
      if (counted.some(({ camp, night, rooms }) => free(camp, night, before) < rooms))
        return undefined
      const status = counted.length < wanted.length ? ('Pend' as const) : ('Prov' as const)
      const heldUntil = new Date(clock.now().getTime() + holdMs).toISOString()
      if (before !== undefined) return Object.assign(before, { stays, heldUntil, status })
      const made: SupplierBooking = {
        reference: `REM-${bookings.length + 1}`,
        itineraryId,
        status,
        heldUntil,
        stays,
      }
      bookings.push(made)
      return made
    },
    confirm(booking: SupplierBooking): boolean {
      if (!isLive(booking)) return false
      if (booking.status === 'Pend') {
        complaints.push(`${booking.reference} waits for its camp, and was to be confirmed`)
        return false
      }
      Object.assign(booking, { status: 'Conf', heldUntil: undefined })
      return true
    },
    /**
     * A camp that was asked says that it has the rooms, or that it has not: of one booking, or of
     * all.
     */
    campsAnswer(which: 'one' | 'all', isGranted: (booking: SupplierBooking) => boolean): void {
      settled()
      const asked = bookings.filter(({ status }) => status === 'Pend')
      for (const booking of which === 'all' ? asked : asked.slice(0, 1)) {
        if (isGranted(booking)) booking.status = 'Prov'
        else Object.assign(booking, { status: 'Canc', heldUntil: undefined })
      }
    },
    cancel(booking: SupplierBooking, status: 'Canc' | 'QuoteOld'): void {
      if (!isLive(booking)) return
      if (booking.status === 'Conf' && status === 'QuoteOld')
        complaints.push(`${booking.reference} is sold, and ended as if it were only held`)
      Object.assign(booking, { status, heldUntil: undefined })
    },
  }
}
export type SupplierBooks = ReturnType<typeof supplierBooks>
