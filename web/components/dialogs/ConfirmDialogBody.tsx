import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { AsyncButton } from '../inputs/AsyncButton'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  /** What confirming will do, in a sentence. */
  readonly text?: string
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  /** Something will be lost: the confirm button is red. */
  readonly destructive?: boolean
  /**
   * Runs once, however often it is pressed. While its promise is pending, the dialog can't be
   * closed.
   */
  readonly onConfirm: () => unknown
  readonly onCancel: () => void
}

/** The content of ConfirmDialog. Escape and clicking outside cancel. */
export function ConfirmDialogBody(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel = 'Yes',
    cancelLabel = 'Cancel',
    destructive = false,
  } = props
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const cancel = () => {
    if (!isBusy) props.onCancel()
  }
  const confirm = () => {
    const work = open ? props.onConfirm() : undefined
    if (!(work instanceof Promise)) return undefined
    setBusy(true)
    return work.finally(() => setBusy(false))
  }
  return (
    <Dialog open={open} onClose={cancel} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {text !== undefined && <DialogContentText sx={{ mt: 0.6 }}>{text}</DialogContentText>}
      <DialogActions>
        <Button variant="text" disabled={isBusy} onClick={cancel}>
          {cancelLabel}
        </Button>
        <AsyncButton
          autoFocus
          variant={destructive ? 'text' : 'contained'}
          color={destructive ? 'error' : 'primary'}
          onClick={confirm}
        >
          {confirmLabel}
        </AsyncButton>
      </DialogActions>
    </Dialog>
  )
}
