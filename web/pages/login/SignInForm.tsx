import IconButton from '@mui/material/IconButton'
import { type FormEvent, useRef, useState } from 'react'
import { Icon } from '../../components/icons/Icon'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { Field } from '../../components/inputs/Field'
import { useAlive } from '../../lib/alive/use-alive'
import { failureText, fieldErrorsOf } from '../../lib/api/api-error'
import { CheckMark } from './CheckMark'
import styles from './login.module.css'
import { signIn } from './sign-in'

type Problems = Partial<Record<'email' | 'password' | 'form', string>>

export interface SignInFormProps {
  readonly onSignedIn: () => void
  /** Called as one begins to type. */
  readonly onPrepare: () => void
}

/** Email and password. What is wrong is said at its field; what was typed stays. */
export function SignInForm({ onSignedIn, onPrepare }: SignInFormProps) {
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
    const entered = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '', keep }
    const missing = missingIn(entered)
    setProblems(missing)
    if (missing.email !== undefined) return email.current?.focus()
    if (missing.password !== undefined) return password.current?.focus()
    setBusy(true)
    try {
      await signIn(entered)
      onSignedIn()
    } catch (error) {
      setBusy(false)
      const fields = fieldErrorsOf(error)
      setProblems(fields.email || fields.password ? fields : { form: failureText(error) })
      password.current?.select()
    }
  }

  return (
    <form className={styles.fields} method="post" onSubmit={submit} onInput={onPrepare} noValidate>
      <Field
        label="Email"
        icon="mail"
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        className={styles.tall ?? ''}
        error={problems.email}
        inputRef={email}
      />
      <Field
        label="Password"
        icon="lock"
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        className={styles.tall ?? ''}
        error={problems.password}
        inputRef={password}
        inputProps={{ maxLength: 128 }}
        endAdornment={
          <IconButton
            size="small"
            className={styles.eye ?? ''}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} size={17} />
          </IconButton>
        }
      />
      <label className={styles.keep}>
        <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.target.checked)} />
        <CheckMark />
        Keep me signed in on this computer
      </label>
      {problems.form !== undefined && (
        <p className={styles.problem} role="alert">
          <Icon name="circle-alert" size={17} />
          {problems.form}
        </p>
      )}
      {/* Before the page is alive nothing may be sent: the browser itself would put the password into the address. */}
      <AsyncButton
        type="submit"
        variant="main"
        size="large"
        fullWidth
        loading={isBusy}
        disabled={!isAlive}
        className={isAlive ? '' : (styles.waking ?? '')}
      >
        Sign in
      </AsyncButton>
    </form>
  )
}

function missingIn({ email, password }: { email: string; password: string }): Problems {
  return {
    ...(email === '' && { email: 'Email is required' }),
    ...(email !== '' && !email.includes('@') && { email: 'Email must be valid' }),
    ...(password === '' && { password: 'Password is required' }),
  }
}
