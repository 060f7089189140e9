import Box from '@mui/material/Box'
import type { ImportRun } from '#shared/api/content-imports'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { saveFile } from '../../../lib/files/save-file'
import { refusedEntries } from '../api/import-runs'
import { formatCsv } from '../model/file-parts'
import { changeCount } from '../model/import-words'
import { refusedLines } from '../model/refused-rows'
import { Changes, KeptFields, Problems } from './Findings'
import { OutcomeList } from './OutcomeList'

/** What became of the rows of an import: problems first, then what stayed, then what changed. */
export function ImportFindings({ run }: { readonly run: ImportRun }) {
  const { counts, table, state } = run
  return (
    <>
      {counts.problems > 0 && (
        <OutcomeList run={run} only="problems">
          {(outcomes) => <Problems outcomes={outcomes} />}
        </OutcomeList>
      )}
      {counts.problems > 0 && (
        <Box sx={{ mb: 1.6 }}>
          <AsyncButton size="small" variant="outlined" onClick={() => downloadRefused(run)}>
            Download refused rows
          </AsyncButton>
        </Box>
      )}
      {counts.kept > 0 && (
        <OutcomeList run={run} only="kept">
          {(outcomes) => <KeptFields outcomes={outcomes} table={table} />}
        </OutcomeList>
      )}
      {changeCount(run) > 0 && (
        <OutcomeList run={run}>
          {(outcomes) => (
            <Changes
              outcomes={outcomes}
              table={table}
              hasPages={state === 'published' || state === 'undone'}
            />
          )}
        </OutcomeList>
      )}
    </>
  )
}

const downloadRefused = ({ id, name }: ImportRun): Promise<void> =>
  refusedEntries(id).then(
    (entries) =>
      saveFile(`${name.replace(/\.\w+$/, '')} refused.csv`, formatCsv(refusedLines(entries))),
    (error: unknown) => void showSnackbar(failureText(error), { tone: 'error' }),
  )
