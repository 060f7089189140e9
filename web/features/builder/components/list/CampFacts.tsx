import { childRestriction, isTooYoung, youngestChildAge } from '#shared/rooms/child-age'
import { LiveDot } from '../../../../components/feedback/LiveDot'
import { Icon } from '../../../../components/icons/Icon'
import { type BuilderCamp, isArrangedByOthers, isOwn } from '../../model/builder-camp'
import { useBuilder } from '../../state/builder-store'
import styles from './camp-row.module.css'

/** From what age children may stay, and how its availability is known. */
export function CampFacts({ camp }: { readonly camp: BuilderCamp }) {
  const { minChildAge } = camp
  const youngest = useBuilder((data) => youngestChildAge(data.children, data.childrenAges))
  const words = isTooYoung(youngest, minChildAge)
    ? `${childRestriction(minChildAge)}: not for your child of ${youngest}`
    : childRestriction(minChildAge)
  return (
    <div className={styles.facts}>
      {minChildAge > 0 && (
        <span
          className={isTooYoung(youngest, minChildAge) ? `${styles.child} ${styles.tooYoung}` : styles.child}
          data-tip={words}
        >
          <Icon name="baby" size={16} />
          <span aria-hidden="true">
            {isTooYoung(youngest, minChildAge) ? `Ages ${minChildAge} and up only` : `${minChildAge}+`}
          </span>
          <span className="visually-hidden">{words}</span>
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
