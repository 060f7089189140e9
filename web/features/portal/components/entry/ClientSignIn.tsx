import Box from '@mui/material/Box'
import { useState } from 'react'
import type { ClientAgency } from '#shared/api/portal-shapes'
import { PublicLink } from '../../../../components/navigation/PublicLink'
import { api } from '../../../../lib/api/api'
import { failureText, fieldErrorsOf } from '../../../../lib/api/api-error'
import { useAlive } from '../../../../lib/loading/use-alive'
import { hasSessionEnded } from '../../../../lib/session/origin'
import { startSession } from '../../api/client-session'
import { PortalField } from '../PortalField'
import { PortalForm } from '../PortalForm'
import { AgencyChoice } from './AgencyChoice'
import { EntryByMail, type TypedEmail } from './EntryByMail'
import { PlainButton } from './PlainButton'

/** Signs in by a link in a mail, which needs no password, or by email and password. */
export function ClientSignIn() {
  const [byPassword, setByPassword] = useState(false)
  const [email, setEmail] = useState('')
  const emailField = { email, onEmail: setEmail }
  const isAlive = useAlive()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isAlive && hasSessionEnded() && (
        <Box component="p" role="status" sx={{ color: 'ink.second' }}>
          Your session has ended. Sign in to continue where you left off.
        </Box>
      )}
      {byPassword ? (
        <PasswordSignIn {...emailField} />
      ) : (
        <EntryByMail kind="enter" {...emailField} />
      )}
      <PlainButton onClick={() => setByPassword(!byPassword)}>
        {byPassword ? 'Email me a sign-in link instead' : 'Sign in with a password'}
      </PlainButton>
    </Box>
  )
}

function PasswordSignIn({ email, onEmail }: TypedEmail) {
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [agencies, setAgencies] = useState<readonly ClientAgency[]>([])
  const enter = async (agencyId?: ClientAgency['id']) => {
    const body = { email: email.trim(), password, keep: true, agencyId }
    const answer = await api('POST /api/Clients/login', { body })
    if ('agencies' in answer) setAgencies(answer.agencies)
    else location.assign(await startSession(answer, { keep: true }))
  }
  const signIn = async () => {
    const missing = {
      ...(!email.includes('@') && { email: 'Email must be valid' }),
      ...(password === '' && { password: 'Password is required' }),
    }
    setProblems(missing)
    if (Object.keys(missing).length > 0) return
    await enter()
  }
  const tell = (error: unknown) => {
    const fields = fieldErrorsOf(error)
    setProblems(Object.keys(fields).length > 0 ? fields : { form: failureText(error) })
  }
  if (agencies.length > 0) {
    return (
      <>
        <Box component="p" role="status" sx={{ color: 'ink.second' }}>
          You travel with more than one agency. Which trips would you like to see? You can change
          later.
        </Box>
        <AgencyChoice agencies={agencies} onChoose={enter} />
      </>
    )
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
