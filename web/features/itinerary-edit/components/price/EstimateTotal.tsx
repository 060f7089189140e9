import { useQueries } from '@tanstack/react-query'
import { countOf } from '#shared/format/words'
import type { SupplierCode } from '#shared/ids/ids'
import { moneyText } from '../../../../components/money/money-parts'
import { rateRulesQuery, roomTypesQuery } from '../../../../trip/api/camp-offer-queries'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { guidePrice, stayGuide } from '../../../../trip/price/stay-guide'

interface GuideTotalProps {
  readonly stays: readonly TripSegment[]
  /** Shown while rates are loading, or when a stay has none. */
  readonly words: string
}

/** Roughly what the trip will sell for including unpriced stays, at today's rates. */
export function GuideTotal({ stays, words }: GuideTotalProps) {
  const { trip, pricing } = useTripPage()
  const camps = stays.flatMap((stay) =>
    stay.supplierCode === undefined ? [] : [{ stay, code: stay.supplierCode }],
  )
  const rules = useQueries({
    queries: camps.map(({ stay, code }) => rateRulesQuery(nightsOf(stay, code))),
  })
  const types = useQueries({ queries: camps.map(({ code }) => roomTypesQuery(code)) })
  const guided = camps.flatMap(({ stay }, index) => {
    const [own, roomTypes] = [rules[index]?.data, types[index]?.data]
    const guide = own && roomTypes && stayGuide(stay, { rules: own, roomTypes })
    return guide === undefined ? [] : { ...stay, ...guide }
  })
  if (guided.length < stays.length) return words
  const { sell } = guidePrice(trip, guided, pricing)
  return (
    <span title="Estimate at today’s rates. The quote sets the final price.">
      about <b>{moneyText(sell, trip.currency, { cents: false })}</b> including{' '}
      {countOf(stays.length, 'unquoted stay')}
    </span>
  )
}

const nightsOf = ({ startDate, endDate }: TripSegment, supplierCode: SupplierCode) => ({
  supplierCode,
  startDate,
  endDate,
})
