import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useNavigate } from 'react-router-dom'
import { maxImported } from '#shared/api/content-imports'
import { countOf } from '#shared/format/words'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow } from '../../../components/looks/looks'
import { failureText } from '../../../lib/api/api-error'
import { CheckResult } from './CheckResult'
import { PublishButtons } from './PublishButtons'
import { type CheckedFile, useFileCheck } from './use-file-check'

interface FileCheckProps extends CheckedFile {
  readonly onCheck: () => void
  readonly onCancel: () => void
}

/**
 * Sends the rows of a file and shows what their check finds; publishing leads to the page of the
 * import. It begins anew with each choice of columns.
 */
export function FileCheck({ table, name, rows, onCheck, onCancel }: FileCheckProps) {
  const check = useFileCheck({ table, name, rows })
  const { importId, sending, following, run } = check
  const navigate = useNavigate()
  const isTooLong = rows.length > maxImported
  return (
    <>
      {sending.isPending && (
        <LinearProgress variant="determinate" value={check.share * 100} aria-label="Rows sent" />
      )}
      <CheckResult run={run} error={following.error} onRetry={() => void following.refetch()} />
      <Box role="alert" sx={{ color: 'error.main', minHeight: 22 }}>
        {isTooLong &&
          `A file may have ${maxImported.toLocaleString('en-US')} rows. Divide it into several.`}
        {sending.isError &&
          `${failureText(sending.error)} Nothing was published. Send it again to go on.`}
        {run?.state === 'failed' && 'A fault on our side stopped the check. Check the file again.'}
      </Box>
      <Box sx={{ ...inRow(1), justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button variant="text" onClick={onCancel}>
          Choose another file
        </Button>
        {check.isChecked && run ? (
          <PublishButtons
            run={run}
            onPublish={() => void navigate(`/content/import/${importId}`)}
          />
        ) : (
          <AsyncButton
            variant="main"
            disabled={rows.length === 0 || isTooLong || !check.maySend}
            onClick={() => {
              onCheck()
              return check.send()
            }}
          >
            Check {countOf(rows.length, 'row')}
          </AsyncButton>
        )}
      </Box>
    </>
  )
}
