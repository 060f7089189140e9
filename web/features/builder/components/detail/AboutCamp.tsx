import { useQuery } from '@tanstack/react-query'
import { BoneLines } from '../../../../components/feedback/Bone'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { FeatureIcon } from '../../../../components/icons/FeatureIcon'
import { campInfoQuery } from '../../api/camp-info-query'
import { featuresQuery } from '../../api/features-query'
import type { BuilderCamp } from '../../model/builder-camp'
import { isOwn, ownCamp } from '../../model/own-camp'
import styles from './about-camp.module.css'

/** 'About …': what the place is, and its amenities and activities with their counts. */
export function AboutCamp({ camp }: { readonly camp: BuilderCamp }) {
  if (isOwn(camp)) return <About name={camp.campName} paragraphs={[ownCamp.campInfo]} />
  return <AboutSupplier camp={camp} />
}

function AboutSupplier({ camp }: { readonly camp: BuilderCamp }) {
  const { data: info, isPending, error, refetch } = useQuery(campInfoQuery(camp.supplierCode))
  if (error !== null) {
    return (
      <div className={styles.failed}>
        <ErrorState title={`${camp.campName} could not be described`} error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <section className={styles.about}>
      {isPending ? (
        <div>
          <h2>About {camp.campName}</h2>
          <div className={styles.bones}>
            <BoneLines lines={6} gap={14} />
          </div>
        </div>
      ) : (
        <Description name={camp.campName} paragraphs={info.description} />
      )}
      <div className={styles.lists}>
        <FeatureList title="Amenities" counts={info?.amenities} />
        <FeatureList title="Activities" counts={info?.activities} />
      </div>
    </section>
  )
}

interface DescriptionProps {
  readonly name: string
  readonly paragraphs: readonly string[]
}

function About(about: DescriptionProps) {
  return (
    <section className={styles.about}>
      <Description {...about} />
    </section>
  )
}

function Description({ name, paragraphs }: DescriptionProps) {
  return (
    <div>
      <h2>About {name}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.lead}>
          {paragraph}
        </p>
      ))}
    </div>
  )
}

interface FeatureListProps {
  readonly title: string
  readonly counts: readonly { readonly featureId: string; readonly count: number }[] | undefined
}

function FeatureList({ title, counts }: FeatureListProps) {
  const { data: features } = useQuery(featuresQuery())
  if (counts?.length === 0) return null
  return (
    <div>
      <h3 className={styles.listTitle}>{title}</h3>
      {counts === undefined ? (
        <div className={styles.bones}>
          <BoneLines lines={6} gap={22} />
        </div>
      ) : (
        <ul className={styles.list}>
          {counts.map(({ featureId, count }) => (
            <li key={featureId}>
              <FeatureIcon code={featureId} size={18} />
              <span>{features?.get(featureId)?.featureName ?? featureId}</span>
              {count > 0 && <em className="tabular">{count}</em>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
