import type { PresentationView } from '#shared/api/presentation-shapes'
import styles from './presentation.module.css'

interface AgencyMarkProps {
  readonly agency: PresentationView['agency']
  /** Light logos stand on dark grounds, dark ones on paper. */
  readonly isOnPaper?: boolean
}

/** The agency's logo, or its name where it has none for this ground. */
export function AgencyMark({ agency: { name, theme }, isOnPaper = false }: AgencyMarkProps) {
  const logo = isOnPaper ? theme.logoDark : theme.logo
  return (
    <p className={styles.agency} dir="auto">
      {logo === undefined ? (
        name
      ) : (
        <img src={`/media/${logo}`} alt={name} height={isOnPaper ? 34 : 44} />
      )}
    </p>
  )
}
