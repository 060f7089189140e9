import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { canDo } from '#shared/itinerary/transitions'
import { TitledCard } from '../../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { BoneLines } from '../../../../components/feedback/Bone'
import { Segmented } from '../../../../components/inputs/Segmented'
import { moneyText } from '../../../../components/money/money-parts'
import { costChangesQuery } from '../../../../trip/api/cost-changes-query'
import { historyQuery } from '../../../../trip/api/history-query'
import { restoreVersion } from '../../../../trip/api/trip-calls'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import { type HistoryLine, historyLine, lastVersions } from '../../../../trip/life/history-lines'
import { instantWords } from '../../../../trip/life/instant-words'
import { useTripPage } from '../../../../trip/page/trip-page'
import { CostChanges } from './CostChanges'
import styles from './history.module.css'

/** Most versions that are shown at once: beyond that nobody reads a list. */
const mostVersions = 100

interface HistoryCardProps {
  /** Begins with every version, not with the last few. */
  readonly isWhole?: boolean
}

/** The last versions: what each changed, who did it, and when. */
export function HistoryCard({ isWhole = false }: HistoryCardProps) {
  const { state, permission } = useTripPage()
  const { id, version, currency } = state.base
  const [showsAll, setShowsAll] = useState(isWhole)
  const limit = showsAll ? mostVersions : lastVersions
  const history = useQuery(historyQuery(id, { version, limit }))
  const costs = useQuery(costChangesQuery(id, version))
  const changes = costs.data ?? []
  const [shown, setShown] = useState<Listed>('versions')
  const [restores, setRestores] = useState<HistoryLine>()
  const [isAsked, setAsked] = useState(false)
  const call = useTripCall()
  const mayRestore = canDo('restore', state.base.state) && !permission.isLocked
  const ask = (line: HistoryLine) => {
    setRestores(line)
    setAsked(true)
  }
  const lines = (history.data ?? []).slice(0, limit).map((entry) => historyLine(entry, currency))
  return (
    <TitledCard
      title="History"
      actions={
        version > lastVersions && (
          <Button size="xsmall" variant="text" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? `Last ${lastVersions} versions` : `All ${version} versions`}
          </Button>
        )
      }
    >
      {changes.length > 0 && <Segmented label="What is listed" value={shown} segments={lists} onChange={setShown} />}
      {shown === 'costs' && <CostChanges changes={changes} />}
      {shown === 'versions' && history.isPending && <BoneLines lines={4} gap={14} />}
      {shown === 'versions' && history.isError && history.data === undefined && (
        <p className={styles.failed}>
          The history could not be loaded.{' '}
          <button type="button" className={styles.link} onClick={() => void history.refetch()}>
            Try again
          </button>
        </p>
      )}
      {shown === 'versions' && (
        <ol className={showsAll ? `${styles.list} ${styles.all}` : styles.list}>
          {lines.map((line) => (
            <Version
              key={line.version}
              line={line}
              isPresent={line.version === version}
              onRestore={mayRestore ? () => ask(line) : undefined}
            />
          ))}
        </ol>
      )}
      <ConfirmDialog
        open={isAsked}
        title={`Restore version ${restores?.version ?? ''}?`}
        text="What it held becomes the newest version: segments, travelers, rates and amounts. State, payments and booking stay, and nothing of the history is lost."
        confirmLabel="Restore"
        onCancel={() => setAsked(false)}
        onConfirm={async () => {
          const earlier = restores?.version
          if (earlier !== undefined)
            await call((seen) => restoreVersion(seen, earlier), `Version ${earlier} is restored.`)
          setAsked(false)
        }}
      />
    </TitledCard>
  )
}

const lists = [
  { value: 'versions', label: 'Versions' },
  { value: 'costs', label: 'Supplier costs' },
] as const
type Listed = (typeof lists)[number]['value']

interface VersionProps {
  readonly line: HistoryLine
  readonly isPresent: boolean
  readonly onRestore: (() => void) | undefined
}

function Version({ line, isPresent, onRestore }: VersionProps) {
  const { trip } = useTripPage()
  const { version, text, title, all, sellChange, by, at } = line
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return (
    <li className={isPresent ? styles.present : undefined}>
      <span className={`${styles.version} tabular`}>v{version}</span>
      <div>
        <p>{isOpen ? title : text}</p>
        <span className={`${styles.who} tabular`}>
          {by}, <time dateTime={at.toISOString()}>{instantWords(at, new Date())}</time>
        </span>
        {all.length > 0 && (
          <button
            type="button"
            className={styles.restore}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Fewer' : 'All'} changes
            <span className="visually-hidden"> of version {version}</span>
          </button>
        )}
        {!isPresent && onRestore !== undefined && (
          <button
            type="button"
            className={styles.restore}
            aria-label={`Restore version ${version}`}
            onClick={onRestore}
          >
            Restore
          </button>
        )}
        <ul id={listId} className={styles.changes} hidden={!isOpen}>
          {/* biome-ignore lint/suspicious/noArrayIndexKey: two may read the same, and none of them moves */}
          {isOpen && all.map((change, index) => <li key={index}>{change}</li>)}
        </ul>
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
