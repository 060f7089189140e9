import Box from '@mui/material/Box'
import { useState } from 'react'
import { Loading } from '../../../../components/feedback/Loading'
import { PublicLink } from '../../../../components/navigation/PublicLink'
import { api } from '../../../../lib/api/api'
import { failureText, fieldErrorsOf, isApiError } from '../../../../lib/api/api-error'
import { useAnswer } from '../../api/use-answer'
import { PortalField } from '../PortalField'
import { PortalForm } from '../PortalForm'

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
          {isOver
            ? 'This is an invalid registration token. Please try again.'
            : failureText(link.error)}
        </p>
        <PublicLink href="/client/login">Go to sign-in</PublicLink>
      </Box>
    )
  }
  if (link.data === undefined) return <Loading />
  const save = async () => {
    await api('POST /api/Clients/set-password', { body: { token, password } })
    setDone(true)
  }
  const tell = (error: unknown) =>
    setProblem(fieldErrorsOf(error).password ?? 'Error setting password. Please try again.')
  return (
    <PortalForm submit={isReset ? 'Save' : 'Activate account'} onSubmit={save} onFailure={tell}>
      {!isReset && <p>You must enter a password to activate your account</p>}
      <input type="hidden" name="username" autoComplete="username" value={link.data.email} />
      <PortalField
        label="Password"
        type="password"
        autoComplete="new-password"
        autoFocus
        hint="At least 8 characters"
        value={password}
        onValue={setPassword}
        error={problem}
        maxLength={128}
      />
    </PortalForm>
  )
}
