import { Bone, BoneLines } from '../../../components/feedback/Bone'
import styles from './date-slide.module.css'
import year from './year-calendar.module.css'

/** Thirteen, because the year mostly begins within a month. */
const months = Array.from({ length: 13 }, (_, month) => month)

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
              <Bone height={180} radius={8} />
            </span>
          ))}
        </div>
        <div className={year.legend}>
          <Bone width={420} height={18} />
        </div>
      </div>
      <div className={styles.side}>
        <Bone height={72} radius={12} />
        {[1, 2, 3, 4, 5].map((start) => (
          <BoneLines key={start} lines={3} gap={8} />
        ))}
      </div>
    </div>
  )
}
