import { Icon } from '../../../components/icons/Icon'
import type { IconName } from '../../../components/icons/icon-names'
import { Kbd } from '../../../components/shortcuts/Kbd'
import type { Deck } from '../state/use-deck'
import { toggleFullScreen } from '../state/use-deck-keys'
import styles from './presentation.module.css'

interface DeckControlsProps {
  readonly deck: Deck
  readonly isHelpOpen: boolean
  readonly onHelp: (isOpen: boolean) => void
  readonly onLeave: (() => void) | undefined
}

const keys = [
  { keys: ['→', '←'], label: 'Next and previous page' },
  { keys: ['Space'], label: 'Read on; with Shift, back' },
  { keys: ['Home', 'End'], label: 'First and last page' },
  { keys: ['F'], label: 'Full screen' },
  { keys: ['Esc'], label: 'Leave full screen or the presentation' },
  { keys: ['?'], label: 'Show these keys' },
]

/** Where one is, the way on and back, full screen and the keys. */
export function DeckControls({
  deck: { at, count, go },
  isHelpOpen,
  onHelp,
  onLeave,
}: DeckControlsProps) {
  return (
    <nav className={styles.controls} aria-label="Presentation">
      {isHelpOpen && (
        <div role="dialog" aria-label="Keys" className={styles.help}>
          <dl>
            {keys.map(({ keys: names, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {names.map((name) => (
                    <Kbd key={name}>{name}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {onLeave !== undefined && (
        <Control icon="x" label="Leave the presentation" onClick={onLeave} />
      )}
      <Control
        icon="chevron-up"
        label="Previous page"
        isOff={at === 0}
        onClick={() => go(at - 1)}
      />
      <span role="status" aria-label={`Page ${at + 1} of ${count}`} className="tabular">
        {at + 1} / {count}
      </span>
      <Control
        icon="chevron-down"
        label="Next page"
        isOff={at === count - 1}
        onClick={() => go(at + 1)}
      />
      <Control
        icon="presentation"
        label="Full screen"
        onClick={() => void toggleFullScreen().catch(() => undefined)}
      />
      <Control
        icon="keyboard"
        label="Keys"
        isPressed={isHelpOpen}
        onClick={() => onHelp(!isHelpOpen)}
      />
    </nav>
  )
}

interface ControlProps {
  readonly icon: IconName
  readonly label: string
  readonly isOff?: boolean
  readonly isPressed?: boolean
  readonly onClick: () => void
}

function Control({ icon, label, isOff = false, isPressed, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
