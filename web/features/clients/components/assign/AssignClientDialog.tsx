import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { useIsMutating } from '@tanstack/react-query'
import { useId } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { assigning } from '../../api/use-create-client'
import type { ClientChoice } from '../../model/client-choice'
import { AssignClientForm, type AssignMode } from './AssignClientForm'

interface AssignClientDialogProps {
  readonly open: boolean
  /** What the client is chosen for. */
  readonly text?: string
  /** The currently assigned client. */
  readonly client: ClientChoice | undefined
  /** The enabled ways; tabs appear only when both are. */
  readonly modes?: readonly AssignMode[]
  readonly onClose: () => void
  /**
   * Called with the chosen or created client, or undefined when the client was removed. May be
   * async and may fail.
   */
  readonly onAssigned: (client: ClientChoice | undefined) => Promise<void> | void
}

const bothModes = ['existing', 'new'] as const

/**
 * Assigns a client to an itinerary (2 §2.3). While it works, nothing can be sent twice, switched or
 * closed (2 §4.5).
 */
export function AssignClientDialog(dialog: AssignClientDialogProps) {
  const { open, client, modes = bothModes, onClose, onAssigned } = dialog
  const id = useId()
  const isBusy = useIsMutating({ mutationKey: assigning }) > 0
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 2,
          mb: 1.6,
        }}
      >
        <div>
          <Box
            component="h2"
            id={id}
            sx={{ fontSize: 20, lineHeight: '26px', letterSpacing: '-0.012em' }}
          >
            Assign a Client
          </Box>
          <Box component="p" id={`${id}-text`} sx={{ color: 'ink.second' }}>
            {dialog.text ?? 'Add or change a client to your itinerary'}
          </Box>
        </div>
        <IconButton aria-label="Close" onClick={close} disabled={isBusy}>
          <Icon name="x" size={18} />
        </IconButton>
      </Box>
      <AssignClientForm client={client} modes={modes} onCancel={close} onAssigned={onAssigned} />
    </Dialog>
  )
}
