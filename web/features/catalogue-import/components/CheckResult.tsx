import Box from '@mui/material/Box'
import type { ImportRun } from '#shared/api/content-imports'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { countWords } from '../model/import-words'
import { ImportFindings } from './ImportFindings'
import { ImportProgress } from './ImportProgress'

interface CheckResultProps {
  readonly run: ImportRun | undefined
  /** Why it cannot be followed. */
  readonly error: Error | null
  readonly onRetry: () => void
}

/** How far the check of a file is, and then what it found. */
export function CheckResult({ run, error, onRetry }: CheckResultProps) {
  return (
    <>
      {run && <ImportProgress run={run} />}
      {error !== null && (
        <ErrorState title="The check couldn’t be followed" error={error} onRetry={onRetry} />
      )}
      {run?.state === 'checked' && (
        <Box sx={{ my: 1.6 }}>
          <Box component="p" role="status" className="tabular" sx={{ fontWeight: 600, mb: 1 }}>
            {countWords(run)}
          </Box>
          <ImportFindings run={run} />
        </Box>
      )}
    </>
  )
}
