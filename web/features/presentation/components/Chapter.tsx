import { useMemo } from 'react'
import type { PresentationChapter, PresentationView } from '#shared/api/presentation-shapes'
import { nightsLabel, shortRange } from '#shared/format/dates'
import { chapterWords, paragraphsOf } from '../model/view-words'
import { Joint } from './Joint'
import { Plate } from './Plate'
import styles from './presentation.module.css'
import { RouteMap } from './RouteMap'
import { StayPages } from './StayPages'
import { WhenNear } from './WhenNear'

interface ChapterProps {
  readonly view: PresentationView
  readonly chapter: PresentationChapter
  readonly index: number
}

/** A country: its picture, where in it one goes, and what happens there in the order of travel. */
export function Chapter({ view, chapter, index }: ChapterProps) {
  const { key, title, subtitle, intro, picture, parts, nights, startDate, endDate, country } =
    chapter
  const points = useMemo(() => {
    const ids = new Set(parts.map(({ id }) => id))
    return (view.route?.points ?? []).filter(({ partId }) => ids.has(partId))
  }, [view.route, parts])
  const countries = useMemo(() => (country === undefined ? [] : [country]), [country])
  const paragraphs = paragraphsOf(intro)
  return (
    <section id={key} aria-label={`${chapterWords(index)}, ${title}`}>
      <div className={styles.opening} data-step>
        <Plate picture={picture} seed={key} ratio="2x1" />
        <div className={styles.openingScrim} />
        <div className={styles.openingWords}>
          <p className={styles.chapterLine}>
            {chapterWords(index)}
            <i />
            {nights > 0 && `${nightsLabel(nights)}, `}
            {shortRange(startDate, endDate)}
          </p>
          <h2 dir="auto" className={title.length > 34 ? styles.longTitle : undefined}>
            {title}
          </h2>
          {subtitle && (
            <p className={styles.chapterSub} dir="auto">
              {subtitle}
            </p>
          )}
        </div>
      </div>
      {(paragraphs.length > 0 || points.length > 0) && (
        <div className={styles.intro} data-bare={paragraphs.length === 0 || undefined}>
          <div dir="auto">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {points.length > 0 && (
            <div className={styles.locator}>
              <WhenNear>
                <RouteMap points={points} countries={countries} heightOf={locatorHeight} />
              </WhenNear>
            </div>
          )}
        </div>
      )}
      <div className={styles.thread}>
        {parts.map((part) =>
          part.kind === 'stay' ? (
            <StayPages key={part.id} stay={part} />
          ) : (
            <Joint key={part.id} part={part} />
          ),
        )}
      </div>
    </section>
  )
}

const locatorHeight = (width: number): number => width * 0.78
