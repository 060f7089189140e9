import type { PresentationView } from '#shared/api/presentation-shapes'
import { nightsLabel } from '#shared/format/dates'
import { hueOf } from '#shared/map/view-route'
import { chapterWords } from '../model/view-words'
import styles from './presentation.module.css'
import { RouteMap } from './RouteMap'
import { WhenNear } from './WhenNear'

interface RouteFilmProps {
  readonly view: PresentationView
  readonly route: NonNullable<PresentationView['route']>
}

/** More stays than fit a screen beside the map: the list is then read along it. */
const maxBeside = 9

/** The whole journey on the map, which draws itself while one reads on. */
export function RouteFilm({ view, route }: RouteFilmProps) {
  const chapters = view.chapters.map((chapter) => ({
    ...chapter,
    stays: chapter.parts.filter(({ kind }) => kind === 'stay'),
  }))
  const count = chapters.reduce((sum, { stays }) => sum + stays.length, 0)
  const countries = chapters.flatMap(({ country = [] }) => country)
  return (
    <section
      className={styles.film}
      data-step
      data-long={count > maxBeside || undefined}
      id="route"
      aria-label="The route"
    >
      <div className={styles.stops}>
        <p className={styles.eyebrow}>The route</p>
        <h2 dir="auto">{route.title ?? view.subtitle ?? view.title}</h2>
        {chapters.map(({ key, title, nights, stays }, index) => (
          <section key={key} aria-label={`Route, ${chapterWords(index)}, ${title}`}>
            <p className={styles.land}>
              <b dir="auto">{title}</b>
              <span>{nightsLabel(nights)}</span>
            </p>
            <ol>
              {stays.map(({ id, number = 1, title: name, region, nights: own }) => (
                <li key={id} data-hue={hueOf(number)}>
                  <i>{number}</i>
                  <a href={`#part-${id}`} dir="auto">
                    {name}
                    {region !== undefined && <small>{region}</small>}
                  </a>
                  <span>{own}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <div className={styles.filmMap}>
        <WhenNear>
          <RouteMap points={route.points} countries={countries} heightOf={filmHeight} isFilm />
        </WhenNear>
      </div>
    </section>
  )
}

/** Beside the list the map is as high as the screen; below it, nearly square. */
const filmHeight = (width: number): number =>
  width >= 560 ? Math.min(1200, Math.max(600, innerHeight)) : Math.min(560, width * 1.15)
