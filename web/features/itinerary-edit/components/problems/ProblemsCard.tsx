import { TitledCard } from '../../../../components/card/TitledCard'
import { Icon } from '../../../../components/icons/Icon'
import type { ProblemAdvice } from '../../../../trip/life/trip-problems'
import { goToAnchor } from '../../../../trip/page/go-to-anchor'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import styles from './problems.module.css'

/** What is wrong with the trip, what to do about each, and the way there. */
export function ProblemsCard() {
  const { problems, trip } = useTripPage()
  return (
    <TitledCard
      title="Problems"
      note={problems.length > 0 && <span className={`${styles.count} tabular`}>{problems.length}</span>}
    >
      {problems.length === 0 ? (
        <p className={styles.none}>
          <Icon name="circle-check" size={17} />
          {nothingWords(trip)}
        </p>
      ) : (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <Problem key={problem.key} problem={problem} />
          ))}
        </ul>
      )}
    </TitledCard>
  )
}

function Problem({ problem: { severity, title, text, remedy } }: { readonly problem: ProblemAdvice }) {
  const { getQuote } = useTripPage()
  const isError = severity === 'error'
  return (
    <li className={isError ? styles.error : styles.warning}>
      <Icon name={isError ? 'triangle-alert' : 'clock-alert'} size={17} label={isError ? 'Problem' : 'Worth knowing'} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {remedy?.kind === 'place' && (
          <button type="button" className={styles.link} onClick={() => goToAnchor(remedy.anchor)}>
            {remedy.label}
          </button>
        )}
        {remedy?.kind === 'quote' && (
          <button type="button" className={styles.link} onClick={() => void getQuote()}>
            {remedy.label}
          </button>
        )}
      </div>
    </li>
  )
}

function nothingWords({ quotedAt, itinerary }: Trip): string {
  if (itinerary.segments.length === 0) return 'Nothing to check yet: choose the first camp.'
  return quotedAt === undefined
    ? 'Nothing yet. Get a quote to have rooms and rates checked.'
    : 'Nothing stands in the way.'
}
