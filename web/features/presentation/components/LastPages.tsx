import type { PresentationView } from '#shared/api/presentation-shapes'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import { imprintOf, paragraphsOf } from '../model/view-words'
import { AgencyMark } from './AgencyMark'
import { Plate } from './Plate'
import styles from './presentation.module.css'

/** Who planned the journey, and who is there while one travels. */
export function Team({ team }: { readonly team: NonNullable<PresentationView['team']> }) {
  const { people, title } = team
  return (
    <section className={styles.team} data-step id="team" aria-label="Your team">
      <p className={styles.eyebrow}>Your team</p>
      <h2 dir="auto">
        {title ||
          (people.length === 1
            ? 'The person behind your journey'
            : 'The people behind your journey')}
      </h2>
      <ul>
        {people.map(({ name, role, text, email, phone, headshot }) => (
          <li key={`${name} ${email}`} dir="auto">
            <PersonAvatar name={name} size={88} photo={headshot && `/media/${headshot}`} />
            <b>{name}</b>
            {role && <small>{role}</small>}
            {text && <p>{text}</p>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The agency's terms, in columns. */
export function Terms({ terms }: { readonly terms: NonNullable<PresentationView['terms']> }) {
  return (
    <section className={styles.terms} data-step id="terms" aria-label="The terms">
      <div>
        <p className={styles.eyebrow}>The terms</p>
        <h2 dir="auto">{terms.title || 'Plainly put'}</h2>
      </div>
      <div className={styles.termsText} dir="auto">
        {paragraphsOf(terms.text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

/** The last picture, with who made all this. */
export function Closing({
  view,
  closing,
}: {
  readonly view: PresentationView
  readonly closing: ClosingPage
}) {
  const { agency, agent, itineraryId } = view
  return (
    <footer className={styles.closing} data-step id="closing">
      <Plate picture={closing.picture} seed={`${itineraryId}-close`} ratio="2x1" />
      <div className={styles.closingScrim} />
      <div className={styles.closingWords}>
        {closing.text && (
          <p className={styles.lastLine} dir="auto">
            {closing.text}
          </p>
        )}
        <div className={styles.imprint}>
          <AgencyMark agency={agency} />
          {agency.address !== undefined && <span dir="auto">{agency.address}</span>}
          {agent.phone !== undefined && <span>{agent.phone}</span>}
          {agent.email !== undefined && <span>{agent.email}</span>}
          <span className={styles.version}>{imprintOf(view)}</span>
        </div>
      </div>
    </footer>
  )
}
type ClosingPage = NonNullable<PresentationView['closing']>
