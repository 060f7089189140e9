import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { type ImportRun, isAtWork } from '#shared/api/content-imports'
import { countOf } from '#shared/format/words'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow } from '../../../components/looks/looks'
import { useImportStep } from '../api/import-runs'
import { countWords, stateWords, timeLeftWords } from '../model/import-words'

/** How far the worker is with an import, what it found so far, and a way to cancel it. */
export function ImportProgress({ run }: { readonly run: ImportRun }) {
  const step = useImportStep(run.id)
  const { state, rows } = run
  if (!isAtWork(state)) return null
  const isCounting = state === 'checking' || state === 'publishing'
  const isCancelling = state === 'cancelling'
  const timeLeft = isCancelling ? undefined : timeLeftWords(run)
  return (
    <Box sx={{ my: 1.6 }}>
      <Box
        sx={{ ...inRow(1.2), flexWrap: 'wrap', justifyContent: 'space-between', mb: 0.8 }}
        className="tabular"
      >
        <Box component="b" role="status" sx={{ fontWeight: 600 }}>
          {stateWords[state].label}
          {!isCancelling && `: ${run.done.toLocaleString('en-US')} of ${countOf(rows, 'row')}`}
        </Box>
        {timeLeft !== undefined && (
          <Box component="span" sx={{ color: 'ink.second' }}>
            {timeLeft}
          </Box>
        )}
      </Box>
      {isCancelling ? (
        <LinearProgress aria-label="Cancelling" />
      ) : (
        <LinearProgress
          variant="determinate"
          value={rows === 0 ? 0 : (100 * run.done) / rows}
          aria-label="Rows done"
        />
      )}
      <Box
        sx={{ ...inRow(1.2), flexWrap: 'wrap', justifyContent: 'space-between', mt: 0.8 }}
        className="tabular"
      >
        <Box component="span" sx={{ color: 'ink.second', fontSize: 13 }}>
          {isCounting && `${countWords(run)}. `}You can leave this page; the work goes on.
        </Box>
        {isCounting && (
          <AsyncButton
            size="small"
            variant="outlined"
            onClick={() => step.mutateAsync('cancel').catch(() => undefined)}
          >
            {state === 'checking' ? 'Cancel check' : 'Cancel publishing'}
          </AsyncButton>
        )}
      </Box>
    </Box>
  )
}
