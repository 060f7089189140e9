import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import type { QuoteBlocker } from '#shared/itinerary/quote-readiness'
import { Icon } from '../../../../components/icons/Icon'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { LazyPopover } from '../../../../components/overlay/LazyPopover'
import styles from './quote-button.module.css'
import { useGetQuote } from './use-get-quote'
import { useQuoteBlockers } from './use-quote-blockers'

interface QuoteButtonProps {
  readonly isSlim: boolean
  readonly onFix: (blocker: QuoteBlocker) => void
  readonly onQuoted: (id: ItineraryId) => void
}

/** 'Get Quote', or what it waits for, each with the way to it. */
export function QuoteButton({ isSlim, onFix, onQuoted }: QuoteButtonProps) {
  const blockers = useQuoteBlockers()
  const getQuote = useGetQuote(onQuoted)
  const button = useRef<HTMLButtonElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [first] = blockers
  const size = isSlim ? 'medium' : 'large'
  if (first === undefined) {
    return (
      <AsyncButton variant="main" size={size} className={styles.button} onClick={getQuote}>
        Get Quote
        <Icon name="arrow-right" />
      </AsyncButton>
    )
  }
  const rest = blockers.length - 1
  return (
    <div className={isSlim ? `${styles.waiting} ${styles.slim}` : styles.waiting}>
      <Button
        ref={button}
        variant="main"
        size="medium"
        className={`${styles.button} ${styles.off}`}
        aria-disabled="true"
        aria-haspopup="dialog"
        aria-describedby="quote-waits-for"
        onClick={() => setAsked(true)}
      >
        Get Quote
      </Button>
      <button
        type="button"
        id="quote-waits-for"
        className={styles.reason}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        <Icon name="info" size={14} />
        <span>
          {first.message} {rest > 0 && <b>+{rest}</b>}
        </span>
      </button>
      <LazyPopover
        open={isAsked}
        anchorEl={() => button.current}
        onClose={() => setAsked(false)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'waits-for', className: styles.popover ?? '' } }}
      >
        <h2 id="waits-for" className={styles.title}>
          Get Quote waits for
        </h2>
        <ul>
          {blockers.map((blocker) => (
            <li key={blocker.code} className={styles.blocker}>
              <Icon name="circle-alert" />
              <span>{blocker.message}</span>
              <button
                type="button"
                className={styles.fix}
                onClick={() => {
                  setAsked(false)
                  onFix(blocker)
                }}
              >
                Fix<span className="visually-hidden">: {blocker.message}</span>
              </button>
            </li>
          ))}
        </ul>
      </LazyPopover>
    </div>
  )
}
