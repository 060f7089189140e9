import { useQuery } from '@tanstack/react-query'
import { availabilityLabels } from '#shared/calendar/availability'
import { monthOf } from '#shared/dates/calendar-date'
import { Bone } from '../../../../components/feedback/Bone'
import { Money } from '../../../../components/money/Money'
import { lowestRateQuery } from '../../../../trip/building/api/lowest-rate-query'
import { useGuidePrice } from '../../../../trip/building/api/use-guide-price'
import { AboutOwnMoney } from '../../../../trip/building/detail/AboutOwnMoney'
import { type BuilderCamp, isOwn } from '../../../../trip/building/model/builder-camp'
import { useBuilder } from '../../../../trip/building/state/builder-store'

/**
 * The lowest price per person in the month of the chosen date, at the agency's margins; nothing
 * without a date.
 */
export function CampPrice({ camp }: { readonly camp: BuilderCamp }) {
  const month = useBuilder(({ date }) => (date === undefined ? undefined : monthOf(date)))
  if (month === undefined || isOwn(camp)) return null
  return <PriceOfMonth camp={camp} month={month} />
}

function PriceOfMonth({ camp, month }: { camp: BuilderCamp; month: ReturnType<typeof monthOf> }) {
  const sellOf = useGuidePrice()
  const { data, isPending, isError } = useQuery(lowestRateQuery(camp.supplierCode, month))
  if (isPending) return <Bone width={128} height={26} />
  if (isError) return <span className="no-price">Price couldn’t be loaded</span>
  if (data === null || data.amount === 0)
    return <span className="no-price">{availabilityLabels.noPricing}</span>
  return (
    <div className="price">
      <b className="tabular">
        <Money amount={sellOf(data)} currency="USD" whole />
      </b>
      <span>
        per person
        <br />
        sharing, per night
      </span>
      <AboutOwnMoney amount={sellOf(data)} />
    </div>
  )
}
