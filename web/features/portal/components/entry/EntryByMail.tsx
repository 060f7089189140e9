import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type FormEvent, useState } from 'react'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { Field } from '../../../../components/inputs/Field'
import { PublicLink } from '../../../../components/navigation/PublicLink'
import { api } from '../../../../lib/api/api'
import { failureText, fieldErrorsOf } from '../../../../lib/api/api-error'
import { startSession } from '../../api/client-session'

/** The email that somebody typed: kept when they sign in another way. */
export interface TypedEmail {
  readonly email: string
  readonly onEmail: (email: string) => void
}

/** Asks for a mail: a link that signs in at once with a code for this device, or a link to choose a new password. */
export function EntryByMail({ kind, ...typed }: Partial<TypedEmail> & { readonly kind: 'enter' | 'reset' }) {
  const [email, setEmail] = useState(typed.email ?? '')
  const [problem, setProblem] = useState<string>()
  const [device, setDevice] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!email.includes('@')) return setProblem('Email must be valid')
    setProblem(undefined)
    setBusy(true)
    try {
      setDevice((await api('POST /api/Clients/request-entry', { body: { email: email.trim(), kind } })).device)
    } catch (error) {
      setProblem(fieldErrorsOf(error).email ?? failureText(error))
    }
    setBusy(false)
  }
  if (device !== undefined && kind === 'reset') {
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <p role="status">
          If an account exists with the email you entered, you will receive a link to reset your password. Please click
          on the link in your e-mail to reset your password.
        </p>
        <PublicLink href="/client/login">Go to sign-in</PublicLink>
      </Box>
    )
  }
  if (device !== undefined) return <CodeForm device={device} email={email} onBack={() => setDevice(undefined)} />
  return (
    <Box component="form" noValidate onSubmit={ask} sx={{ display: 'grid', gap: 2 }}>
      <Field
        label="Email"
        icon="mail"
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        onChange={({ target }) => {
          setEmail(target.value)
          typed.onEmail?.(target.value)
        }}
        error={problem}
        inputProps={{ maxLength: 254 }}
        sx={{ height: 50 }}
      />
      <AsyncButton type="submit" variant="main" size="large" fullWidth loading={isBusy}>
        {kind === 'enter' ? 'Email me a sign-in link' : 'Send link'}
      </AsyncButton>
    </Box>
  )
}

interface CodeFormProps {
  readonly device: string
  readonly email: string
  readonly onBack: () => void
}

/** The mail's link opens the trip where it is tapped; its code does so here. */
function CodeForm({ device, email, onBack }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (code.length !== 6) return setProblem('Enter the 6 digits of the email')
    setBusy(true)
    try {
      const answer = await api('POST /api/Clients/enter', { body: { device, code } })
      location.assign(await startSession(answer, { keep: true }))
    } catch (error) {
      setBusy(false)
      setProblem(failureText(error))
    }
  }
  return (
    <Box component="form" noValidate onSubmit={enter} sx={{ display: 'grid', gap: 2 }}>
      <p role="status">
        If <b>{email}</b> has trips with us, an email is on its way. Tap its button, or enter its code here.
      </p>
      <Field
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, 6))}
        error={problem}
        sx={{ height: 56, fontSize: 24, letterSpacing: '0.3em' }}
      />
      <AsyncButton type="submit" variant="main" size="large" fullWidth loading={isBusy}>
        Sign in
      </AsyncButton>
      <Link component="button" type="button" onClick={onBack}>
        Use another email or send it again
      </Link>
    </Box>
  )
}
