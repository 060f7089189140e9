import { useState } from 'react'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { type Account, changeEmail } from '../api/account'
import { useProof } from './use-proof'

/** Asks for another address to sign in with; it counts once the link that goes there was opened. */
export function EmailDialog({
  account,
  onClose,
}: {
  readonly account: Account
  readonly onClose: () => void
}) {
  const [email, setEmail] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { prove, dialog } = useProof(account.twoStep)
  const submit = async () => {
    setBusy(true)
    setError(undefined)
    try {
      if ((await prove(() => changeEmail(email.trim()))) === undefined) return
      showSnackbar(
        `Check ${email.trim()} for a link. Until you open it, you sign in with ${account.email}.`,
      )
      onClose()
    } catch (failure) {
      setError(fieldErrorsOf(failure).email ?? failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <FormDialog
        title="Change email"
        text={`You sign in with ${account.email}. We’ll send a link to the new address to confirm it, and tell the old one.`}
        submitLabel="Send link"
        isBusy={isBusy}
        disabled={email.trim() === ''}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <Field
          label="New email"
          type="email"
          autoComplete="email"
          autoFocus
          inputProps={{ maxLength: 254 }}
          value={email}
          error={error}
          onChange={({ target }) => setEmail(target.value)}
        />
      </FormDialog>
      {dialog}
    </>
  )
}
