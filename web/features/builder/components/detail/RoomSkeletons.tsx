import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import styles from './room-card.module.css'
import section from './rooms-section.module.css'

/** Room cards that are still loading, of the size that they will have. */
export function RoomSkeletons() {
  return (
    <div aria-hidden="true" className={section.groups}>
      <div className={section.wide}>
        <h3 className={section.group}>
          <Bone width={90} height={18} />
        </h3>
        <div className={section.cards}>
          {['a', 'b', 'c', 'd'].map((card) => (
            <div key={card} className={styles.card}>
              <Bone height="100%" radius={0} />
              <div className={styles.body}>
                <Bone width="55%" height={20} />
                <div className={styles.bones}>
                  <BoneLines lines={3} gap={10} />
                </div>
                <div className={styles.foot}>
                  <Bone width={118} height={38} radius={10} />
                </div>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
