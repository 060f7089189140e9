import { featureCodes } from './feature-codes'
import featuresUrl from './features.svg?no-inline'
import styles from './icon.module.css'

interface FeatureIconProps {
  /** One of the 47 codes of 1 §3. */
  readonly code: string
  readonly size?: number
}

const known: ReadonlySet<string> = new Set(featureCodes)

/** The drawing of an amenity or activity; its name stands beside it. An unknown code is warned of and draws nothing (1 §8). */
export function FeatureIcon({ code, size = 16 }: FeatureIconProps) {
  if (!known.has(code)) {
    console.warn(`There is no icon for the feature "${code}"`)
    return null
  }
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`${featuresUrl}#${code}`} />
    </svg>
  )
}
