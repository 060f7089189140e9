import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import { SkeletonPage } from '../SkeletonPage'
import hero from './story-hero.module.css'
import styles from './story-skeleton.module.css'
import view from './story-view.module.css'

/** The storyboard in its final size while the trip loads. */
export function StorySkeleton() {
  return (
    <SkeletonPage page={view.page} hero={hero.hero}>
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
    </SkeletonPage>
  )
}
