import { Suspense } from 'react'
import { isWithoutCost } from '#shared/itinerary/cost-problems'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { isArrangedByPeople } from '#shared/itinerary/supplier-stays'
import { segmentFigurePath } from '#shared/pricing/explanation/segment-figures'
import { Money } from '../../../../components/money/Money'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { segmentName } from '../../../../trip/segments/segment-words'
import { WhyFigure } from '../why/WhyFigure'
import { Aside } from './Aside'

const StayGuide = lazyPage(() => import('./StayGuide'), 'StayGuide')

/**
 * A segment's sell price, which updates without rerendering its row. Self-arranged segments that
 * aren't charged say so; segments without a cost show nothing.
 */
export function SellFigure({
  segment,
  look = 'plain',
}: {
  segment: TripSegment
  look?: 'plain' | 'strong'
}) {
  const { price, trip } = useTripPage()
  const sell = price.sells.get(segment.id) ?? 0
  if (isOwnArrangement(segment) && segment.chargeable !== true) {
    return <Aside>{look === 'strong' ? 'Not charged' : 'Self-arranged'}</Aside>
  }
  const hasNoCost = segment.costAmount === undefined && segment.sellOverride === undefined
  if (sell === 0 && hasNoCost) {
    const isOver = trip.state === 'cancelled'
    const isLeft = isWithoutCost(segment) || isArrangedByPeople(segment)
    if (!isOver && trip.quotedAt !== undefined && isLeft) return <Aside>No cost yet</Aside>
    const upon = <Aside>{isOver ? 'Never quoted' : 'Priced upon quote'}</Aside>
    const { supplierCode, rooms, type } = segment
    if (isOver || type !== 'stay' || supplierCode === undefined || rooms.length === 0) return upon
    return (
      <Suspense fallback={upon}>
        <StayGuide stay={segment} supplierCode={supplierCode} />
      </Suspense>
    )
  }
  return (
    <WhyFigure
      path={segmentFigurePath(segment.id, 'sell')}
      name={`${segmentName(segment)}, sell`}
      look={look}
    >
      <Money amount={sell} currency={trip.currency} />
    </WhyFigure>
  )
}
