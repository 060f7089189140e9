import { Contours } from '../../../components/brand/Contours'
import { Bone, BoneLines } from '../../../components/feedback/Bone'
import cover from '../../../components/picture/cover.module.css'
import panel from './start-panel.module.css'
import styles from './trip-look.module.css'

/** A trip that is looked at, in its final size while it loads. */
export function LookSkeleton() {
  return (
    <main aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the itinerary
      </span>
      <div className={`${cover.cover} ${styles.hero}`}>
        <Contours />
      </div>
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={styles.tabs}>
            <Bone width={320} height={34} />
          </div>
          <ul className={styles.stays}>
            {[1, 2, 3].map((stay) => (
              <li key={stay}>
                <Bone height={190} radius={0} />
                <div className={panel.panel}>
                  <BoneLines lines={3} gap={10} />
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.panel}>
          <div className={panel.panel}>
            <BoneLines lines={9} gap={22} />
          </div>
        </div>
      </div>
    </main>
  )
}
