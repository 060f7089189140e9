import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import card from './camp-card.module.css'
import column from './camp-column.module.css'
import styles from './camp-row.module.css'

/** A line of the list that is still loading, of the size that it will have. */
export function RowSkeleton({ hasDate }: { readonly hasDate: boolean }) {
  return (
    <div className={hasDate ? `${styles.row} ${styles.dated}` : styles.row} aria-hidden="true">
      <Bone height="100%" radius={0} />
      <div className={styles.body}>
        <Bone width={220} height={24} />
        <Bone width={150} height={13} className={styles.bone} />
        <div className={styles.text}>
          <BoneLines lines={3} gap={10} />
        </div>
        <div className={styles.foot}>
          <Bone width={150} height={18} />
          <span className={styles.facts} />
          <Bone width={118} height={42} radius={10} />
        </div>
      </div>
      {hasDate && <div className={column.column} />}
    </div>
  )
}

export function CardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <Bone height={230} radius={0} />
      <div className={card.body}>
        <Bone width="70%" height={20} />
        <Bone width="45%" height={13} className={styles.bone} />
        <div className={card.text}>
          <BoneLines lines={3} />
        </div>
        <Bone height={36} radius={10} />
      </div>
    </div>
  )
}
