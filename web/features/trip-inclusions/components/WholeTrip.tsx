import { BoneLines } from '../../../components/feedback/Bone'
import hues from '../../../components/hue/hue.module.css'
import { Icon } from '../../../components/icons/Icon'
import type { IncludedStay } from '../model/stay-inclusions'
import { type StayWithInclusions, wholeTrip } from '../model/whole-trip'
import styles from './inclusions.module.css'

interface WholeTripProps {
  readonly stays: readonly StayWithInclusions[]
  readonly isPending: boolean
}

/** Everything that is included somewhere, with the numbers of the stays where it is. */
export function WholeTrip({ stays, isPending }: WholeTripProps) {
  const lines = wholeTrip(stays)
  if (lines.length === 0)
    return isPending ? <BoneLines lines={4} gap={12} /> : <p className={styles.none}>Unable to find inclusions.</p>
  return (
    <ul className={styles.whole}>
      {lines.map(({ line, stays: at }) => (
        <li key={line}>
          <Icon name="check" size={14} />
          <span>{line}</span>
          {at.length === stays.length ? (
            <small>every stay</small>
          ) : (
            <span className={styles.numbers}>
              <span className="visually-hidden">at {at.map(({ name }) => name).join(', ')}</span>
              {at.map((stay) => (
                <StayNumber key={stay.id} stay={stay} />
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function StayNumber({ stay: { number, hue, name } }: { readonly stay: IncludedStay }) {
  return (
    <em className={`${hues[`hue${hue}`] ?? ''} tabular`} title={name} aria-hidden="true">
      {number}
    </em>
  )
}
