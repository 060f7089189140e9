import { useQuery } from '@tanstack/react-query'
import type { SupplierCode } from '#shared/ids/ids'
import { moneyText } from '../../../../components/money/money-parts'
import { rateRulesQuery, roomTypesQuery } from '../../../../trip/api/camp-offer-queries'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { guidePrice, stayGuide } from '../../../../trip/price/stay-guide'
import { Aside } from './Aside'

/** Roughly what a stay without a quote would sell for at today's rates. */
export function StayGuide({
  stay,
  supplierCode,
}: {
  stay: TripSegment
  supplierCode: SupplierCode
}) {
  const { trip, pricing } = useTripPage()
  const { startDate, endDate } = stay
  const { data: rules } = useQuery(rateRulesQuery({ supplierCode, startDate, endDate }))
  const { data: roomTypes } = useQuery(roomTypesQuery(supplierCode))
  const guide = rules && roomTypes && stayGuide(stay, { rules, roomTypes, market: trip.market })
  if (guide === undefined) return <Aside>Priced upon quote</Aside>
  const sell = guidePrice(trip, [{ ...stay, ...guide }], pricing).sells.get(stay.id) ?? 0
  return (
    <Aside title="Estimate at today’s rates. The quote sets the final price.">
      about {moneyText(sell, trip.currency, { cents: false })}
      <span className="visually-hidden">, upon quote</span>
    </Aside>
  )
}
