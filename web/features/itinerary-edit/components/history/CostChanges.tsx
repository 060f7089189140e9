import type { CostChangeView } from '#shared/api/itinerary-shapes'
import { moneyText } from '../../../../components/money/money-parts'
import { instantWords } from '../../../../trip/life/instant-words'
import styles from './history.module.css'

/** How the suppliers' costs changed, and what of: the last first. */
export function CostChanges({ changes }: { readonly changes: readonly CostChangeView[] }) {
  return (
    <ol className={`${styles.list} ${styles.all}`}>
      {changes.map(({ version, at, cost, currency, segments }) => (
        <li key={version}>
          <span className={`${styles.version} tabular`}>v{version}</span>
          <div>
            {segments.map(({ id, title, from, to }) => (
              <p key={id} className="tabular">
                {title}: {moneyText(from, currency)} to {moneyText(to, currency)}
              </p>
            ))}
            <time className={`${styles.who} tabular`} dateTime={at}>
              {instantWords(new Date(at), new Date())}
            </time>
          </div>
          <span className={`${styles.change} tabular`}>
            <span className="visually-hidden">Cost </span>
            {cost.to > cost.from ? '+' : ''}
            {moneyText(cost.to - cost.from, currency)}
          </span>
        </li>
      ))}
    </ol>
  )
}
