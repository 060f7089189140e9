import Box from '@mui/material/Box'
import { useState } from 'react'
import { PublicLink } from '../../../../components/navigation/PublicLink'
import { api } from '../../../../lib/api/api'
import { failureText, fieldErrorsOf } from '../../../../lib/api/api-error'
import { hasSessionEnded } from '../../../../lib/session/origin'
import { startSession } from '../../api/client-session'
import { PortalField } from '../PortalField'
import { PortalForm } from '../PortalForm'
import { EntryByMail, type TypedEmail } from './EntryByMail'
import { PlainButton } from './PlainButton'

/** Signs in by a link in a mail, which needs no password, or by email and password. */
export function ClientSignIn() {
  const [byPassword, setByPassword] = useState(false)
  const [email, setEmail] = useState('')
  const typed = { email, onEmail: setEmail }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {hasSessionEnded() && (
        <Box component="p" role="status" sx={{ color: 'ink.second' }}>
          Your session has ended. Sign in to continue where you left off.
        </Box>
      )}
      {byPassword ? <PasswordSignIn {...typed} /> : <EntryByMail kind="enter" {...typed} />}
      <PlainButton onClick={() => setByPassword(!byPassword)}>
        {byPassword ? 'Email me a sign-in link instead' : 'Sign in with a password'}
      </PlainButton>
    </Box>
  )
}

function PasswordSignIn({ email, onEmail }: TypedEmail) {
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const signIn = async () => {
    const missing = {
      ...(!email.includes('@') && { email: 'Email must be valid' }),
      ...(password === '' && { password: 'Password is required' }),
    }
    setProblems(missing)
    if (Object.keys(missing).length > 0) return
    const answer = await api('POST /api/Clients/login', { body: { email: email.trim(), password, keep: true } })
    location.assign(await startSession(answer, { keep: true }))
  }
  const tell = (error: unknown) => {
    const fields = fieldErrorsOf(error)
    setProblems(Object.keys(fields).length > 0 ? fields : { form: failureText(error) })
  }
  return (
    <PortalForm submit="Sign in" onSubmit={signIn} onFailure={tell}>
      <PortalField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        value={email}
        onValue={onEmail}
        error={problems.email}
      />
      <PortalField
        label="Password"
        aside={<PublicLink href="/client/forgot">Forgot password?</PublicLink>}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
        error={problems.password}
        maxLength={128}
      />
      {problems.form !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main', fontWeight: 500 }}>
          {problems.form}
        </Box>
      )}
    </PortalForm>
  )
}
