import type { ReactNode } from 'react'
import { Contours } from '../../components/brand/Contours'
import { Icon } from '../../components/icons/Icon'
import { PublicLink } from '../../components/navigation/PublicLink'
import type { Story } from './landing-words'
import styles from './story.module.css'

interface StorySectionProps {
  readonly story: Story
  readonly picture: ReactNode
  readonly ground?: 'paper' | 'sand' | 'forest'
  /** Links to the story's own page. */
  readonly linked?: boolean
  /** The picture stands on the left. */
  readonly mirrored?: boolean
}

/** One of the three stories: its words, and a piece of the product beside them. */
export function StorySection({ story, picture, ground = 'paper', linked = true, mirrored = false }: StorySectionProps) {
  const look = [styles.story, styles[ground], mirrored && styles.mirrored].filter(Boolean).join(' ')
  return (
    <section className={look} aria-labelledby={story.name}>
      {ground === 'forest' && <Contours />}
      <div className={styles.words}>
        <h2 id={story.name}>{story.name}</h2>
        <p className={styles.storyLead}>{story.lead}</p>
        <ul className={styles.points}>
          {story.points.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={20} />
              <div>
                <b>{title}</b>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        {linked && (
          <PublicLink href={story.path} className={styles.more}>
            {story.more}
            <Icon name="arrow-right" size={16} />
          </PublicLink>
        )}
      </div>
      <div className={styles.picture}>{picture}</div>
    </section>
  )
}
