import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { RecoveryCodes } from './RecoveryCodes'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Shows recovery codes, this one time. Only its button closes it. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const id = useId()
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>Save your recovery codes</DialogTitle>
      <DialogContentText id={`${id}-text`} sx={{ m: '6px 0 20px' }}>
        Each code signs you in once when you don’t have your phone or key. Keep them somewhere safe:
        they aren’t shown again.
      </DialogContentText>
      <RecoveryCodes codes={codes} />
      <DialogActions>
        <Button onClick={onClose}>I’ve saved them</Button>
      </DialogActions>
    </Dialog>
  )
}
