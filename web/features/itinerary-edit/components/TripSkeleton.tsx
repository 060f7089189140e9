import { Contours } from '../../../components/brand/Contours'
import { Bone, BoneLines } from '../../../components/feedback/Bone'
import { SkeletonPage, StatusBones } from './SkeletonPage'
import columns from './trip-columns.module.css'
import editing from './trip-editing.module.css'
import styles from './trip-skeleton.module.css'

/** The costing in its final size while the trip loads. */
export function TripSkeleton() {
  return (
    <SkeletonPage page={editing.page}>
      <div className={editing.body}>
        <StatusBones />
        <div className={`${columns.wide} ${styles.columns}`}>
          <div>
            <Bone width={130} height={24} className={styles.heading} />
            {[1, 2, 3].map((stay) => (
              <div key={stay} className={styles.stay}>
                <Bone width={124} height={156} radius={12} />
                <div>
                  <Bone width="46%" height={18} />
                  <BoneLines lines={3} gap={12} />
                </div>
              </div>
            ))}
          </div>
          <div className={styles.middle}>
            <Bone height={440} radius={12} />
            <Bone height={120} radius={12} />
          </div>
          <div className={styles.price}>
            <div className={styles.priceHead}>
              <Contours />
            </div>
            {[6, 4, 5].map((lines) => (
              <div key={lines} className={styles.lines}>
                <BoneLines lines={lines} gap={20} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </SkeletonPage>
  )
}
