import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { countOf } from '#shared/format/words'
import type { ClientId } from '#shared/ids/ids'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow } from '../../../components/looks/looks'
import { instantText } from '../../../lib/time/instants'
import { exportQuery, useOpenExport, useStartExport } from '../api/client-privacy'

interface ExportDialogProps {
  readonly id: ClientId
  readonly name: string
  readonly onClose: () => void
}

/** Prepares all that is kept of a client as ZIP files, and offers them for a day. */
export function ExportDialog({ id, name, onClose }: ExportDialogProps) {
  const { data, isError, error, refetch } = useQuery(exportQuery(id))
  const { mutate: start, isPending } = useStartExport(id)
  const { mutateAsync: open } = useOpenExport(id)
  const { state = 'none', done = 0, of = 0, files = [], until } = data ?? {}
  const canStart = data !== undefined && state !== 'making'
  return (
    <FormDialog
      title={`Export data of ${name}`}
      text="Everything kept of this client: profile, notes, history, trips, messages, payments, terms and audit entries as JSON, with all documents. Each download is noted in the audit trail."
      submitLabel={canStart ? (state === 'ready' ? 'Prepare again' : 'Prepare export') : undefined}
      isBusy={isPending}
      onSubmit={() => start()}
      onClose={onClose}
    >
      {data === undefined ? (
        isError ? (
          <ErrorState
            title="The export couldn’t be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Bone height={40} radius={8} />
        )
      ) : (
        <Box role="status" sx={{ display: 'grid', gap: 1 }}>
          {state === 'making' && (
            <>
              <LinearProgress
                aria-label="Export"
                {...(of > 0 && { variant: 'determinate', value: Math.round((done / of) * 100) })}
              />
              <p>Preparing the export. You can close this; it goes on by itself.</p>
            </>
          )}
          {state === 'failed' && <p>The export couldn’t be prepared. Please try again.</p>}
          {state === 'ready' && (
            <>
              {files.map((file) => (
                <Box key={file.id} sx={{ ...inRow(1), flexWrap: 'wrap' }}>
                  <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
                    {file.name}
                    <Box component="span" sx={{ color: 'ink.second' }}>
                      , {countOf(file.documents, 'document')}
                    </Box>
                  </Box>
                  <AsyncButton
                    size="small"
                    variant="outlined"
                    aria-label={`Download ${file.name}`}
                    startIcon={<Icon name="download" size={16} />}
                    onClick={() => open(file.id)}
                  >
                    Download
                  </AsyncButton>
                </Box>
              ))}
              <Box component="p" sx={{ color: 'ink.second', fontSize: 13 }}>
                Available until {until === undefined ? 'tomorrow' : instantText(until)}.
              </Box>
            </>
          )}
        </Box>
      )}
    </FormDialog>
  )
}
