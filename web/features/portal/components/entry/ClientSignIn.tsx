import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type FormEvent, useState } from 'react'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { Field } from '../../../../components/inputs/Field'
import { PublicLink } from '../../../../components/navigation/PublicLink'
import { api } from '../../../../lib/api/api'
import { failureText, fieldErrorsOf } from '../../../../lib/api/api-error'
import { hasSessionEnded } from '../../../../lib/session/origin'
import { startSession } from '../../api/client-session'
import { EntryByMail, type TypedEmail } from './EntryByMail'

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
      <Link component="button" type="button" onClick={() => setByPassword(!byPassword)} sx={{ fontWeight: 600 }}>
        {byPassword ? 'Email me a sign-in link instead' : 'Sign in with a password'}
      </Link>
    </Box>
  )
}

function PasswordSignIn({ email, onEmail }: TypedEmail) {
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const missing = {
      ...(!email.includes('@') && { email: 'Email must be valid' }),
      ...(password === '' && { password: 'Password is required' }),
    }
    setProblems(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      const answer = await api('POST /api/Clients/login', {
        body: { email: email.trim(), password, keep: true },
      })
      location.assign(await startSession(answer, { keep: true }))
    } catch (error) {
      setBusy(false)
      const fields = fieldErrorsOf(error)
      setProblems(Object.keys(fields).length > 0 ? fields : { form: failureText(error) })
    }
  }
  return (
    <Box component="form" method="post" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Field
        label="Email"
        icon="mail"
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        error={problems.email}
        sx={{ height: 50 }}
      />
      <Field
        label="Password"
        aside={<PublicLink href="/client/forgot">Forgot password?</PublicLink>}
        icon="lock"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problems.password}
        inputProps={{ maxLength: 128 }}
        sx={{ height: 50 }}
      />
      {problems.form !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main', fontWeight: 500 }}>
          {problems.form}
        </Box>
      )}
      <AsyncButton type="submit" variant="main" size="large" fullWidth loading={isBusy}>
        Sign in
      </AsyncButton>
    </Box>
  )
}
