import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useDialogEvents } from '../../lib/analytics/use-dialog-events'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  /** What happens if one says yes, in a sentence. */
  readonly text?: string
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  /** Something is lost: the confirming button is red. */
  readonly destructive?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The dialog of ConfirmDialog. Escape and a click beside it say no. */
export function ConfirmDialogBody(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel = 'Yes', cancelLabel = 'Cancel', destructive = false } = props
  const id = useId()
  useDialogEvents(open, title)
  return (
    <Dialog open={open} onClose={props.onCancel} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {text !== undefined && <DialogContentText sx={{ mt: 0.6 }}>{text}</DialogContentText>}
      <DialogActions>
        <Button variant="text" onClick={props.onCancel}>
          {cancelLabel}
        </Button>
        <Button
          autoFocus
          variant={destructive ? 'text' : 'contained'}
          color={destructive ? 'error' : 'primary'}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
