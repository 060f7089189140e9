import { useState } from 'react'
import { nightsLabel } from '#shared/format/dates'
import { TitledCard } from '../../../components/card/TitledCard'
import { Segmented } from '../../../components/inputs/Segmented'
import { mealNights } from '../model/whole-trip'
import { type StayOfTrip, useInclusions } from '../state/use-inclusions'
import styles from './inclusions.module.css'
import { StayInclusions } from './StayInclusions'
import { WholeTrip } from './WholeTrip'

export interface InclusionsCardProps {
  /** In the order of the journey. */
  readonly stays: readonly StayOfTrip[]
}

const views = [
  { value: 'stays', label: 'By stay' },
  { value: 'trip', label: 'Whole trip' },
] as const
type View = (typeof views)[number]['value']

/** What the stays are sold with: meals and what else their rates include, by stay and over the whole trip. */
export function InclusionsCard({ stays }: InclusionsCardProps) {
  const [view, setView] = useState<View>('stays')
  const { known, failed, tryAgain } = useInclusions(stays)
  const meals = mealNights(known).filter(({ mealBasis }) => mealBasis !== '')
  return (
    <TitledCard
      title="Inclusions"
      id="inclusions"
      actions={stays.length > 1 && <Segmented label="Inclusions" value={view} segments={views} onChange={setView} />}
    >
      {stays.length === 0 && <p className={styles.none}>No stays yet. What their rates include will stand here.</p>}
      {failed > 0 && (
        <p className={styles.failed} role="alert">
          What {failed === 1 ? 'one of the stays includes' : `${failed} of the stays include`} could not be loaded
          {meals.length > 0 && ': what was quoted stands in for it'}.{' '}
          <button type="button" className={styles.link} onClick={tryAgain}>
            Try again
          </button>
        </p>
      )}
      {view === 'trip' && meals.length > 0 && (
        <ul className={styles.meals} aria-label="Nights by meal basis">
          {meals.map(({ mealBasis, nights }) => (
            <li key={mealBasis}>
              {mealBasis} <span className="tabular">{nightsLabel(nights)}</span>
            </li>
          ))}
        </ul>
      )}
      {view === 'trip' ? (
        <WholeTrip stays={known} isPending={known.some(({ isPending }) => isPending)} />
      ) : (
        <ol className={styles.stays}>
          {known.map((one) => (
            <StayInclusions key={one.stay.id} {...one} />
          ))}
        </ol>
      )}
    </TitledCard>
  )
}
