import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import styles from './detail.module.css'

export function DetailSkeleton() {
  return (
    <div className={styles.detail} aria-busy="true">
      <div className={styles.payments}>
        <Bone width={180} height={18} />
        <div className={styles.bones}>
          <BoneLines lines={5} gap={22} />
        </div>
      </div>
      <div className={styles.notes}>
        <BoneLines lines={4} gap={12} />
      </div>
    </div>
  )
}
