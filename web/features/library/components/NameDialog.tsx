import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { failureText } from '../../../lib/api/api-error'

interface NameDialogProps {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly submitLabel: string
  /** Names that there are. */
  readonly names: readonly string[]
  readonly onName: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for a name: one that there is, or a new one. */
export function NameDialog({
  title,
  text,
  label,
  submitLabel,
  names,
  onName,
  onClose,
}: NameDialogProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (name.trim() === '') return setError('Type a name')
    setBusy(true)
    await onName(name.trim()).then(onClose, (failure: unknown) => setError(failureText(failure)))
    setBusy(false)
  }
  return (
    <FormDialog
      title={title}
      text={text}
      submitLabel={submitLabel}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <Autocomplete
        freeSolo
        openOnFocus
        options={names}
        inputValue={name}
        onInputChange={(_event, typed) => {
          setName(typed)
          setError(undefined)
        }}
        renderInput={({ slotProps: { input, htmlInput } }) => {
          const { id: _ownLabel, ...inputProps } = htmlInput
          return (
            <Field
              label={label}
              error={error}
              autoFocus
              inputProps={{ ...inputProps, maxLength: 60 }}
              {...input}
            />
          )
        }}
      />
    </FormDialog>
  )
}
