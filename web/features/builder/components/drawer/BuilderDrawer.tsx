import { useRef } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import type { QuoteBlocker } from '#shared/itinerary/quote-readiness'
import { Icon } from '../../../../components/icons/Icon'
import { useFootHeight } from '../../../../lib/layout/use-foot-height'
import { tripWords } from '../../model/trip-words'
import { useBuilder } from '../../state/builder-store'
import { setDrawerOpen } from '../../state/trip-actions'
import { ClientButton } from './ClientButton'
import styles from './drawer.module.css'
import { PriceBlock } from './PriceBlock'
import { SegmentSlider } from './SegmentSlider'
import { useLivePrice } from './use-live-price'

export interface BuilderDrawerProps {
  readonly onClient: () => void
  readonly onEdit: (segmentId: string) => void
  readonly onFix: (blocker: QuoteBlocker) => void
  readonly onQuoted: (id: ItineraryId) => void
}

/** The itinerary so far, at the foot of both pages: its stays, its client, its price, and the quote. */
export function BuilderDrawer({ onClient, onEdit, onFix, onQuoted }: BuilderDrawerProps) {
  const segments = useBuilder((data) => data.segments)
  const isOpen = useBuilder((data) => data.isDrawerOpen)
  const price = useLivePrice()
  const foot = useRef<HTMLElement>(null)
  useFootHeight(foot)
  return (
    <aside
      ref={foot}
      className={isOpen ? styles.drawer : `${styles.drawer} ${styles.closed}`}
      aria-label="New Itinerary"
    >
      <div className={styles.main}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls="stays"
            onClick={() => setDrawerOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} />
            <b>New Itinerary</b>
          </button>
          <span className={`${styles.trip} tabular`}>{tripWords(segments)}</span>
          <span className={styles.space} />
          <ClientButton onClient={onClient} />
        </div>
        <div id="stays" className={styles.stays} inert={!isOpen}>
          <SegmentSlider onEdit={onEdit} />
        </div>
      </div>
      <PriceBlock price={price} isOpen={isOpen} onFix={onFix} onQuoted={onQuoted} />
    </aside>
  )
}
