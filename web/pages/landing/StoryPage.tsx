import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Contours } from '../../components/brand/Contours'
import { Icon } from '../../components/icons/Icon'
import { registerAddress } from '../../lib/contact/contact'
import frame from './frame.module.css'
import { LandingFoot } from './LandingFoot'
import { LandingNav } from './LandingNav'
import type { Story } from './landing-words'
import { StorySection } from './StorySection'
import styles from './story-page.module.css'

interface StoryPageProps {
  readonly story: Story
  readonly picture: ReactNode
}

/** One of the three marketing subpages: a headline on forest, the story with its picture, and what it means. */
export function StoryPage({ story, picture }: StoryPageProps) {
  return (
    <>
      <header className={styles.banner}>
        <Contours />
        <LandingNav here={story.path} />
        <h1 className={styles.headline}>{story.headline}</h1>
        <div className={`${frame.actions} ${styles.offer}`}>
          <Button variant="main" size="large" href={registerAddress} endIcon={<Icon name="arrow-right" />}>
            Register your agency
          </Button>
        </div>
      </header>
      <main className={styles.storyPage}>
        <StorySection story={story} picture={picture} linked={false} />
        <section className={styles.chapters} aria-label="What it means">
          {story.chapters.map(({ title, text }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </section>
      </main>
      <LandingFoot />
    </>
  )
}
