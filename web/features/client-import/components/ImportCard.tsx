import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ClientImport, DuplicateChoice } from '#shared/api/client-imports'
import { countOf } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { StatusChip } from '../../../components/state/StatusChip'
import { failureText } from '../../../lib/api/api-error'
import {
  isUnderWay,
  reportQuery,
  reportWords,
  saveReport,
  useImportSteps,
} from '../api/client-imports'
import { stateWords } from './PastImports'

/** An import: what would happen, how far it is, what happened; with what may be done then. */
export function ImportCard({
  found,
  onDone,
}: {
  readonly found: ClientImport
  readonly onDone: () => void
}) {
  const { id, state, fileName, rows, done, counts, sent, parts } = found
  const { start, undo, discard } = useImportSteps(id)
  const [duplicates, setDuplicates] = useState<DuplicateChoice>('skip')
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const isOver = state === 'done' || state === 'undone'
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: ['clients'] })
  }, [isOver, queries])
  const ready = counts.ready ?? 0
  const doubles = counts.duplicate ?? 0
  const toImport = ready + (duplicates === 'fill' ? doubles : 0)
  return (
    <TitledCard title={fileName} note={<StatusChip status={stateWords[state]} />}>
      <Box component="p" role="status" sx={{ my: 1 }}>
        {summaryOf(found)}
      </Box>
      {isUnderWay(found) && (
        <LinearProgress
          variant="determinate"
          value={(done / rows) * 100}
          aria-label={stateWords[state].label}
          sx={{ my: 1.6 }}
        />
      )}
      {state === 'sending' && (
        <Box component="p" sx={{ mb: 1.6 }}>
          {sent} of {countOf(parts, 'part')} arrived. Drop the same file again to go on, or discard
          what was sent.
        </Box>
      )}
      {state === 'checked' && doubles > 0 && (
        <RadioGroup
          aria-label="Rows of clients you already have"
          value={duplicates}
          onChange={(_, value) => setDuplicates(value === 'fill' ? 'fill' : 'skip')}
          sx={{ mb: 1.2 }}
        >
          <FormControlLabel
            value="skip"
            control={<Radio />}
            label={`Leave out ${countOf(doubles, 'client')} you already have`}
          />
          <FormControlLabel
            value="fill"
            control={<Radio />}
            label="Add their phone, address or notes where you have none"
          />
        </RadioGroup>
      )}
      <Report found={found} />
      <Box sx={{ ...inRow(1), flexWrap: 'wrap', justifyContent: 'flex-end', mt: 1.6 }}>
        {sent > 0 && (
          <AsyncButton
            variant="text"
            sx={{ mr: 'auto' }}
            onClick={() =>
              saveReport(found).catch((error: unknown) =>
                showSnackbar(failureText(error), { tone: 'error' }),
              )
            }
          >
            Download report
          </AsyncButton>
        )}
        {(state === 'sending' || state === 'checked') && (
          <>
            <AsyncButton
              variant="text"
              onClick={() => discard.mutateAsync(undefined, { onSuccess: onDone }).catch(() => {})}
            >
              Discard
            </AsyncButton>
            {state === 'sending' && (
              <Button variant="main" onClick={onDone}>
                Choose the file
              </Button>
            )}
          </>
        )}
        {state === 'checked' && (
          <AsyncButton
            variant="main"
            disabled={toImport === 0}
            onClick={() => start.mutateAsync(duplicates).catch(() => {})}
          >
            {duplicates === 'fill' && doubles > 0
              ? `Import ${countOf(toImport, 'row')}`
              : `Import ${countOf(ready, 'client')}`}
          </AsyncButton>
        )}
        {(state === 'done' || state === 'importing') && (
          <Button variant="text" onClick={() => setAsking(true)}>
            Undo import
          </Button>
        )}
        {isOver && (
          <>
            <Button variant="outlined" onClick={onDone}>
              Import another file
            </Button>
            <Button variant="main" component={Link} to="/clients">
              Show clients
            </Button>
          </>
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title="Undo this import?"
        text="Clients that it added are removed, and what it completed is emptied again. Clients that were changed, or got a trip, a note or a document since, are kept and listed here."
        confirmLabel="Undo import"
        onConfirm={() => {
          setAsking(false)
          undo.mutate()
        }}
        onCancel={() => setAsking(false)}
      />
    </TitledCard>
  )
}

function Report({ found }: { readonly found: ClientImport }) {
  const { data = [] } = useQuery({
    ...reportQuery(found),
    enabled: !isUnderWay(found) && found.sent > 0,
  })
  const { refused = 0, duplicate = 0, skipped = 0, filled = 0, kept = 0 } = found.counts
  const total = refused + duplicate + skipped + filled + kept
  if (data.length === 0) return null
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label="Rows to look at" sx={tableLook}>
        <thead>
          <tr>
            {['Row', 'Name', 'Email', 'Result', 'Reason'].map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map(({ row, name, email, kind, why }) => (
            <tr key={row}>
              <td>{row}</td>
              <td title={name}>{name}</td>
              <td title={email}>{email}</td>
              <td>{reportWords[kind]}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {total > data.length && (
        <Box component="p" sx={{ color: 'ink.second', fontSize: 13, mt: 1 }}>
          The first {data.length} of {total.toLocaleString('en-US')}. The report has all.
        </Box>
      )}
    </Box>
  )
}

const tableLook = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    textAlign: 'left',
    p: '6px 10px 6px 0',
    borderBottom: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
  },
  '& th': { color: 'ink.second', fontWeight: 500 },
  '& td:nth-of-type(2), & td:nth-of-type(3)': {
    maxWidth: 190,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}

/** What happened, or would: '1,204 clients to add, 3 duplicates, 12 rows refused.' */
function summaryOf({ state, counts, rows, done }: ClientImport): string {
  const { ready = 0, created = 0, duplicate = 0, refused = 0, filled = 0, skipped = 0 } = counts
  const { removed = 0, restored = 0, kept = 0 } = counts
  const countWords = (count: number, one: string, many?: string) =>
    count === 0 ? [] : [countOf(count, one, many)]
  if (state === 'importing' || state === 'undoing') {
    const of = `${done.toLocaleString('en-US')} of ${countOf(rows, 'row')}`
    return `${of} done. You can close this page; the work goes on.`
  }
  const words = [
    ...countWords(
      ready,
      state === 'checked' || state === 'sending' ? 'client to add' : 'row not imported',
      state === 'checked' || state === 'sending' ? 'clients to add' : 'rows not imported',
    ),
    ...countWords(created, 'client added', 'clients added'),
    ...countWords(filled, 'client completed', 'clients completed'),
    ...countWords(removed, 'client removed', 'clients removed'),
    ...countWords(restored, 'client set back', 'clients set back'),
    ...countWords(kept, 'client kept', 'clients kept'),
    ...countWords(duplicate, 'duplicate'),
    ...countWords(skipped, 'duplicate left out', 'duplicates left out'),
    ...countWords(refused, 'row refused', 'rows refused'),
  ]
  return words.length === 0 ? 'Nothing to import.' : `${words.join(', ')}.`
}
