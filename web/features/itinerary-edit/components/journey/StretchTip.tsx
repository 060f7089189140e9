import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { CalendarDay } from '#shared/api/availability'
import {
  type AvailabilityCode,
  isAvailable,
  roomAvailabilityLabel,
  stayCodeOf,
} from '#shared/calendar/availability'
import { addDays, type CalendarDate, nightsOf } from '#shared/dates/calendar-date'
import { nightsLabel, shortRange } from '#shared/format/dates'
import type { SupplierCode } from '#shared/ids/ids'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { moneyText } from '../../../../components/money/money-parts'
import {
  campDaysQuery,
  rateRulesQuery,
  roomTypesQuery,
} from '../../../../trip/api/camp-offer-queries'
import type { JourneyMove } from '../../../../trip/journey/journey-move'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { guidePrice, stayGuide } from '../../../../trip/price/stay-guide'
import { tipLooks } from './journey-looks'

interface StretchTipProps {
  /** The stay after the change. */
  readonly stay: TripSegment
  readonly move: Extract<JourneyMove, { kind: 'stretch' }>
  readonly anchor: RefObject<HTMLElement | null>
}

/** The effect of a stretch: the nights, availability on added ones, and the price change. */
export function StretchTip({ stay, move, anchor }: StretchTipProps) {
  const place = usePlaceBeside(anchor, stay.nights)
  return createPortal(
    <Box sx={tipLooks} style={place} role="status">
      <b>
        {nightsLabel(stay.nights)}
        <span className="tabular"> · {shortRange(stay.startDate, stay.endDate)}</span>
      </b>
      {stay.supplierCode !== undefined && !isOwnArrangement(stay) && stay.rooms.length > 0 && (
        <Offer stay={stay} move={move} supplierCode={stay.supplierCode} />
      )}
      <small>
        {move.nights === 0
          ? 'Drag or use the arrow keys'
          : 'Release or press Enter to keep. Esc cancels'}
      </small>
    </Box>,
    document.body,
  )
}

/**
 * How many nights around a stay are fetched at once, so that one request lasts for a whole drag.
 */
const around = 30

function Offer({
  stay,
  move,
  supplierCode,
}: Omit<StretchTipProps, 'anchor'> & { readonly supplierCode: SupplierCode }) {
  const { trip, price, pricing } = useTripPage()
  const base = trip.itinerary.segments.find(({ id }) => id === stay.id) ?? stay
  const [first, last] = [addDays(base.startDate, -around), addDays(base.endDate, around)]
  const beside =
    move.end === 'end'
      ? { startDate: base.endDate, endDate: last }
      : { startDate: first, endDate: base.startDate }
  const days = useQuery(campDaysQuery({ supplierCode, ...beside }))
  const rules = useQuery(rateRulesQuery({ supplierCode, startDate: first, endDate: last }))
  const types = useQuery(roomTypesQuery(supplierCode))
  const nightsAdded = addedNights(base, move)
  const code = days.data && nightsCode(nightsAdded, stay.rooms, days.data)
  const rates = rules.data &&
    types.data && { rules: rules.data, roomTypes: types.data, market: trip.market }
  const guide = rates && stayGuide(stay, rates)
  const guidedPrice = guide && guidePrice(trip, [{ ...stay, ...guide }], pricing)
  const sell = guidedPrice?.sells.get(stay.id)
  const sellChange = sell === undefined ? 0 : sell - (price.sells.get(stay.id) ?? 0)
  const hadPrice = (price.sells.get(stay.id) ?? 0) > 0
  return (
    <>
      {nightsAdded.length > 0 && days.isSuccess && (
        <span className={isAvailable(code) ? 'free' : 'taken'}>
          {nightsAdded.length === 1 ? 'That night: ' : 'Those nights: '}
          {code !== undefined && code > 0
            ? `${roomAvailabilityLabel(code)}: ${code}`
            : roomAvailabilityLabel(code ?? 0)}
        </span>
      )}
      {sell !== undefined && (
        <span className="tabular">
          About {moneyText(sell, trip.currency)}
          {hadPrice && sellChange !== 0 && (
            <em>
              {sellChange > 0 ? '+' : ''}
              {moneyText(sellChange, trip.currency)}
            </em>
          )}
        </span>
      )}
      {rules.isSuccess && types.isSuccess && guide === undefined && (
        <span className="taken">No rate for this many nights; priced upon quote</span>
      )}
    </>
  )
}

const gap = 12
const width = 250

/** Positioned beside the handle, within the screen; it follows as the stay grows. */
function usePlaceBeside(anchor: RefObject<HTMLElement | null>, nights: number) {
  const [place, setPlace] = useState<{ left: number; top: number }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handle moves with the nights
  useLayoutEffect(() => {
    const box = anchor.current?.getBoundingClientRect()
    if (box === undefined) return
    setPlace({
      left: Math.min(box.right + gap, document.documentElement.clientWidth - width - gap),
      top: Math.max(gap, Math.min(box.top + gap, window.innerHeight - 150)),
    })
  }, [anchor, nights])
  return place ?? { left: 0, top: 0, visibility: 'hidden' as const }
}

type Stretch = Pick<Extract<JourneyMove, { kind: 'stretch' }>, 'end' | 'nights'>

/** The nights that a stretch adds to a stay; empty when it gets shorter. */
export function addedNights(
  { startDate, endDate }: Pick<TripSegment, 'startDate' | 'endDate'>,
  { end, nights }: Stretch,
): CalendarDate[] {
  if (nights <= 0) return []
  return end === 'end'
    ? nightsOf(endDate, addDays(endDate, nights))
    : nightsOf(addDays(startDate, -nights), startDate)
}

/**
 * The worst availability of some nights for a stay's rooms; several rooms of a type need as many.
 * Undefined is unknown.
 */
export function nightsCode(
  nights: readonly CalendarDate[],
  rooms: TripSegment['rooms'],
  days: readonly Pick<CalendarDay, 'date' | 'a'>[],
): AvailabilityCode | undefined {
  const free = new Map(days.map(({ date, a }) => [date, a]))
  const codes = [...new Set(rooms.map(({ optionKey }) => optionKey))].flatMap((optionKey) => {
    const wantedCount = rooms.filter((room) => room.optionKey === optionKey).length
    return nights.map((night) => {
      const code = free.get(night)?.[optionKey]
      return code !== undefined && code > 0 && code < wantedCount ? 0 : code
    })
  })
  return stayCodeOf(codes)
}
