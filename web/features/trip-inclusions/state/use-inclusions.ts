import { useQueries } from '@tanstack/react-query'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'
import { type CampNights, inclusionsQuery } from '../../../trip/api/camp-offer-queries'
import { type IncludedStay, inclusionsOf } from '../model/stay-inclusions'
import type { StayWithInclusions } from '../model/whole-trip'

/** A stay with the nights to fetch rates for. */
export interface StayOfTrip extends IncludedStay {
  readonly supplierCode: SupplierCode | undefined
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

interface KnownStay extends StayWithInclusions {
  readonly isPending: boolean
  readonly isFailed: boolean
}

interface Inclusions {
  /** In the order of the stays. */
  readonly known: readonly KnownStay[]
  /** Stays whose rates couldn't be loaded. */
  readonly failed: number
  readonly tryAgain: () => void
}

/**
 * What stays include. Each camp is asked once per set of nights; self-arranged stays aren't asked
 * for.
 */
export function useInclusions(stays: readonly StayOfTrip[]): Inclusions {
  const periods = [...new Map(stays.flatMap((stay) => periodOf(stay)))]
  const results = useQueries({ queries: periods.map(([, period]) => inclusionsQuery(period)) })
  const resultOf = new Map(periods.map(([key], index) => [key, results[index]]))
  const knownStays = stays.map((stay): KnownStay => {
    const [key] = periodOf(stay)[0] ?? []
    const result = key === undefined ? undefined : resultOf.get(key)
    const { isLoading = false, isError = false } = result ?? {}
    return {
      stay,
      groups: inclusionsOf(stay, result?.data),
      isPending: isLoading,
      isFailed: isError,
    }
  })
  return {
    known: knownStays,
    failed: knownStays.filter(({ isFailed }) => isFailed).length,
    tryAgain: () => {
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}

function periodOf({ supplierCode, startDate, endDate, isOwn }: StayOfTrip): [string, CampNights][] {
  if (supplierCode === undefined || isOwn) return []
  return [[`${supplierCode} ${startDate} ${endDate}`, { supplierCode, startDate, endDate }]]
}
