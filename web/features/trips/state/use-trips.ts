import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '../../../lib/session/session'
import { todayHere } from '../../../lib/time/today-here'
import { tripTotalsQuery } from '../api/trip-totals-query'
import { type TripsAsk, tripsQuery } from '../api/trips-query'
import { sumTrips } from '../model/totals'
import { type TripTab, type TripView, tripTabs } from '../model/trip-view'
import { liveWhere, tripsOrder, tripsWhere } from '../model/trips-where'

/** The list parameters of a view. */
export function useTripsAsk(view: TripView): TripsAsk {
  const me = useSession().user.userId
  const today = todayHere()
  return useMemo(
    () => ({
      where: tripsWhere({ filters: view, tab: view.tab, today, me }),
      order: tripsOrder(view.sort),
    }),
    [view, today, me],
  )
}

/** The trips of a view loaded so far; the previous view's stay until the new ones arrive. */
export function useTrips(view: TripView) {
  const query = useInfiniteQuery({
    ...tripsQuery(useTripsAsk(view)),
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages
  const trips = useMemo(() => pages?.flatMap((page) => page.trips) ?? [], [pages])
  return { ...query, trips }
}

/**
 * How many trips each tab has with the filters, and the open tab's totals without cancelled trips.
 */
export function useTabTotals(view: TripView) {
  const me = useSession().user.userId
  const today = todayHere()
  const wheres = useMemo(() => {
    const where = (tab: TripTab) => tripsWhere({ filters: view, tab, today, me })
    return {
      ...Object.fromEntries(tripTabs.map((tab) => [tab, where(tab)])),
      shown: view.tab === 'cancelled' ? where('cancelled') : liveWhere(where(view.tab)),
    }
  }, [view, today, me])
  const { data } = useQuery({ ...tripTotalsQuery(wheres), placeholderData: keepPreviousData })
  const count = (tab: TripTab) => (data === undefined ? undefined : sumTrips(data[tab] ?? []))
  return { count, shown: data?.shown }
}
