import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addDays } from '#shared/dates/calendar-date'
import { statesByCapability } from '#shared/itinerary/states'
import { useConverter } from '../../../lib/exchange/converter'
import { todayHere } from '../../../lib/time/today-here'
import { tripTotalsQuery } from '../api/trip-totals-query'
import { openPaymentsQuery } from '../api/trips-query'
import type { Receivable } from '../model/receivables'
import { soldIn, sumTrips } from '../model/totals'
import { notSaved } from '../model/trips-where'

export const weeksShown = 13

const isSold = { state: { inq: statesByCapability.priceLock } }
const soldWheres = {
  sold: isSold,
  unpriced: { ...isSold, unpriced: { gt: 0 } },
  all: notSaved,
}

/**
 * Sales in the agency's currency, of trips with rooms booked or held, and the number of trips in
 * all.
 */
export function useSold() {
  const totals = useQuery(tripTotalsQuery(soldWheres))
  const convert = useConverter()
  const { data } = totals
  return {
    sold:
      data === undefined || convert === undefined ? undefined : soldIn(data.sold ?? [], convert),
    /** How many of these trips have stays without a price, which the sums lack. */
    unpriced: sumTrips(data?.unpriced ?? []),
    all: data === undefined ? undefined : sumTrips(data.all ?? []),
    failed: totals.isError,
  }
}

/** Expected income within the chart's weeks, in the agency's currency. */
export function useReceivables() {
  const payments = useQuery(openPaymentsQuery(addDays(todayHere(), weeksShown * 7)))
  const convert = useConverter()
  const { data } = payments
  const receivables = useMemo(() => {
    if (data === undefined || convert === undefined) return undefined
    return data.flatMap(
      ({ itineraryId, itineraryName, clientName, amount, currency, dueDate }): Receivable[] => {
        const convertedAmount = convert(amount, currency)
        if (convertedAmount === undefined || dueDate === undefined) return []
        return [
          { itineraryId, client: clientName ?? itineraryName, amount: convertedAmount, dueDate },
        ]
      },
    )
  }, [data, convert])
  return { receivables, failed: payments.isError, refetch: payments.refetch }
}
