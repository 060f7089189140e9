import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { isCommonPassword } from '#shared/access/common-passwords'
import { passwordChange } from '#shared/api/my-account'
import { leastPasswordLength } from '#shared/api/new-password'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Icon } from '../../../components/icons/Icon'
import { Field } from '../../../components/inputs/Field'
import { inRow } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText, fieldErrorsOf, isApiError } from '../../../lib/api/api-error'
import { useSession } from '../../../lib/session/session'
import { useChangePassword } from '../api/account'

/** Sets another password: the old one is asked for, and the rules show while one types. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession()
  const { mutate, isPending } = useChangePassword()
  const { register, handleSubmit, setError, watch, formState } = useForm<
    z.infer<typeof passwordChange>
  >({
    resolver: zodResolver(passwordChange),
    defaultValues: { oldPassword: '', password: '' },
  })
  const submit = handleSubmit((body) =>
    mutate(body, {
      onSuccess: () => {
        showSnackbar('Password changed. Your other devices are signed out.')
        onClose()
      },
      onError: (error) => {
        if (isApiError(error, 'auth.wrong-password'))
          setError('oldPassword', { message: 'Incorrect password' })
        else if (isApiError(error, 'auth.throttled'))
          setError('oldPassword', { message: failureText(error) })
        else {
          const message =
            fieldErrorsOf(error).password ?? 'Error setting password. Please try again.'
          setError('password', { message })
        }
      },
    }),
  )
  const typedPassword = watch('password')
  return (
    <FormDialog
      title="Change password"
      text="You stay signed in here. Your other devices are signed out."
      submitLabel="Change password"
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.6 }}>
        <input type="hidden" name="username" autoComplete="username" value={user.email} />
        <Field
          label="Current password"
          type="password"
          autoComplete="current-password"
          autoFocus
          inputProps={{ maxLength: 128 }}
          error={formState.errors.oldPassword?.message}
          {...register('oldPassword')}
        />
        <Field
          label="New password"
          type="password"
          autoComplete="new-password"
          inputProps={{ maxLength: 128 }}
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Box
          component="ul"
          aria-label="Password rules"
          sx={{ display: 'grid', gap: 0.4, color: 'ink.second' }}
        >
          <Rule
            isMet={typedPassword.length >= leastPasswordLength}
            text={`At least ${leastPasswordLength} characters`}
          />
          <Rule
            isMet={typedPassword !== '' && !isCommonPassword(typedPassword)}
            text="Not a password that’s easy to guess"
          />
        </Box>
      </Box>
    </FormDialog>
  )
}

const Rule = ({ isMet, text }: { readonly isMet: boolean; readonly text: string }) => (
  <Box component="li" sx={{ ...inRow(0.8), color: isMet ? 'success.main' : 'inherit' }}>
    <Icon name={isMet ? 'circle-check' : 'minus'} size={15} />
    {text}
    <span className="visually-hidden">{isMet ? ', met' : ', not met yet'}</span>
  </Box>
)
