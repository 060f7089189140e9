import { nightsLabel } from '#shared/format/dates'
import { BoneLines } from '../../../components/feedback/Bone'
import hues from '../../../components/hue/hue.module.css'
import { Icon } from '../../../components/icons/Icon'
import type { IncludedStay, InclusionGroup } from '../model/stay-inclusions'
import styles from './inclusions.module.css'

interface StayInclusionsProps {
  readonly stay: IncludedStay
  readonly groups: readonly InclusionGroup[]
  readonly isPending: boolean
  readonly isFailed: boolean
}

/** A stay with its meal basis and what else is in its rate. */
export function StayInclusions({ stay, groups, isPending, isFailed }: StayInclusionsProps) {
  const { number, hue, name, nights, isOwn, isHidden, extras } = stay
  return (
    <li className={`${styles.stay} ${hues[`hue${hue}`] ?? ''}`}>
      <h3>
        <em className="tabular" aria-hidden="true">
          {number}
        </em>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <small className="tabular">
          {nightsLabel(nights)}
          {isHidden && ', hidden from the client'}
        </small>
      </h3>
      {isPending && groups.length === 0 ? (
        <BoneLines lines={2} />
      ) : (
        groups.map((group) => <Group key={`${group.mealBasis} ${group.rooms.join()}`} group={group} />)
      )}
      {extras.length > 0 && (
        <Group group={{ rooms: [], mealBasis: groups.length > 0 ? 'Also included' : 'Included', lines: extras }} />
      )}
      {!isPending && groups.length === 0 && !(isOwn && extras.length > 0) && (
        <p className={styles.nothing}>{noneWords({ isOwn, isFailed })}</p>
      )}
    </li>
  )
}

function Group({ group: { rooms, mealBasis, lines } }: { readonly group: InclusionGroup }) {
  return (
    <div className={styles.group}>
      <p className={styles.basis}>
        {mealBasis === '' ? 'Included' : mealBasis}
        {rooms.length > 0 && <span> in {rooms.join(', ')}</span>}
      </p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              <Icon name="check" size={14} />
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface NoneKnown {
  readonly isOwn: boolean
  readonly isFailed: boolean
}

function noneWords({ isOwn, isFailed }: NoneKnown): string {
  if (isOwn) return 'Own arrangement: edit the stay to say what is included.'
  return isFailed ? 'Not known at the moment.' : 'Unable to find inclusions.'
}
