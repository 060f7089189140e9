import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type ImportRun, isAtWork } from '#shared/api/content-imports'
import { isCountTable } from '#shared/managers/content-kind'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Loading } from '../../../components/feedback/Loading'
import { inRow } from '../../../components/looks/looks'
import { StatusChip } from '../../../components/state/StatusChip'
import { instantWords } from '../../../trip/life/instant-words'
import { useImportStep } from '../api/import-runs'
import { noteWords, stateWords } from '../model/import-words'
import { tableWords } from '../model/table-words'
import { ImportFindings } from './ImportFindings'
import { ImportProgress } from './ImportProgress'
import { PublishButtons } from './PublishButtons'
import { useImportRun } from './use-import-run'

/**
 * `/content/import/{importId}`: an imported file with how far its work is, its rows, their
 * problems, what it changed, and the way back.
 */
export function ImportRunScreen({ importId }: { readonly importId: string }) {
  const { data: run, isError, error, refetch } = useImportRun(importId)
  const step = useImportStep(importId)
  const [asks, setAsks] = useState(false)
  if (run === undefined)
    return isError ? (
      <ErrorState
        isPage
        title="The import couldn’t be opened"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading />
    )
  const { name, table, state, at, by } = run
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
      <TitledCard title={isAtWork(state) ? 'Progress' : 'Result'}>
        <ImportProgress run={run} />
        {!isAtWork(state) && <Counts run={run} />}
        <Notes run={run} />
        {!isAtWork(state) && <ImportFindings run={run} />}
        {state === 'checked' && (
          <Box sx={{ ...inRow(1), justifyContent: 'flex-end', flexWrap: 'wrap' }}>
            <PublishButtons run={run} />
          </Box>
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
          step.mutateAsync('undo').then(
            () => setAsks(false),
            () => setAsks(false),
          )
        }
      />
    </Box>
  )
}

function Counts({ run: { counts, rows } }: { readonly run: ImportRun }) {
  const facts = {
    Rows: rows,
    New: counts.added,
    Changed: counts.changed,
    Unchanged: counts.same,
    'With problems, left out': counts.problems,
    ...(counts.kept > 0 && { 'Not undone': counts.kept }),
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
function Notes({ run }: { readonly run: ImportRun }) {
  const { undoneAt, undoneBy } = run
  const notes = [
    ...noteWords(run),
    ...(undoneAt === undefined
      ? []
      : [`Undone by ${undoneBy}, ${instantWords(new Date(undoneAt), new Date())}.`]),
  ]
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
