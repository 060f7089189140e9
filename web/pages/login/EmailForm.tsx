import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { accountEmail } from '#shared/api/accounts'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { Field } from '../../components/inputs/Field'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'
import { goTo } from '../../lib/navigation/public-path'

const schema = z.object({ email: accountEmail })

interface EmailFormProps {
  readonly address: 'POST /api/Agents/request-reset' | 'POST /api/Agents/resend-activation'
  readonly label: string
  /** An address that is known already. */
  readonly email?: string | undefined
  /** Where to go when it is sent, or what is said. */
  readonly next?: string
  readonly done?: string
}

/** Asks for a mail to an address. Nothing tells whether there is an account. */
export function EmailForm({ address, label, email = '', next, done }: EmailFormProps) {
  const [isDone, setDone] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email },
  })
  const send = async (body: z.infer<typeof schema>) => {
    setDone(false)
    try {
      await api(address, { body })
      if (next === undefined) setDone(true)
      else goTo(next)
    } catch (error) {
      setError('email', { message: failureText(error) })
    }
  }
  return (
    <Box component="form" noValidate onSubmit={handleSubmit(send)} sx={{ display: 'grid', gap: 2 }}>
      <Field
        label="Email"
        icon="mail"
        type="email"
        autoComplete="username"
        sx={{ height: 50, fontSize: 15 }}
        error={formState.errors.email?.message}
        inputProps={{ maxLength: 254 }}
        {...register('email')}
      />
      <AsyncButton
        type="submit"
        variant="main"
        size="large"
        fullWidth
        loading={formState.isSubmitting}
      >
        {label}
      </AsyncButton>
      {isDone && <p role="status">{done}</p>}
    </Box>
  )
}
