import { useQuery } from '@tanstack/react-query'
import type { TransferView } from '#shared/api/suppliers'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import type { MissingWay } from '../../../../trip/journey/missing-ways'
import { useCamps } from '../../../../trip/journey/use-camps'
import { wayEnds } from '../../../../trip/journey/way-offer'
import { useTripPage } from '../../../../trip/page/trip-page'
import { transfersQuery } from './transfers-query'

/** What leads there on the day: the first flight or transfer of the catalogue, else the quickest. */
export function useProposedWay({ start }: MissingWay): TransferView | undefined {
  const { segments, adults, children, childrenAges } = useTripPage().trip.itinerary
  const { camps } = useCamps(segments)
  const { startDate } = start
  const date = isCalendarDate(startDate) ? startDate : undefined
  const ends = date === undefined ? undefined : wayEnds(segments, date)
  const hubNear = (code: string | undefined) => camps.get(code ?? '')?.transitPointCode ?? ''
  const { data } = useQuery(
    transfersQuery({
      from: start.fromHubCode ?? hubNear(ends?.from?.supplierCode),
      to: start.travelHubCode ?? hubNear(ends?.to?.supplierCode),
      pax: Math.max(1, adults + children),
      childrenAges,
      date,
    }),
  )
  return data?.[0]
}
