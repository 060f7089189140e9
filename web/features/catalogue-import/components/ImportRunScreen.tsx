import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ImportRun } from '#shared/api/content-imports'
import { isCountTable } from '#shared/managers/content-kind'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Loading } from '../../../components/feedback/Loading'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow } from '../../../components/looks/looks'
import { StatusChip } from '../../../components/state/StatusChip'
import { instantWords } from '../../../trip/life/instant-words'
import { importQuery, useUndoImport } from '../api/import-runs'
import { tableWords } from '../model/table-words'
import { Findings } from './Findings'
import { stateWords } from './RecentImports'

/**
 * `/content/import/{importId}`: an imported file with its rows, their problems, what it changed,
 * and the way back.
 */
export function ImportRunScreen({ importId }: { readonly importId: string }) {
  const run = useInfiniteQuery(importQuery(importId))
  const undo = useUndoImport(importId)
  const [asks, setAsks] = useState(false)
  const pages = run.data?.pages ?? []
  const [first] = pages
  if (first === undefined)
    return run.isError ? (
      <ErrorState
        isPage
        title="The import couldn’t be opened"
        error={run.error}
        onRetry={() => void run.refetch()}
      />
    ) : (
      <Loading />
    )
  const { name, table, state, at, by } = first
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1080, m: '0 auto', p: { xs: '24px 20px 60px', lg: '30px 30px 60px' } }}
    >
      <Box component="header" sx={{ ...inRow(2), flexWrap: 'wrap', alignItems: 'end', mb: 2.4 }}>
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <Box component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box component="p" sx={{ ...inRow(1), flexWrap: 'wrap', color: 'ink.second' }}>
            <StatusChip status={stateWords[state]} />
            {tableWords[table]}, imported by {by.name}, {instantWords(new Date(at), new Date())}
          </Box>
        </Box>
        <Button component={Link} to="/content/import" variant="outlined">
          Import another file
        </Button>
        {state === 'published' && !isCountTable(table) && (
          <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
            Undo import
          </Button>
        )}
      </Box>
      <TitledCard title="Result">
        <Counts run={first} />
        <Notes run={first} />
        <Findings
          outcomes={pages.flatMap(({ outcomes }) => outcomes)}
          table={table}
          limit={Number.POSITIVE_INFINITY}
        />
        {run.hasNextPage && (
          <AsyncButton variant="outlined" onClick={() => run.fetchNextPage()}>
            Show more rows
          </AsyncButton>
        )}
      </TitledCard>
      <ConfirmDialog
        open={asks}
        title={`Undo ${name}?`}
        text="Everything it changed goes back at once. Entries that it added are taken out of sale, and fields that were published again since stay as they are."
        confirmLabel="Undo import"
        destructive
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          undo.mutateAsync().then(
            () => setAsks(false),
            () => setAsks(false),
          )
        }
      />
    </Box>
  )
}

function Counts({ run: { counts } }: { readonly run: ImportRun }) {
  const facts = {
    Rows: counts.rows,
    New: counts.added,
    Changed: counts.changed,
    Unchanged: counts.same,
    'With problems, left out': counts.problems,
  }
  return (
    <Box component="dl" className="tabular" sx={factsLook}>
      {Object.entries(facts).map(([term, count]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </Box>
  )
}

/** What one should know of the run besides its rows. */
function Notes({
  run: { state, table, undoneAt, undoneBy, kept = [] },
}: {
  readonly run: ImportRun
}) {
  const notes = [
    state === 'begun' &&
      'This import wasn’t finished, so nothing was published. Import the file again.',
    undoneAt !== undefined &&
      `Undone by ${undoneBy}, ${instantWords(new Date(undoneAt), new Date())}.`,
    isCountTable(table) &&
      'Counts hold at once. To change them back, import what you exported before.',
    kept.length > 0 && `Published again since, so they stay as they are: ${kept.join(', ')}.`,
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <Box component="p" key={note} sx={{ mb: 1.2, color: 'ink.second', overflowWrap: 'anywhere' }}>
      {note}
    </Box>
  ))
}

const factsLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: '10px 20px',
  mb: 1.6,
  '& dt': { fontSize: 12.5, color: 'ink.note' },
  '& dd': { m: 0, fontSize: 18, fontWeight: 600 },
}
