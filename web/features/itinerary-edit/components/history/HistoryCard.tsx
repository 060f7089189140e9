import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { CostChangeView } from '#shared/api/itinerary-shapes'
import type { ItineraryId } from '#shared/ids/ids'
import { canDo } from '#shared/itinerary/transitions'
import { TitledCard } from '../../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { BoneLines } from '../../../../components/feedback/Bone'
import { Segmented } from '../../../../components/inputs/Segmented'
import { moneyText } from '../../../../components/money/money-parts'
import { api } from '../../../../lib/api/api'
import { historyQuery } from '../../../../trip/api/history-query'
import { restoreVersion } from '../../../../trip/api/trip-calls'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import {
  type HistoryLine,
  historyLine,
  lastVersions,
  readVersions,
} from '../../../../trip/life/history-lines'
import { instantWords } from '../../../../trip/life/instant-words'
import { useTripPage } from '../../../../trip/page/trip-page'

/** Maximum number of versions shown at once. */
const maxVersions = 100

interface HistoryCardProps {
  /** Starts with all versions expanded. */
  readonly isWhole?: boolean
}

/** The latest versions: what changed, who did it, and when. */
export function HistoryCard({ isWhole = false }: HistoryCardProps) {
  const { state, permission } = useTripPage()
  const { id, version, currency } = state.base
  const [showsAll, setShowsAll] = useState(isWhole)
  const limit = showsAll ? maxVersions : lastVersions
  const history = useQuery(
    historyQuery(id, { version, limit: showsAll ? maxVersions : readVersions }),
  )
  const costs = useQuery(costChangesQuery(id, version))
  const changes = costs.data ?? []
  const [shown, setShown] = useState<Listed>('versions')
  const [restores, setRestores] = useState<HistoryLine>()
  const [isAsked, setAsked] = useState(false)
  const call = useTripCall()
  const isCancelled = state.base.state === 'cancelled'
  const mayRestore = canDo('restore', state.base.state) && !isCancelled && !permission.isLocked
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
          <Button
            size="xsmall"
            variant="text"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? `Last ${lastVersions} versions` : `All ${version} versions`}
          </Button>
        )
      }
    >
      {changes.length > 0 && (
        <Segmented label="History type" value={shown} segments={lists} onChange={setShown} />
      )}
      {shown === 'costs' && <CostChanges changes={changes} />}
      {shown === 'versions' && history.isPending && <BoneLines lines={4} gap={14} />}
      {shown === 'versions' && history.isError && history.data === undefined && (
        <Box component="p" sx={{ fontSize: 13, color: 'ink.second' }}>
          The history couldn’t be loaded.{' '}
          <Box
            component="button"
            type="button"
            sx={{ fontWeight: 600, color: 'forest.700' }}
            onClick={() => void history.refetch()}
          >
            Try again
          </Box>
        </Box>
      )}
      {shown === 'versions' && (
        <Box component="ol" sx={[looks.list, showsAll && looks.all]}>
          {lines.map((line) => (
            <Version
              key={line.version}
              line={line}
              isPresent={line.version === version}
              onRestore={mayRestore ? () => ask(line) : undefined}
            />
          ))}
        </Box>
      )}
      <ConfirmDialog
        open={isAsked}
        title={`Restore version ${restores?.version ?? ''}?`}
        text="Segments, travelers, rates and amounts return to this version, saved as a new one. Status, payments, booking and history stay as they are."
        confirmLabel="Restore"
        onCancel={() => setAsked(false)}
        onConfirm={async () => {
          const earlier = restores?.version
          if (earlier !== undefined)
            await call((seen) => restoreVersion(seen, earlier), `Version ${earlier} restored.`)
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
    <Box
      component="li"
      sx={isPresent ? { '& > span:first-of-type': { color: 'forest.700' } } : undefined}
    >
      <Box component="span" className="tabular" sx={looks.version}>
        v{version}
      </Box>
      <div>
        <p>{isOpen ? title : text}</p>
        <Box component="span" className="tabular" sx={looks.who}>
          {by}, <time dateTime={at.toISOString()}>{instantWords(at, new Date())}</time>
        </Box>
        {all.length > 0 && (
          <Box
            component="button"
            type="button"
            sx={looks.restore}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Fewer' : 'All'} changes
            <span className="visually-hidden"> of version {version}</span>
          </Box>
        )}
        {!isPresent && onRestore !== undefined && (
          <Box
            component="button"
            type="button"
            sx={looks.restore}
            aria-label={`Restore version ${version}`}
            onClick={onRestore}
          >
            Restore
          </Box>
        )}
        <Box component="ul" id={listId} sx={looks.changes} hidden={!isOpen}>
          {/* biome-ignore lint/suspicious/noArrayIndexKey: two lines may be identical, and they never move */}
          {isOpen && all.map((change, index) => <li key={index}>{change}</li>)}
        </Box>
      </div>
      {sellChange !== undefined && sellChange !== 0 && (
        <Box component="span" className="tabular" sx={looks.change}>
          <span className="visually-hidden">Sell </span>
          {sellChange > 0 ? '+' : ''}
          {moneyText(sellChange, trip.currency)}
        </Box>
      )}
    </Box>
  )
}

/** How supplier costs changed and where, latest first. */
function CostChanges({ changes }: { readonly changes: readonly CostChangeView[] }) {
  return (
    <Box component="ol" sx={[looks.list, looks.all]}>
      {changes.map(({ version, at, cost, currency, segments }) => (
        <li key={version}>
          <Box component="span" className="tabular" sx={looks.version}>
            v{version}
          </Box>
          <div>
            {segments.map(({ id, title, from, to }) => (
              <p key={id} className="tabular">
                {title}: {moneyText(from, currency)} to {moneyText(to, currency)}
              </p>
            ))}
            <Box component="time" className="tabular" sx={looks.who} dateTime={at}>
              {instantWords(new Date(at), new Date())}
            </Box>
          </div>
          <Box component="span" className="tabular" sx={looks.change}>
            <span className="visually-hidden">Cost </span>
            {cost.to > cost.from ? '+' : ''}
            {moneyText(cost.to - cost.from, currency)}
          </Box>
        </li>
      ))}
    </Box>
  )
}

/**
 * Changes of supplier costs, latest first. `version` is part of the key, so each version is fetched
 * once.
 */
const costChangesQuery = (id: ItineraryId, version: number) =>
  queryOptions({
    queryKey: ['itineraries', id, 'cost-changes', version],
    queryFn: ({ signal }) =>
      api('GET /api/Itineraries/{id}/cost-changes', { params: { id }, query: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

const looks = {
  list: {
    '& > li': { display: 'flex', alignItems: 'baseline', gap: '12px', p: '8px 0' },
    '& div': { flex: 1, minWidth: 0 },
    '& p': { typography: 'body2', overflowWrap: 'anywhere' },
  },
  all: { maxHeight: 460, overflowY: 'auto', '@media print': { maxHeight: 'none' } },
  version: { flex: 'none', minWidth: 26, fontSize: 12, fontWeight: 600, color: 'ink.note' },
  who: { typography: 'caption', color: 'ink.note' },
  restore: {
    typography: 'caption',
    ml: 1,
    fontWeight: 600,
    color: 'forest.700',
    '&:hover': { textDecoration: 'underline' },
  },
  changes: {
    typography: 'body2',
    pl: '14px',
    listStyle: 'disc',
    overflowWrap: 'anywhere',
    '& li': { p: '1px 0' },
    '& li::marker': { color: 'ground.line2' },
  },
  change: { flex: 'none', fontSize: 12.5, color: 'ink.second' },
} as const
