import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RoomAvailability } from '#shared/api/availability'
import { stayCodes } from '#shared/calendar/house-party'
import { addDays, monthOf, nightsOf } from '#shared/dates/calendar-date'
import { todayHere } from '../../../lib/time/today-here'
import { inclusionsQuery, roomOffersQuery } from '../../api/camp-offer-queries'
import { type CampCodes, monthAvailabilityQuery } from '../api/availability-query'
import { accommodationInfoQuery } from '../api/camp-info-query'
import { type RoomRates, roomRatesQuery } from '../api/lowest-rate-query'
import { useVisibleMonth } from '../calendar/use-visible-month'
import type { BuilderCamp } from '../model/builder-camp'
import type { BuilderSegment } from '../model/builder-segment'
import { useBuilder } from '../state/builder-store'

export type OfferEntry = Pick<RoomAvailability, 'available' | 'price' | 'rateCurrency'>

/** Availability and price of an accommodation's rooms for a stay's dates, by option key. */
export interface RoomFacts {
  readonly availability: ReadonlyMap<string, OfferEntry>
  readonly isLoading: boolean
  /** The lowest rate of each room type in the month shown, by option key. */
  readonly monthRates: RoomRates
  readonly isLoadingRates: boolean
  /** The supplier couldn't be asked: what the calendar last said is all that is known, if that. */
  readonly isUnknown: boolean
  /** Undefined while they load, or without dates. */
  readonly inclusions: ReadonlyMap<string, readonly string[]> | undefined
  readonly descriptions: ReadonlyMap<string, string>
  /** Codes of the month in which the stay begins. */
  readonly codes: CampCodes | undefined
}

export function useRoomFacts(
  { supplierCode }: BuilderCamp,
  segment: BuilderSegment | undefined,
): RoomFacts {
  const quoteMode = useBuilder((data) => data.quoteMode)
  const isEnabled = segment !== undefined
  const startDate = segment?.startDate ?? todayHere()
  const stay = { supplierCode, startDate, endDate: segment?.endDate ?? addDays(startDate, 1) }
  const availability = useQuery({ ...roomOffersQuery(stay), enabled: isEnabled })
  const inclusions = useQuery({ ...inclusionsQuery(stay), enabled: isEnabled })
  const info = useQuery(accommodationInfoQuery(supplierCode))
  const month = monthAvailabilityQuery({ supplierCode, quoteMode }, monthOf(startDate))
  const codes = useQuery({ ...month, enabled: isEnabled })
  const { month: shown } = useVisibleMonth(supplierCode)
  const rates = useQuery(
    roomRatesQuery(supplierCode, segment === undefined ? shown : monthOf(startDate)),
  )
  const isUnknown = availability.isError && availability.data === undefined
  return useMemo(
    () => ({
      availability:
        isUnknown && segment !== undefined
          ? offersOfCalendar(codes.data, segment)
          : new Map((availability.data ?? []).map((entry) => [entry.optionKey, entry])),
      isLoading: availability.isFetching,
      monthRates: rates.data ?? noRates,
      isLoadingRates: rates.isPending && rates.isFetching,
      isUnknown,
      inclusions:
        inclusions.data &&
        new Map(
          inclusions.data.map((entry) => [entry.optionKey, [entry.mealBasis, ...entry.inclusions]]),
        ),
      descriptions: new Map(
        (info.data ?? []).map(({ optionKey, description }) => [optionKey, description]),
      ),
      codes: codes.data,
    }),
    [
      availability.data,
      availability.isFetching,
      isUnknown,
      segment,
      inclusions.data,
      info.data,
      codes.data,
      rates.data,
      rates.isPending,
      rates.isFetching,
    ],
  )
}

const noRates: RoomRates = new Map()

/** What a calendar says of each room type for a stay; the price is then the month's lowest. */
export function offersOfCalendar(
  codes: CampCodes | undefined,
  { startDate, endDate }: Pick<BuilderSegment, 'startDate' | 'endDate'>,
): Map<string, OfferEntry> {
  const ofStay = stayCodes(
    nightsOf(startDate, endDate).map((night) => codes?.rooms.get(night) ?? {}),
  )
  return new Map(
    Object.entries(ofStay).map(([optionKey, available]) => [
      optionKey,
      { available, price: null, rateCurrency: null },
    ]),
  )
}
