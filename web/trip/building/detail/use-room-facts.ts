import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RoomAvailability } from '#shared/api/availability'
import { addDays, monthOf } from '#shared/dates/calendar-date'
import { todayHere } from '../../../lib/time/today-here'
import { inclusionsQuery, roomOffersQuery } from '../../api/camp-offer-queries'
import { type CampCodes, monthAvailabilityQuery } from '../api/availability-query'
import { accommodationInfoQuery } from '../api/camp-info-query'
import type { BuilderCamp } from '../model/builder-camp'
import type { BuilderSegment } from '../model/builder-segment'
import { useBuilder } from '../state/builder-store'

/** Availability and price of an accommodation's rooms for a stay's dates, by option key. */
export interface RoomFacts {
  readonly availability: ReadonlyMap<string, RoomAvailability>
  readonly isLoading: boolean
  /** Undefined while they load, or without dates. */
  readonly inclusions: ReadonlyMap<string, readonly string[]> | undefined
  readonly descriptions: ReadonlyMap<string, string>
  /** Codes of the month in which the stay begins. */
  readonly codes: CampCodes | undefined
}

export function useRoomFacts({ supplierCode }: BuilderCamp, segment: BuilderSegment | undefined): RoomFacts {
  const quoteMode = useBuilder((data) => data.quoteMode)
  const enabled = segment !== undefined
  const startDate = segment?.startDate ?? todayHere()
  const stay = { supplierCode, startDate, endDate: segment?.endDate ?? addDays(startDate, 1) }
  const availability = useQuery({ ...roomOffersQuery(stay), enabled })
  const inclusions = useQuery({ ...inclusionsQuery(stay), enabled })
  const info = useQuery(accommodationInfoQuery(supplierCode))
  const month = monthAvailabilityQuery({ supplierCode, quoteMode }, monthOf(startDate))
  const codes = useQuery({ ...month, enabled })
  return useMemo(
    () => ({
      availability: new Map((availability.data ?? []).map((entry) => [entry.optionKey, entry])),
      isLoading: availability.isFetching,
      inclusions:
        inclusions.data &&
        new Map(inclusions.data.map((entry) => [entry.optionKey, [entry.mealBasis, ...entry.inclusions]])),
      descriptions: new Map((info.data ?? []).map(({ optionKey, description }) => [optionKey, description])),
      codes: codes.data,
    }),
    [availability.data, availability.isFetching, inclusions.data, info.data, codes.data],
  )
}
