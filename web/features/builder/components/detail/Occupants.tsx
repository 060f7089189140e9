import type { Party } from '#shared/rooms/capacity'
import { Stepper } from '../../../../components/inputs/Stepper'
import styles from './room-card.module.css'

interface OccupantsProps {
  readonly roomName: string
  readonly chosen: Party
  /** The most that may be chosen now. */
  readonly limits: Party
  /** Why no child can be added. */
  readonly childrenStop: string | undefined
  readonly onChange: (chosen: Party) => void
}

/** How many adults and children sleep in a room. */
export function Occupants({ roomName, chosen, limits, childrenStop, onChange }: OccupantsProps) {
  return (
    <fieldset className={styles.steps}>
      <legend className="visually-hidden">Travelers in {roomName}</legend>
      <span className={styles.step}>
        <span>Adults</span>
        <Stepper
          label="Adults"
          value={chosen.adults}
          max={Math.max(chosen.adults, limits.adults)}
          onChange={(adults) => onChange({ ...chosen, adults, children: adults === 0 ? 0 : chosen.children })}
        />
      </span>
      <span className={styles.step} data-tip={childrenStop}>
        <span>Children</span>
        <Stepper
          label="Children"
          value={chosen.children}
          max={Math.max(chosen.children, limits.children)}
          disabled={childrenStop !== undefined}
          onChange={(children) => onChange({ ...chosen, children })}
        />
      </span>
    </fieldset>
  )
}
