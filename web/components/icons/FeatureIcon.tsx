import featuresUrl from './features.svg?no-inline'
import styles from './icon.module.css'

interface FeatureIconProps {
  /** One of the 47 codes of 1 §3. */
  readonly code: string
  readonly size?: number
}

/**
 * The icon of an amenity or activity, shown beside its name. An unknown code logs a warning and
 * draws nothing (1 §8).
 */
export function FeatureIcon({ code, size = 16 }: FeatureIconProps) {
  if (!iconCodes.has(code)) {
    console.warn(`There is no icon for the feature "${code}"`)
    return null
  }
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`${featuresUrl}#${code}`} />
    </svg>
  )
}

/**
 * The 47 feature codes of 1 §3, each a symbol of features.svg. A test keeps the two lists in step.
 */
export const featureCodes = [
  'AIRC',
  'BARG',
  'BIRD',
  'BOAT',
  'CANO',
  'CUEX',
  'CYCL',
  'DISA',
  'ELIN',
  'FAMI',
  'FISH',
  'GADR',
  'GOLF',
  'GOTR',
  'GUWA',
  'GYMN',
  'HABA',
  'HEFL',
  'HIDE',
  'HIKE',
  'HORS',
  'JACZ',
  'JETS',
  'KIDS',
  'LAUA',
  'LAUN',
  'MATR',
  'MOKO',
  'NIDR',
  'OUSH',
  'PRPO',
  'PWIF',
  'QUBI',
  'RHTR',
  'RMSV',
  'SCFL',
  'SCUB',
  'SNRK',
  'SPTR',
  'STBE',
  'SURF',
  'SWPO',
  'TENN',
  'TRTL',
  'WHAL',
  'WIFI',
  'WINE',
] as const

const iconCodes: ReadonlySet<string> = new Set(featureCodes)
