import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BoneLines } from '../../../../components/feedback/Bone'
import { moneyText } from '../../../../components/money/money-parts'
import { historyQuery } from '../../api/history-query'
import { type HistoryLine, historyLine, instantWords, lastVersions } from '../../model/history-lines'
import { useTripPage } from '../../state/trip-page'
import styles from './history.module.css'

/** Most versions that are shown at once: beyond that nobody reads a list. */
const mostVersions = 100

/** The last versions: what each changed, who did it, and when. */
export function HistoryCard() {
  const { state } = useTripPage()
  const { id, version, currency } = state.base
  const [showsAll, setShowsAll] = useState(false)
  const limit = showsAll ? mostVersions : lastVersions
  const history = useQuery(historyQuery(id, { version, limit }))
  const lines = (history.data ?? []).slice(0, limit).map((entry) => historyLine(entry, currency))
  return (
    <section className={styles.card} aria-label="History">
      <header className={styles.head}>
        <h2>History</h2>
        {version > lastVersions && (
          <Button size="xsmall" variant="text" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? `Last ${lastVersions} versions` : `All ${version} versions`}
          </Button>
        )}
      </header>
      {history.isPending && <BoneLines lines={4} gap={14} />}
      {history.isError && history.data === undefined && (
        <p className={styles.failed}>
          The history could not be loaded.{' '}
          <button type="button" className={styles.link} onClick={() => void history.refetch()}>
            Try again
          </button>
        </p>
      )}
      <ol className={showsAll ? `${styles.list} ${styles.all}` : styles.list}>
        {lines.map((line) => (
          <Version key={line.version} line={line} isPresent={line.version === version} />
        ))}
      </ol>
    </section>
  )
}

function Version({ line, isPresent }: { readonly line: HistoryLine; readonly isPresent: boolean }) {
  const { trip } = useTripPage()
  const { version, text, sellChange, by, at } = line
  return (
    <li className={isPresent ? styles.present : undefined}>
      <span className={`${styles.version} tabular`}>v{version}</span>
      <div>
        <p>{text}</p>
        <span className={`${styles.who} tabular`}>
          {by}, <time dateTime={at.toISOString()}>{instantWords(at, new Date())}</time>
        </span>
      </div>
      {sellChange !== undefined && sellChange !== 0 && (
        <span className={`${styles.change} tabular`}>
          <span className="visually-hidden">Sell </span>
          {sellChange > 0 ? '+' : ''}
          {moneyText(sellChange, trip.currency)}
        </span>
      )}
    </li>
  )
}
