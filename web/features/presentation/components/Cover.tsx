import type { PresentationView } from '#shared/api/presentation-shapes'
import { dateFormat } from '#shared/dates/format-date'
import { dateInZone } from '#shared/dates/zoned-time'
import { Film } from '../../../components/film/Film'
import { Icon } from '../../../components/icons/Icon'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import { mediaUrl } from '../../../lib/media/picture-url'
import { chapterWords, coverFacts, paragraphsOf } from '../model/view-words'
import { AgencyMark } from './AgencyMark'
import { Plate } from './Plate'
import styles from './presentation.module.css'

/** The first screen: whose journey it is, where it leads, and when. */
export function Cover({ view }: { readonly view: PresentationView }) {
  const {
    title,
    subtitle,
    client,
    chapters,
    cover,
    heldUntil,
    heldZone = 'UTC',
    itineraryId,
  } = view
  const isLong = title.length > 42
  return (
    <header className={styles.cover} data-step id="cover">
      <Plate picture={cover.picture} seed={itineraryId} ratio="16x9" eager />
      <div className={styles.coverScrim} />
      <div className={styles.bar}>
        <AgencyMark agency={view.agency} />
        <nav aria-label="Contents">
          {view.sections.includes('route') && <a href="#route">The route</a>}
          {chapters.slice(0, 4).map((chapter, index) => (
            <a key={chapter.key} href={`#${chapter.key}`} dir="auto" title={chapterWords(index)}>
              {chapter.title}
            </a>
          ))}
          {view.price !== undefined && <a href="#price">The price</a>}
        </nav>
      </div>
      <div className={styles.coverWords}>
        {client !== undefined && <p dir="auto">For {client}</p>}
        <h1 dir="auto" className={isLong ? styles.longTitle : undefined}>
          {title}
        </h1>
        {subtitle !== undefined && subtitle !== '' && (
          <p className={styles.subtitle} dir="auto">
            {subtitle}
          </p>
        )}
        {view.film !== undefined && (
          <Film film={view.film} title={title} poster={mediaUrl(cover.picture?.s3Key, '16x9')} />
        )}
      </div>
      <div className={styles.facts}>
        <dl>
          {coverFacts(view).map(({ value, label }) => (
            <div key={label}>
              <dt>{value}</dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        {heldUntil !== undefined && (
          <p className={styles.held}>
            <Icon name="hourglass" size={20} />
            <span>
              <b>Rooms held for you</b>
              until {heldDay(dateInZone(new Date(heldUntil), heldZone))}
            </span>
          </p>
        )}
      </div>
    </header>
  )
}

const heldDay = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** What the agent writes to the client before the journey begins. */
export function Letter({
  view,
  letter,
}: {
  readonly view: PresentationView
  readonly letter: LetterText
}) {
  const { agent } = view
  const [first, ...rest] = paragraphsOf(letter.text)
  return (
    <section className={styles.letter} data-step id="letter" aria-label="A letter to you">
      <div className={styles.writer}>
        <PersonAvatar
          name={agent.name}
          size={72}
          photo={agent.headshot && `/media/${agent.headshot}`}
        />
        <p>
          <b dir="auto">{agent.name}</b>
          planned this journey for you
        </p>
      </div>
      <div className={styles.letterText} dir="auto">
        {letter.title && <h2>{letter.title}</h2>}
        <p className={styles.firstWords}>{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.sign}>{agent.name.split(' ')[0]}</p>
      </div>
    </section>
  )
}
type LetterText = NonNullable<PresentationView['letter']>
