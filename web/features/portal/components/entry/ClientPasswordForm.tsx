import Box from '@mui/material/Box'
import { type FormEvent, useState } from 'react'
import { Loading } from '../../../../components/feedback/Loading'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { Field } from '../../../../components/inputs/Field'
import { PublicLink } from '../../../../components/navigation/PublicLink'
import { api } from '../../../../lib/api/api'
import { failureText, fieldErrorsOf, isApiError } from '../../../../lib/api/api-error'
import { useAnswer } from '../../api/use-answer'

interface ClientPasswordFormProps {
  readonly token: string
  /** A new password for an account that has one; else the first, which activates it. */
  readonly isReset?: boolean
}

/** Chooses a password by the link of a mail (1 §2, Account activation; 1 §4, Password reset). */
export function ClientPasswordForm({ token, isReset = false }: ClientPasswordFormProps) {
  const link = useAnswer(`link ${token}`, (signal) =>
    api('POST /api/Clients/check-link', { body: { token }, safe: true, signal }),
  )
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <p role="status">
        Your password has been set, you may now <PublicLink href="/client/login">Log in</PublicLink>
      </p>
    )
  }
  if (link.error !== undefined) {
    const isOver = isApiError(link.error) && link.error.status === 400
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <p role="alert">
          {isOver ? 'This is an invalid registration token. Please try again.' : failureText(link.error)}
        </p>
        <PublicLink href="/client/login">Go to sign-in</PublicLink>
      </Box>
    )
  }
  if (link.data === undefined) return <Loading />
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      await api('POST /api/Clients/set-password', { body: { token, password } })
      setDone(true)
    } catch (error) {
      setProblem(fieldErrorsOf(error).password ?? 'Error setting password. Please try again.')
      setBusy(false)
    }
  }
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
      {!isReset && <p>You must enter a password to activate your account</p>}
      <input type="hidden" name="username" autoComplete="username" value={link.data.email} />
      <Field
        label="Password"
        icon="lock"
        type="password"
        autoComplete="new-password"
        autoFocus
        hint="At least 8 characters"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problem}
        inputProps={{ maxLength: 128 }}
        sx={{ height: 50 }}
      />
      <AsyncButton type="submit" variant="main" size="large" fullWidth loading={isBusy}>
        {isReset ? 'Save' : 'Activate account'}
      </AsyncButton>
    </Box>
  )
}
