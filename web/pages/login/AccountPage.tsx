import Box from '@mui/material/Box'
import { type ComponentType, useEffect, useState } from 'react'
import { Loading } from '../../components/feedback/Loading'
import { PublicLink } from '../../components/navigation/PublicLink'
import { api } from '../../lib/api/api'
import { failureText, isApiError, isRecord } from '../../lib/api/api-error'
import type { Answer } from '../../lib/api/route-table'
import { EmailForm } from './EmailForm'
import type { LoginMode } from './login-mode'
import { PasswordForm } from './PasswordForm'
import { RegisterForm } from './RegisterForm'

export interface AccountPageProps {
  readonly onSignedIn: () => void
  readonly token?: string | undefined
  readonly uid?: string | undefined
}

/** What the sign-in page shows for everything but signing in (1 §2). */
export function AccountPage({
  mode,
  ...link
}: AccountPageProps & { readonly mode: Exclude<LoginMode, 'login' | 'loggedOut'> }) {
  const Part = parts[mode]
  return <Part {...link} />
}

const parts: Readonly<
  Record<Exclude<LoginMode, 'login' | 'loggedOut'>, ComponentType<AccountPageProps>>
> = {
  forgot: () => (
    <EmailForm address="POST /api/Agents/request-reset" label="Send link" next="/forgotten" />
  ),
  forgotten: () => (
    <Said>
      If an account exists with the email you entered, you will receive a link to reset your
      password. Please click on the link in your e-mail to reset your password.
    </Said>
  ),
  reset: (link) => <ByLink {...link} isReset />,
  register: RegisterForm,
  registered: Registered,
  verified: Verified,
  activate: ByLink,
}

function Verified() {
  return (
    <p>
      Your account has been verified. Click <PublicLink href="/login">here to sign in</PublicLink>.
    </p>
  )
}

const Said = ({ children }: { readonly children: string }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <p role="status">{children}</p>
    <PublicLink href="/login">Go to sign-in</PublicLink>
  </Box>
)

function Registered() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <p role="status">
        You have successfully registered. Please check your e-mail and click on the validation link
        or enter your e-mail address to resend confirmation e-mail.
      </p>
      <EmailForm
        address="POST /api/Agents/resend-activation"
        label="Resend activation e-mail"
        email={emailIn(history.state)}
        done="If that account is waiting to be activated, its email is on the way."
      />
    </Box>
  )
}

/** The address that was just registered. */
const emailIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state.email === 'string' ? state.email : undefined

type Link = Answer<'POST /api/Agents/check-link'>

/**
 * The link of a mail, checked before anything is asked for (1 §2): an address is verified at once,
 * an account without a password gets one, and a forgotten password is replaced.
 */
function ByLink({
  token = '',
  uid,
  isReset = false,
  onSignedIn,
}: AccountPageProps & { readonly isReset?: boolean }) {
  const [link, setLink] = useState<Link | 'verified' | 'changed' | Error>()
  useEffect(() => {
    const body = { token, ...(uid === undefined ? {} : { uid: uid as never }) }
    let isGone = false
    const check = async (): Promise<Link | 'verified' | 'changed'> => {
      const linkCheck = await api('POST /api/Agents/check-link', { body, safe: true })
      if (linkCheck.kind !== 'verify' && linkCheck.kind !== 'email') return linkCheck
      await api('POST /api/Agents/verify', { body })
      return linkCheck.kind === 'email' ? 'changed' : 'verified'
    }
    check()
      .catch((error: Error) => error)
      .then((found) => !isGone && setLink(found))
    return () => {
      isGone = true
    }
  }, [token, uid])
  if (link === undefined) return <Loading />
  if (link === 'verified') return <Verified />
  if (link === 'changed')
    return <Said>Your email address has been changed. Sign in with it from now on.</Said>
  if (link instanceof Error) return <BadLink error={link} isReset={isReset} />
  return (
    <PasswordForm
      token={token}
      isReset={link.kind === 'reset'}
      email={link.email}
      onSignedIn={onSignedIn}
    />
  )
}

function BadLink({ error, isReset }: { readonly error: Error; readonly isReset: boolean }) {
  const isKnown = isApiError(error) && error.status === 400
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <p role="alert">
        {isKnown ? 'This is an invalid registration token. Please try again.' : failureText(error)}
      </p>
      {isKnown && isReset && <PublicLink href="/forgot">Request a new link</PublicLink>}
      {isKnown && !isReset && (
        <EmailForm
          address="POST /api/Agents/resend-activation"
          label="Resend activation e-mail"
          done="If that account is waiting to be activated, its email is on the way."
        />
      )}
    </Box>
  )
}
