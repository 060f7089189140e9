import Box from '@mui/material/Box'
import { type ReactNode, Suspense } from 'react'
import { countOf } from '#shared/format/words'
import { Money } from '../../../../components/money/Money'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { tripUnpricedStays } from '../../../../trip/price/trip-unpriced-stays'
import { WhyFigure } from '../why/WhyFigure'

const EstimateTotal = lazyPage(() => import('./EstimateTotal'), 'EstimateTotal')

/** The figure that stands for the whole trip, and what it says of its parts. */
export interface Headline {
  /** Minor units; undefined while nobody can say what the whole trip sells for. */
  readonly total: number | undefined
  readonly isEstimate: boolean
  readonly figure: ReactNode
  /** What is priced so far and what is not; undefined where all is. */
  readonly parts: ReactNode
}

/**
 * A partial sum never stands where the price does: while stays are unpriced, the trip's headline is
 * its estimate at today's rates, marked as such.
 */
export function TripHeadline({ children }: { children: (headline: Headline) => ReactNode }) {
  const { trip, price } = useTripPage()
  const { sell } = price.finance
  const stays = price.isLocked ? [] : tripUnpricedStays(trip)
  if (stays.length === 0) {
    const figure = (
      <WhyFigure path="finance.sell" name={price.isLocked ? 'Sell, locked' : 'Sell'} look="onDark">
        <Money amount={sell} currency={trip.currency} look="big" />
      </WhyFigure>
    )
    return children({ total: sell, isEstimate: false, figure, parts: undefined })
  }
  const drawEstimate = (total: number | undefined) =>
    children({
      total,
      isEstimate: true,
      figure:
        total === undefined ? (
          'No full price yet'
        ) : (
          <span title="Estimate at today’s rates. The quote sets the final price.">
            <Box component="small" sx={{ fontSize: '0.55em' }}>
              about
            </Box>{' '}
            <Money amount={total} currency={trip.currency} look="big" whole />
          </span>
        ),
      parts: (
        <>
          {sell !== 0 && (
            <>
              <WhyFigure path="finance.sell" name="Sell so far" look="onDark">
                <Money amount={sell} currency={trip.currency} />
              </WhyFigure>{' '}
              so far,{' '}
            </>
          )}
          {countOf(stays.length, 'stay')} {total === undefined ? 'not priced' : 'at today’s rates'}
        </>
      ),
    })
  return (
    <Suspense fallback={drawEstimate(undefined)}>
      <EstimateTotal stays={stays}>{drawEstimate}</EstimateTotal>
    </Suspense>
  )
}
