import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import { SkeletonPage, StatusBones } from '../SkeletonPage'
import editing from '../trip-editing.module.css'
import styles from './details.module.css'

/** The sheet in its final size while the trip loads. */
export function DetailsSkeleton() {
  return (
    <SkeletonPage page={editing.page}>
      <div className={editing.body}>
        <StatusBones />
        <div className={styles.sheet}>
          <div className={`${styles.wide} ${styles.card}`}>
            <BoneLines lines={12} gap={28} />
          </div>
          <div className={styles.column}>
            <Bone height={330} radius={12} />
          </div>
          <div className={styles.column}>
            <Bone height={280} radius={12} />
          </div>
        </div>
      </div>
    </SkeletonPage>
  )
}
