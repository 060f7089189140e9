import Box from '@mui/material/Box'
import { useState } from 'react'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { RecoveryCodes } from '../../features/account/components/RecoveryCodes'
import { failureText } from '../../lib/api/api-error'
import { addPasskey, passkeyFailure } from '../../lib/passkeys/passkeys'
import { signIn } from './sign-in'

interface PasskeyOfferProps {
  readonly email: string
  readonly password: string
  readonly onSignedIn: () => void
}

/**
 * Offers a passkey to whoever has just activated an account: they are signed in, and go on into the
 * app with it.
 */
export function PasskeyOffer({ email, password, onSignedIn }: PasskeyOfferProps) {
  const [isIn, setIn] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const [problem, setProblem] = useState<string>()
  const add = async () => {
    setProblem(undefined)
    try {
      if (!isIn) await signIn({ email, password, keep: true })
      setIn(true)
      const { recoveryCodes } = await addPasskey('First passkey')
      setCodes(recoveryCodes ?? [])
    } catch (error) {
      setProblem(passkeyFailure(error) ?? failureText(error))
    }
  }
  if (codes !== undefined) {
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <p role="status">
          Passkey added. Save these recovery codes: each signs you in once when you don’t have your
          passkey, and they aren’t shown again.
        </p>
        <RecoveryCodes codes={codes} />
        <AsyncButton variant="main" size="large" fullWidth onClick={async () => onSignedIn()}>
          Continue
        </AsyncButton>
      </Box>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <p>Or add a passkey, and sign in with your fingerprint, face, screen lock or security key.</p>
      <AsyncButton variant="outlined" size="large" fullWidth onClick={add}>
        Add a passkey
      </AsyncButton>
      {problem !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  )
}
