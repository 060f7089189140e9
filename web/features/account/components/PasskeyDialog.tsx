import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { addPasskey, passkeyFailure } from '../../../lib/passkeys/passkeys'
import { useNoteTwoStep } from '../api/account'
import type { FactorDialogProps } from './factor-dialog'

/** Adds a passkey under a name by which it is found again. */
export function PasskeyDialog({ prove, onAdded, onClose }: FactorDialogProps) {
  const note = useNoteTwoStep()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: '' } })
  const submit = handleSubmit(async ({ name }) => {
    try {
      const newPasskey = await prove(() => addPasskey(name.trim()))
      if (newPasskey === undefined) return
      note(newPasskey)
      showSnackbar('Passkey added.')
      onAdded(newPasskey.recoveryCodes)
    } catch (error) {
      setError('name', {
        message: passkeyFailure(error) ?? fieldErrorsOf(error).name ?? failureText(error),
      })
    }
  })
  return (
    <FormDialog
      title="Add a passkey"
      text="Your browser asks for your fingerprint, face, screen lock or security key next."
      submitLabel="Continue"
      isBusy={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Name"
        hint="Such as “Work laptop” or “Blue security key”"
        autoFocus
        autoComplete="off"
        inputProps={{ maxLength: 60 }}
        error={formState.errors.name?.message}
        {...register('name', { validate: (name) => name.trim() !== '' || 'Name is required' })}
      />
    </FormDialog>
  )
}
