import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { newPassword } from '#shared/api/new-password'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { Field } from '../../components/inputs/Field'
import { PublicLink } from '../../components/navigation/PublicLink'
import { api } from '../../lib/api/api'
import { fieldErrorsOf } from '../../lib/api/api-error'
import { lazyPart } from '../../lib/loading/lazy-page'

const PasskeyOffer = lazyPart(() => import('./PasskeyOffer'), 'PasskeyOffer')

const schema = z.object({ password: newPassword })

interface PasswordFormProps {
  readonly token: string
  /** A new password for an account that has one; else the first, which activates it. */
  readonly isReset: boolean
  /** Whose account it is, for the browser's store of passwords. */
  readonly email?: string
  readonly onSignedIn: () => void
}

/** Chooses a password by the link of a mail (1 §2, Account activation; 1 §4, Password reset). */
export function PasswordForm({ token, isReset, email, onSignedIn }: PasswordFormProps) {
  const [chosen, setChosen] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  })
  if (chosen !== undefined) {
    return (
      <Box sx={{ display: 'grid', gap: 3 }}>
        <p role="status">
          Your password has been set, you may now <PublicLink href="/login">Log in</PublicLink>
        </p>
        {!isReset && email !== undefined && (
          <PasskeyOffer email={email} password={chosen} onSignedIn={onSignedIn} />
        )}
      </Box>
    )
  }
  const save = async ({ password }: z.infer<typeof schema>) => {
    try {
      await api('POST /api/Agents/set-password', { body: { token, password } })
      setChosen(password)
    } catch (error) {
      const message = fieldErrorsOf(error).password ?? 'Error setting password. Please try again.'
      setError('password', { message })
    }
  }
  return (
    <Box component="form" noValidate onSubmit={handleSubmit(save)} sx={{ display: 'grid', gap: 2 }}>
      {!isReset && <p>You must enter a password to activate your account</p>}
      {email !== undefined && (
        <input type="hidden" name="username" autoComplete="username" value={email} />
      )}
      <Field
        label="Password"
        icon="lock"
        type="password"
        autoComplete="new-password"
        autoFocus
        sx={{ height: 50, fontSize: 15 }}
        hint="At least 8 characters"
        error={formState.errors.password?.message}
        inputProps={{ maxLength: 128 }}
        {...register('password')}
      />
      <AsyncButton
        type="submit"
        variant="main"
        size="large"
        fullWidth
        loading={formState.isSubmitting}
      >
        {isReset ? 'Save' : 'Activate account'}
      </AsyncButton>
      {formState.errors.password?.message?.startsWith('Error') && (
        <PublicLink href="/forgot">Request a new link</PublicLink>
      )}
    </Box>
  )
}
