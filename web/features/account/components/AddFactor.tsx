import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-page'
import type { Prove } from './use-proof'

const TotpDialog = lazyPart(() => import('./TotpDialog'), 'TotpDialog')
const PasskeyDialog = lazyPart(() => import('./PasskeyDialog'), 'PasskeyDialog')

interface AddFactorProps {
  readonly kind: 'totp' | 'passkey'
  readonly prove: Prove
  /** The recovery codes that came with the first method. */
  readonly onCodes: (codes: readonly string[]) => void
  /** After a method that brought no codes. */
  readonly onAdded?: () => void
}

/** The button that sets up an authenticator app or a passkey, and its dialog. */
export function AddFactor({ kind, prove, onCodes, onAdded }: AddFactorProps) {
  const [isOpen, setOpen] = useState(false)
  const Dialog = kind === 'totp' ? TotpDialog : PasskeyDialog
  const finish = (codes: readonly string[] | undefined) => {
    setOpen(false)
    if (codes === undefined) onAdded?.()
    else onCodes(codes)
  }
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {kind === 'totp' ? 'Set up app' : 'Add passkey'}
      </Button>
      {isOpen && <Dialog prove={prove} onAdded={finish} onClose={() => setOpen(false)} />}
    </>
  )
}
