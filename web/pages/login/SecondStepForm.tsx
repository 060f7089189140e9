import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { Field } from '../../components/inputs/Field'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'
import type { Sent } from '../../lib/api/route-table'
import { askPasskey, passkeyFailure } from '../../lib/passkeys/passkeys'
import { enterAs, type SecondStep } from './sign-in'

type Typed = 'code' | 'recoveryCode'
const labels: Readonly<Record<Typed, readonly [label: string, hint: string]>> = {
  code: ['Code', 'Six digits from your authenticator app'],
  recoveryCode: ['Recovery code', 'One of the ten codes you saved. Each works once.'],
}

interface SecondStepFormProps {
  readonly step: SecondStep
  readonly onSignedIn: () => void
  readonly onStartOver: () => void
}

/**
 * The second step of signing in: a code of the authenticator app, a passkey, or a recovery code.
 */
export function SecondStepForm({ step, onSignedIn, onStartOver }: SecondStepFormProps) {
  const { ticket, methods, keep } = step
  const [typed, setTyped] = useState<Typed | undefined>(
    methods.includes('code') ? 'code' : undefined,
  )
  const { register, handleSubmit, setError, clearErrors, reset, formState } = useForm({
    defaultValues: { given: '' },
  })
  const finish = async (
    find: () => Promise<Omit<Sent<'POST /api/Agents/second-step'>['body'], 'ticket'>>,
  ) => {
    clearErrors()
    try {
      enterAs(
        await api('POST /api/Agents/second-step', { body: { ticket, ...(await find()) } }),
        keep,
      )
      onSignedIn()
    } catch (error) {
      setError(typed === undefined ? 'root' : 'given', {
        message: passkeyFailure(error) ?? failureText(error),
      })
    }
  }
  const byPasskey = () =>
    finish(async () => ({
      passkey: await askPasskey(
        await api('POST /api/Agents/passkey-options', { body: { ticket } }),
      ),
    }))
  const { errors, isSubmitting } = formState
  const other = (next: Typed, label: string) =>
    methods.includes(next) &&
    typed !== next && (
      <Button
        variant="text"
        onClick={() => {
          reset()
          setTyped(next)
        }}
      >
        {label}
      </Button>
    )
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(({ given }) => finish(async () => ({ [typed ?? 'code']: given })))}
      sx={{ display: 'grid', gap: 2 }}
    >
      {typed !== undefined && (
        <>
          <Field
            key={typed}
            label={labels[typed][0]}
            hint={labels[typed][1]}
            icon="lock"
            autoFocus
            autoComplete={typed === 'code' ? 'one-time-code' : 'off'}
            sx={{ height: 50, fontSize: 15 }}
            inputProps={{
              maxLength: typed === 'code' ? 7 : 40,
              inputMode: typed === 'code' ? 'numeric' : 'text',
            }}
            error={errors.given?.message}
            {...register('given', { required: `${labels[typed][0]} is required` })}
          />
          <AsyncButton type="submit" variant="main" size="large" fullWidth loading={isSubmitting}>
            Sign in
          </AsyncButton>
        </>
      )}
      {methods.includes('passkey') && (
        <AsyncButton
          variant={typed === undefined ? 'main' : 'outlined'}
          size="large"
          fullWidth
          onClick={byPasskey}
        >
          Use a passkey
        </AsyncButton>
      )}
      {errors.root !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main' }}>
          {errors.root.message}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {other('code', 'Use your authenticator app')}
        {other('recoveryCode', 'Use a recovery code')}
        <Button variant="text" onClick={onStartOver}>
          Start over
        </Button>
      </Box>
    </Box>
  )
}
