import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import styles from './table.module.css'

/** A row that loads, of the final size. */
export function SkeletonRow() {
  return (
    <tr className={styles.row}>
      <td />
      <td>
        <span className={styles.trip}>
          <Bone width={60} height={40} radius={7} />
          <span className={styles.grow}>
            <BoneLines lines={2} gap={6} />
          </span>
        </span>
      </td>
      <td>
        <Bone width={130} />
      </td>
      <td>
        <Bone width={110} height={26} radius={13} />
      </td>
      <td>
        <BoneLines lines={2} gap={6} />
      </td>
      <td>
        <Bone width={96} className={styles.right} />
      </td>
      <td>
        <Bone width={70} className={styles.right} />
      </td>
      <td>
        <Bone width={132} height={20} />
      </td>
      <td>
        <Bone width={120} height={26} radius={13} />
      </td>
      <td>
        <Bone width={26} height={26} radius={13} />
      </td>
      <td />
    </tr>
  )
}
