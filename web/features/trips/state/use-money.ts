import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addDays } from '#shared/dates/calendar-date'
import { statesByCapability } from '#shared/itinerary/states'
import { exchangeRatesQuery } from '../../../lib/exchange/exchange-rates-query'
import { useSession } from '../../../lib/session/session'
import { todayHere } from '../../../lib/time/today-here'
import { tripTotalsQuery } from '../api/trip-totals-query'
import { openPaymentsQuery } from '../api/trips-query'
import type { Receivable } from '../model/receivables'
import { converterTo, soldIn, sumTrips } from '../model/totals'
import { notSaved } from '../model/trips-where'

export const weeksShown = 13

const soldWheres = { sold: { state: { inq: statesByCapability.priceLock } }, all: notSaved }

/** Converts amounts to the agency's currency at the latest rates; undefined until those have loaded. */
function useConverter() {
  const { currency } = useSession().agency
  const rates = useQuery(exchangeRatesQuery()).data?.rates
  return useMemo(() => (rates === undefined ? undefined : converterTo(currency, rates)), [currency, rates])
}

/** Sales in the agency's currency, of trips with rooms booked or held, and the number of trips in all. */
export function useSold() {
  const totals = useQuery(tripTotalsQuery(soldWheres))
  const convert = useConverter()
  const { data } = totals
  return {
    sold: data === undefined || convert === undefined ? undefined : soldIn(data.sold ?? [], convert),
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
    return data.flatMap(({ itineraryId, itineraryName, clientName, amount, currency, dueDate }): Receivable[] => {
      const converted = convert(amount, currency)
      if (converted === undefined || dueDate === undefined) return []
      return [{ itineraryId, client: clientName ?? itineraryName, amount: converted, dueDate }]
    })
  }, [data, convert])
  return { receivables, failed: payments.isError, refetch: payments.refetch }
}
