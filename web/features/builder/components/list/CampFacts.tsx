import { childRestriction, isTooYoung, youngestChildAge } from '#shared/rooms/child-age'
import { LiveDot } from '../../../../components/feedback/LiveDot'
import { Icon } from '../../../../components/icons/Icon'
import {
  type BuilderCamp,
  isArrangedByOthers,
  isOwn,
} from '../../../../trip/building/model/builder-camp'
import { useBuilder } from '../../../../trip/building/state/builder-store'

/** Minimum child age, and whether availability is live or on request. */
export function CampFacts({ camp }: { readonly camp: BuilderCamp }) {
  const youngest = useBuilder((data) => youngestChildAge(data.children, data.childrenAges))
  return (
    <div className="facts">
      {camp.minChildAge > 0 && <ChildMark minChildAge={camp.minChildAge} youngest={youngest} />}
      {camp.online && <LiveDot />}
      {!camp.online && !isOwn(camp) && (
        <span className="fact">
          <Icon name="clock" size={15} />
          {isArrangedByOthers(camp) ? 'Arranged for you' : 'Availability on request'}
        </span>
      )}
    </div>
  )
}

interface ChildMarkProps {
  readonly minChildAge: number
  /** Age of the party's youngest child; undefined without children. */
  readonly youngest: number | undefined
}

/** Minimum child age, highlighted when the party's youngest child is below it. */
export function ChildMark({ minChildAge, youngest }: ChildMarkProps) {
  const isRefused = isTooYoung(youngest, minChildAge)
  const restriction = childRestriction(minChildAge)
  const words = isRefused ? `${restriction}; your youngest child is ${youngest}` : restriction
  return (
    <span className={isRefused ? 'fact child too-young' : 'fact child'} data-tip={words}>
      <Icon name="baby" size={16} />
      <span aria-hidden="true">
        {isRefused ? `Ages ${minChildAge} and up only` : `${minChildAge}+`}
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
