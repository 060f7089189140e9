import { Bone, BoneLines } from '../../../components/feedback/Bone'
import styles from './date-slide.module.css'
import year from './year-calendar.module.css'

const months = Array.from({ length: 12 }, (_, month) => month)

/** The year and the list at their final size, while the search is under way. */
export function DateSlideSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label="Looking for other dates">
      <div>
        <div className={styles.bar}>
          <Bone width={240} height={18} />
        </div>
        <div className={year.year}>
          {months.map((month) => (
            <span key={month} className={styles.boneMonth}>
              <Bone width={96} height={14} />
              <Bone height={150} radius={8} />
            </span>
          ))}
        </div>
      </div>
      <div className={styles.side}>
        <Bone height={140} radius={12} />
        <BoneLines lines={6} gap={14} />
      </div>
    </div>
  )
}
