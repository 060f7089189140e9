import Box from '@mui/material/Box'
import { useState } from 'react'
import { PublicLink } from '../../../../components/navigation/PublicLink'
import { api } from '../../../../lib/api/api'
import { failureText, fieldErrorsOf } from '../../../../lib/api/api-error'
import { startSession } from '../../api/client-session'
import { PortalField } from '../PortalField'
import { PortalForm } from '../PortalForm'
import { PlainButton } from './PlainButton'

/** The email that somebody typed: kept when they sign in another way. */
export interface TypedEmail {
  readonly email: string
  readonly onEmail: (email: string) => void
}

/**
 * Asks for a mail: a link that signs in at once with a code for this device, or a link to choose a
 * new password.
 */
export function EntryByMail({
  kind,
  ...typed
}: Partial<TypedEmail> & { readonly kind: 'enter' | 'reset' }) {
  const [email, setEmail] = useState(typed.email ?? '')
  const [problem, setProblem] = useState<string>()
  const [device, setDevice] = useState<string>()
  const ask = async () => {
    if (!email.includes('@')) return setProblem('Email must be valid')
    setProblem(undefined)
    setDevice(
      (await api('POST /api/Clients/request-entry', { body: { email: email.trim(), kind } }))
        .device,
    )
  }
  if (device !== undefined && kind === 'reset') {
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <p role="status">
          If an account exists with the email you entered, you will receive a link to reset your
          password. Please click on the link in your e-mail to reset your password.
        </p>
        <PublicLink href="/client/login">Go to sign-in</PublicLink>
      </Box>
    )
  }
  if (device !== undefined)
    return <CodeForm device={device} email={email} onBack={() => setDevice(undefined)} />
  return (
    <PortalForm
      submit={kind === 'enter' ? 'Email me a sign-in link' : 'Send link'}
      onSubmit={ask}
      onFailure={(error) => setProblem(fieldErrorsOf(error).email ?? failureText(error))}
    >
      <PortalField
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        onValue={(next) => {
          setEmail(next)
          typed.onEmail?.(next)
        }}
        error={problem}
        maxLength={254}
      />
    </PortalForm>
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
  const enter = async () => {
    if (code.length !== 6) return setProblem('Enter the 6 digits of the email')
    const answer = await api('POST /api/Clients/enter', { body: { device, code } })
    location.assign(await startSession(answer, { keep: true }))
  }
  return (
    <>
      <PortalForm
        submit="Sign in"
        onSubmit={enter}
        onFailure={(error) => setProblem(failureText(error))}
      >
        <p role="status">
          If <b>{email}</b> has trips with us, an email is on its way. Tap its button, or enter its
          code here.
        </p>
        <PortalField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          isCode
          value={code}
          onValue={(typed) => setCode(typed.replace(/\D/g, '').slice(0, 6))}
          error={problem}
        />
      </PortalForm>
      <PlainButton onClick={onBack}>Use another email or send it again</PlainButton>
    </>
  )
}
