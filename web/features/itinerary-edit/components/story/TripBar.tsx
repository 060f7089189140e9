import { Suspense, useRef } from 'react'
import { heldUntil } from '#shared/itinerary/hold-clock'
import { Bone } from '../../../../components/feedback/Bone'
import { Icon } from '../../../../components/icons/Icon'
import { Money } from '../../../../components/money/Money'
import { moneyText } from '../../../../components/money/money-parts'
import { StateChip } from '../../../../components/state/StateChip'
import { useFootHeight } from '../../../../lib/layout/use-foot-height'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { percentText, permilleOf } from '../../../../trip/people/composition'
import { QuotingProgress } from '../status/QuotingProgress'
import { StatusActions } from '../status/StatusActions'
import { WhyFigure } from '../why/WhyFigure'
import styles from './trip-bar.module.css'

const TripHoldClock = lazyPage(
  () => import('../status/TripHoldClock'),
  (module) => module.TripHoldClock,
)

/** Where the trip stands, what is next and what it costs: always in sight at the foot. */
export function TripBar({ isReading }: { readonly isReading: boolean }) {
  const { trip, state } = useTripPage()
  const foot = useRef<HTMLElement>(null)
  useFootHeight(foot)
  const { progress } = state.base
  const held = heldUntil(state.base)
  if (isReading) {
    return (
      <section ref={foot} className={`${styles.bar} ${styles.quiet}`} aria-label="Price">
        <Price isReading />
      </section>
    )
  }
  return (
    <section ref={foot} className={styles.bar} aria-label="State and price">
      <div className={styles.state}>
        <StateChip state={trip.state} />
        {progress !== undefined && <QuotingProgress progress={progress} />}
        {held !== undefined && progress === undefined && (
          <div className={styles.hold}>
            <Suspense fallback={<Bone width={200} height={44} radius={10} />}>
              <TripHoldClock until={held} />
            </Suspense>
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <StatusActions />
      </div>
      <Price isReading={false} />
    </section>
  )
}

/** The price; to a client no margin is shown, and no figure tells how it came to be. */
function Price({ isReading }: { readonly isReading: boolean }) {
  const { trip, price } = useTripPage()
  const { sell } = price.finance
  const { pax } = trip.itinerary
  const margin = price.margins.total
  return (
    <div className={styles.price}>
      <div className={styles.sell} aria-live="polite">
        {isReading ? (
          <Money amount={sell} currency={trip.currency} look="big" />
        ) : (
          <WhyFigure path="finance.sell" name={price.isLocked ? 'Sell, locked' : 'Sell'} look="onDark">
            <Money amount={sell} currency={trip.currency} look="big" />
          </WhyFigure>
        )}
      </div>
      <p className="tabular">
        {price.isLocked && !isReading && <Icon name="lock" size={12} label="Locked" />}
        {sell === 0 && <span>Priced upon quote</span>}
        {sell !== 0 && pax > 0 && <span>{moneyText(Math.round(sell / pax), trip.currency)} per person</span>}
        {sell > 0 && !isReading && (
          <span className={margin < 0 ? styles.loss : undefined}>margin {percentText(permilleOf(margin, sell))}</span>
        )}
      </p>
    </div>
  )
}
