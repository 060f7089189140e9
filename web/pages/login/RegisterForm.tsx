import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { accountsRoutes } from '#shared/api/accounts'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { Field } from '../../components/inputs/Field'
import { api } from '../../lib/api/api'
import { failureText, fieldErrorsOf } from '../../lib/api/api-error'
import { goTo } from '../../lib/navigation/public-path'

const schema = accountsRoutes.register.body
type Registration = z.input<typeof schema>

const requiredWords = { firstName: 'First name is required', lastName: 'Last name is required' }

/** Registers an agency with its first lead agent (1 §2, Registration). */
export function RegisterForm() {
  const { register, handleSubmit, setError, formState } = useForm<Registration>({
    resolver: zodResolver(schema),
    defaultValues: { agencyName: '', firstName: '', lastName: '', email: '', password: '' },
  })
  const send = async (body: Registration) => {
    try {
      await api('POST /api/Agents/register', { body })
      goTo('/registered', { email: body.email })
    } catch (error) {
      const fields = Object.entries(fieldErrorsOf(error))
      for (const [field, message] of fields) setError(field as keyof Registration, { message })
      if (fields.length === 0) setError('root', { message: failureText(error) })
    }
  }
  const { errors, isSubmitting } = formState
  const nameError = (name: 'firstName' | 'lastName') =>
    errors[name]?.message === 'must not be empty' ? requiredWords[name] : errors[name]?.message
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(send)}
      sx={{ display: 'grid', gap: 1.6 }}
    >
      <Field
        label="Agency name (optional)"
        autoComplete="organization"
        autoFocus
        inputProps={{ maxLength: 100 }}
        error={errors.agencyName?.message}
        {...register('agencyName')}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
          gap: 1.6,
        }}
      >
        <Field
          label="First name"
          autoComplete="given-name"
          inputProps={{ maxLength: 100 }}
          error={nameError('firstName')}
          {...register('firstName')}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          inputProps={{ maxLength: 100 }}
          error={nameError('lastName')}
          {...register('lastName')}
        />
      </Box>
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        inputProps={{ maxLength: 254 }}
        error={errors.email?.message}
        {...register('email')}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        inputProps={{ maxLength: 128 }}
        error={errors.password?.message}
        {...register('password')}
      />
      {errors.root !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main' }}>
          {errors.root.message}
        </Box>
      )}
      <AsyncButton
        type="submit"
        variant="main"
        size="large"
        fullWidth
        loading={isSubmitting}
        sx={{ mt: 0.6 }}
      >
        Register
      </AsyncButton>
    </Box>
  )
}
