import { useQuery } from '@tanstack/react-query'
import { FeatureIcon } from '../../../../components/icons/FeatureIcon'
import { featuresQuery } from '../../api/features-query'
import type { BuilderCamp } from '../../model/builder-camp'
import { featuresThatFit } from '../../model/features-that-fit'
import styles from './camp-features.module.css'

interface CampFeaturesProps {
  readonly camp: BuilderCamp
  /** Pixels that there are for them. */
  readonly room: number
}

/** What a camp has and what one does there, as icons with names, and '+n' for the rest. */
export function CampFeatures({ camp, room }: CampFeaturesProps) {
  const { data: features } = useQuery(featuresQuery())
  if (camp.campFeatures.length === 0) return <div className={styles.none} />
  const nameOf = (id: string) => features?.get(id)?.featureName ?? id
  const most = featuresThatFit(camp.campFeatures.map(nameOf), room)
  const rest = camp.campFeatures.slice(most)
  return (
    <ul className={styles.features} aria-label="Features">
      {camp.campFeatures.slice(0, most).map((id) => (
        <li key={id} className={styles.feature}>
          <FeatureIcon code={id} size={16} />
          <span>{nameOf(id)}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li className={styles.more} data-tip={rest.map(nameOf).join('\n')}>
          <span aria-hidden="true">+{rest.length}</span>
          <span className="visually-hidden">{rest.map(nameOf).join(', ')}</span>
        </li>
      )}
    </ul>
  )
}
