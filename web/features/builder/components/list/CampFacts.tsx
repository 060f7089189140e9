import { childRestriction } from '#shared/rooms/child-age'
import { LiveDot } from '../../../../components/feedback/LiveDot'
import { Icon } from '../../../../components/icons/Icon'
import { type BuilderCamp, isArrangedByOthers, isOwn } from '../../model/builder-camp'
import styles from './camp-row.module.css'

/** From what age children may stay, and how its availability is known. */
export function CampFacts({ camp }: { readonly camp: BuilderCamp }) {
  const { minChildAge } = camp
  return (
    <div className={styles.facts}>
      {minChildAge > 0 && (
        <span className={styles.child} data-tip={childRestriction(minChildAge)}>
          <Icon name="baby" size={16} />
          <span aria-hidden="true">{minChildAge}+</span>
          <span className="visually-hidden">{childRestriction(minChildAge)}</span>
        </span>
      )}
      {camp.online && <LiveDot />}
      {!camp.online && !isOwn(camp) && (
        <span className={styles.asked}>
          <Icon name="clock" size={15} />
          {isArrangedByOthers(camp) ? 'Arranged for you' : 'Answered on request'}
        </span>
      )}
    </div>
  )
}
