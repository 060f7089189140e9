import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Sent } from '../../../lib/api/route-table'
import { askPasskey, passkeyFailure } from '../../../lib/passkeys/passkeys'
import { useSession } from '../../../lib/session/session'
import type { TwoStep } from '../api/account'

interface ProofDialogProps {
  readonly twoStep: TwoStep
  readonly onProved: () => void
  readonly onClose: () => void
}

/**
 * Asks for the password, a code of the authenticator app or a passkey before a change of how one
 * signs in.
 */
export function ProofDialog({ twoStep, onProved, onClose }: ProofDialogProps) {
  const { user } = useSession()
  const [isCode, setCode] = useState(false)
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { given: '' },
  })
  const prove = async (find: () => Promise<Sent<'POST /api/MyAccount/proof'>['body']>) => {
    try {
      await api('POST /api/MyAccount/proof', { body: await find() })
      onProved()
    } catch (error) {
      setError('given', { message: passkeyFailure(error) ?? failureText(error) })
    }
  }
  const byPasskey = () =>
    prove(async () => ({
      passkey: await askPasskey(await api('POST /api/MyAccount/proof/passkey')),
    }))
  return (
    <FormDialog
      title="Confirm it’s you"
      text="We ask before a change to how you sign in."
      submitLabel="Confirm"
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(({ given }) =>
        prove(async () => (isCode ? { code: given } : { password: given })),
      )}
      onClose={onClose}
    >
      {!isCode && (
        <input type="hidden" name="username" autoComplete="username" value={user.email} />
      )}
      <Field
        key={String(isCode)}
        label={isCode ? 'Code from your authenticator app' : 'Password'}
        type={isCode ? 'text' : 'password'}
        autoComplete={isCode ? 'one-time-code' : 'current-password'}
        autoFocus
        inputProps={{ maxLength: isCode ? 7 : 128, inputMode: isCode ? 'numeric' : 'text' }}
        error={formState.errors.given?.message}
        {...register('given', { required: isCode ? 'Code is required' : 'Password is required' })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {twoStep.totpSince !== undefined && (
          <Button
            size="small"
            variant="text"
            onClick={() => {
              reset()
              setCode(!isCode)
            }}
          >
            {isCode ? 'Use your password' : 'Use your authenticator app'}
          </Button>
        )}
        {twoStep.passkeys.length > 0 && (
          <AsyncButton size="small" variant="text" onClick={byPasskey}>
            Use a passkey
          </AsyncButton>
        )}
      </Box>
    </FormDialog>
  )
}
