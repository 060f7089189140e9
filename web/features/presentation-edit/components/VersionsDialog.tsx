import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PresentationBlocks } from '#shared/api/presentation-blocks'
import type { ItineraryId } from '#shared/ids/ids'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import { instantText } from '../../../lib/time/instants'
import { versionsQuery } from '../api/edit-calls'

interface VersionsDialogProps {
  readonly id: ItineraryId
  readonly onKeep: (label: string) => Promise<void>
  readonly onRestore: (blocks: PresentationBlocks) => void
  readonly onClose: () => void
}

/** How the presentation once was: kept by name, and before each sitting. */
export function VersionsDialog({ id, onKeep, onRestore, onClose }: VersionsDialogProps) {
  const versions = useQuery(versionsQuery(id))
  const [label, setLabel] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const work = async (what: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await what()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const restore = async (version: number) => {
    const params = { id, version: String(version) }
    const { blocks } = await api('GET /api/PresentationEdits/{id}/versions/{version}', { params })
    onRestore(blocks)
    onClose()
  }
  return (
    <FormDialog
      title="Versions"
      text="A version is kept before each sitting, and whenever you name one. Restoring can be undone."
      submitLabel="Save version"
      isBusy={isBusy}
      disabled={label.trim() === ''}
      onClose={onClose}
      onSubmit={() =>
        work(async () => {
          await onKeep(label.trim())
          setLabel('')
          await versions.refetch()
        })
      }
    >
      <Field
        label="Name of this version"
        value={label}
        error={failure ?? (versions.isError ? failureText(versions.error) : undefined)}
        inputProps={{ maxLength: 120 }}
        onChange={({ target }) => setLabel(target.value)}
      />
      <Box component="ul" sx={{ display: 'grid', mt: '16px', maxHeight: 320, overflowY: 'auto' }}>
        {versions.data?.map(({ version, at, by, label: name }) => (
          <Box
            component="li"
            key={version}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              py: '8px',
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <b>{name ?? `Before ${by} went on`}</b>
              <Box sx={{ color: 'ink.note' }}>{instantText(at)}</Box>
            </Box>
            <Button size="small" onClick={() => void work(() => restore(version))}>
              Restore
            </Button>
          </Box>
        ))}
      </Box>
    </FormDialog>
  )
}
