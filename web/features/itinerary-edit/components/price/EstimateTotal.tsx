import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SupplierCode } from '#shared/ids/ids'
import { rateRulesQuery, roomTypesQuery } from '../../../../trip/api/camp-offer-queries'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { guidePrice, stayGuide } from '../../../../trip/price/stay-guide'

interface EstimateTotalProps {
  readonly stays: readonly TripSegment[]
  /** Gets minor units; undefined while rates are loading, or when a stay has none. */
  readonly children: (sell: number | undefined) => ReactNode
}

/** Roughly what the trip will sell for including unpriced stays, at today's rates. */
export function EstimateTotal({ stays, children }: EstimateTotalProps) {
  const { trip, pricing } = useTripPage()
  const camps = stays.flatMap((stay) =>
    stay.supplierCode === undefined ? [] : [{ stay, code: stay.supplierCode }],
  )
  const rules = useQueries({
    queries: camps.map(({ stay, code }) => rateRulesQuery(nightsOf(stay, code))),
  })
  const types = useQueries({ queries: camps.map(({ code }) => roomTypesQuery(code)) })
  const guidedStays = camps.flatMap(({ stay }, index) => {
    const [own, roomTypes] = [rules[index]?.data, types[index]?.data]
    const guide =
      own && roomTypes && stayGuide(stay, { rules: own, roomTypes, market: trip.market })
    return guide === undefined ? [] : { ...stay, ...guide }
  })
  const isWhole = guidedStays.length === stays.length
  return children(isWhole ? guidePrice(trip, guidedStays, pricing).sell : undefined)
}

const nightsOf = ({ startDate, endDate }: TripSegment, supplierCode: SupplierCode) => ({
  supplierCode,
  startDate,
  endDate,
})
