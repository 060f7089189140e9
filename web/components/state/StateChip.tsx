import type { ItineraryState } from '#shared/itinerary/states'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/icon-names'
import styles from './state-chip.module.css'

/** Colour and icon of each state; the three in flight are outlined and turn, draft and unknown dashed, cancelled struck. */
const looks = {
  example: { icon: 'book-open', look: styles.outlined },
  estimate: { icon: 'calculator', look: styles.estimate },
  saved: { icon: 'bookmark', look: styles.saved },
  draft: { icon: 'pencil-line', look: styles.draft },
  quoting: { icon: 'loader', look: styles.quoting, turns: true },
  quote: { icon: 'file-text', look: styles.quote },
  holding: { icon: 'loader', look: styles.holding, turns: true },
  provisional: { icon: 'hourglass', look: styles.provisional },
  confirm_requested: { icon: 'send', look: styles.requested },
  confirming: { icon: 'loader', look: styles.confirming, turns: true },
  confirmed: { icon: 'circle-check', look: styles.confirmed },
  unknown: { icon: 'circle-question-mark', look: styles.unknown },
  cancelled: { icon: 'ban', look: styles.cancelled },
} as const satisfies Record<ItineraryState, { icon: IconName; look: string | undefined; turns?: true }>

interface StateChipProps {
  readonly state: ItineraryState
  readonly size?: 'small' | 'medium'
}

/** A state as colour, icon and word. */
export function StateChip({ state, size = 'medium' }: StateChipProps) {
  const { icon, look } = looks[state]
  return (
    <span className={[styles.chip, look, size === 'small' && styles.small].filter(Boolean).join(' ')}>
      <Icon name={icon} size={14} spinning={'turns' in looks[state]} />
      {stateWord(state)}
    </span>
  )
}

/** `confirm_requested` is read 'Confirm requested'. */
export function stateWord(state: ItineraryState): string {
  return `${state.charAt(0).toUpperCase()}${state.slice(1).replace('_', ' ')}`
}
