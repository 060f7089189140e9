import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { type FormEvent, useRef, useState } from 'react'
import { Icon } from '../../components/icons/Icon'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { Field } from '../../components/inputs/Field'
import { radius } from '../../components/looks/looks'
import { PublicLink } from '../../components/navigation/PublicLink'
import { api } from '../../lib/api/api'
import { failureText, fieldErrorsOf, isApiError } from '../../lib/api/api-error'
import { useAlive } from '../../lib/loading/use-alive'
import { askPasskey, passkeyFailure } from '../../lib/passkeys/passkeys'
import { hasSessionEnded } from '../../lib/session/origin'
import { enterAs, type SecondStep, signIn } from './sign-in'

type Problems = Partial<Record<'email' | 'password' | 'form', string>> & {
  readonly isUnverified?: boolean
}

export interface SignInFormProps {
  readonly onSignedIn: () => void
  /** Called on input, so that what follows can be preloaded. */
  readonly onPrepare: () => void
}

/** Email and password, or a passkey. What is wrong is said at its field; what was typed stays. */
export function SignInForm({
  onSignedIn,
  onPrepare,
  onSecondStep,
}: SignInFormProps & { readonly onSecondStep: (step: SecondStep) => void }) {
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [keep, setKeep] = useState(true)
  const [isShown, setShown] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  const isAlive = useAlive()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const enteredValues = {
      email: email.current?.value.trim() ?? '',
      password: password.current?.value ?? '',
      keep,
    }
    const missing = missingIn(enteredValues)
    setProblems(missing)
    if (missing.email !== undefined) return email.current?.focus()
    if (missing.password !== undefined) return password.current?.focus()
    setBusy(true)
    try {
      const step = await signIn(enteredValues)
      if (step === undefined) onSignedIn()
      else onSecondStep(step)
    } catch (error) {
      setBusy(false)
      const fields = fieldErrorsOf(error)
      setProblems(
        fields.email || fields.password
          ? fields
          : { form: failureText(error), isUnverified: isApiError(error, 'auth.unverified') },
      )
      password.current?.select()
    }
  }

  const byPasskey = async () => {
    setProblems({})
    onPrepare()
    try {
      const passkey = await askPasskey(await api('POST /api/Agents/passkey-options', { body: {} }))
      enterAs(await api('POST /api/Agents/passkey-sign-in', { body: { passkey, keep } }), keep)
      onSignedIn()
    } catch (error) {
      setProblems({ form: passkeyFailure(error) ?? failureText(error) })
    }
  }

  return (
    <Box
      component="form"
      method="post"
      onSubmit={submit}
      onInput={onPrepare}
      noValidate
      sx={{ display: 'grid', gap: 2 }}
    >
      {isAlive && hasSessionEnded() && (
        <Box component="p" role="status" sx={{ color: 'ink.second' }}>
          Your session has ended. Sign in to continue where you left off; your work is saved.
        </Box>
      )}
      <Field
        label="Email"
        icon="mail"
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        sx={tall}
        error={problems.email}
        inputRef={email}
      />
      <Field
        label="Password"
        aside={
          <Link
            component={PublicLink}
            href="/forgot"
            underline="hover"
            sx={{ fontSize: 13, fontWeight: 600 }}
          >
            Forgot password?
          </Link>
        }
        icon="lock"
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        sx={tall}
        error={problems.password}
        inputRef={password}
        inputProps={{ maxLength: 128 }}
        endAdornment={
          <IconButton
            size="small"
            sx={{ mr: '-8px' }}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} size={17} />
          </IconButton>
        }
      />
      <FormControlLabel
        label="Keep me signed in on this computer"
        control={<Checkbox checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
      />
      {problems.form !== undefined && (
        <Box component="p" role="alert" sx={problemLook}>
          <Icon name="circle-alert" size={17} />
          <span>
            {problems.form}
            {problems.isUnverified && ' '}
            {problems.isUnverified && (
              <Link component={PublicLink} href="/registered" color="inherit" underline="always">
                Send it again
              </Link>
            )}
          </span>
        </Box>
      )}
      {/* Sent before the app is there, it is kept for it (app/wake); never by the address, which would show the password. */}
      <AsyncButton
        type="submit"
        variant="main"
        size="large"
        fullWidth
        loading={isBusy}
        sx={{ mt: 0.6 }}
      >
        Sign in
      </AsyncButton>
      <AsyncButton variant="outlined" size="large" fullWidth onClick={byPasskey}>
        Use a passkey
      </AsyncButton>
    </Box>
  )
}

const tall = { height: 50, fontSize: 15 }
const problemLook = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.9,
  p: '10px 12px',
  borderRadius: radius.field,
  bgcolor: 'error.ground',
  color: 'error.main',
  fontWeight: 500,
}
/** Before hydration the button already looks enabled. */

function missingIn({ email, password }: { email: string; password: string }): Problems {
  return {
    ...(email === '' && { email: 'Email is required' }),
    ...(email !== '' && !email.includes('@') && { email: 'Email must be valid' }),
    ...(password === '' && { password: 'Password is required' }),
  }
}
