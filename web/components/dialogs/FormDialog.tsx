import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, type ReactNode, useId } from 'react'
import { AsyncButton } from '../inputs/AsyncButton'

interface FormDialogProps {
  readonly title: string
  /** What the form is about, in a sentence or two. */
  readonly text?: ReactNode
  readonly width?: 'xs' | 'sm' | 'md'
  /** Undefined where there is nothing to submit: the dialog can only be closed. */
  readonly submitLabel: string | undefined
  /** While it is being sent, nothing closes it. */
  readonly isBusy?: boolean
  readonly disabled?: boolean
  /** For a form whose submit button says Cancel itself. */
  readonly closeLabel?: string
  /** Something will be lost: the submit button is red. */
  readonly destructive?: boolean
  /** Shown before the buttons. */
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly onSubmit: (event: FormEvent) => unknown
  readonly onClose: () => void
}

/** A form in a dialog: Enter submits it, Escape and clicking outside close it. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    text,
    width = 'xs',
    submitLabel,
    isBusy = false,
    disabled,
    closeLabel = submitLabel === undefined ? 'Close' : 'Cancel',
    destructive = false,
    aside,
    children,
    onSubmit,
    onClose,
  } = props
  const id = useId()
  const textId = text === undefined ? undefined : `${id}-text`
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      maxWidth={width}
      fullWidth
      aria-labelledby={id}
      aria-describedby={textId}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void onSubmit(event)
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        {text !== undefined && (
          <DialogContentText id={textId} sx={{ m: '6px 0 20px' }}>
            {text}
          </DialogContentText>
        )}
        {children}
        <DialogActions>
          {aside}
          <Button variant="text" disabled={isBusy} onClick={onClose}>
            {closeLabel}
          </Button>
          {submitLabel !== undefined && (
            <AsyncButton
              type="submit"
              loading={isBusy}
              disabled={disabled ?? false}
              color={destructive ? 'error' : 'primary'}
            >
              {submitLabel}
            </AsyncButton>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
