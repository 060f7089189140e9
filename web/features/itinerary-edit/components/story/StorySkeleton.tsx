import { Contours } from '../../../../components/brand/Contours'
import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import hero from './story-hero.module.css'
import styles from './story-skeleton.module.css'
import view from './story-view.module.css'

/** The storyboard in its final size while the trip loads. */
export function StorySkeleton() {
  return (
    <main className={view.page} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the itinerary
      </span>
      <div className={hero.hero}>
        <Contours />
      </div>
      <div className={view.body}>
        <div className={view.story}>
          <div className={view.facts}>
            <Bone width={280} height={40} />
          </div>
          {[1, 2].map((day) => (
            <div key={day} className={styles.day}>
              <Bone width={70} height={40} />
              <div className={styles.chapter}>
                <Bone height={300} radius={12} />
                <div className={styles.words}>
                  <BoneLines lines={4} gap={14} />
                </div>
              </div>
            </div>
          ))}
        </div>
        <aside className={view.aside}>
          <Bone height={420} radius={12} />
        </aside>
      </div>
    </main>
  )
}
