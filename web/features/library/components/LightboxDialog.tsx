import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { countOf } from '#shared/format/words'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import type { Lightboxes } from './Facets'

interface LightboxDialogProps {
  readonly ids: readonly string[]
  readonly lightboxes: Lightboxes
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Puts media into a lightbox: one that is there, or a new one. */
export function LightboxDialog({ ids, lightboxes, onDone, onClose }: LightboxDialogProps) {
  const [label, setLabel] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    if (label.trim() === '') return setError('Name a lightbox')
    setBusy(true)
    try {
      await lightboxes.add(label.trim(), ids)
      showSnackbar(`${countOf(ids.length, 'item')} added to ${label.trim()}.`)
      onClose()
      onDone()
    } catch (failure) {
      setError(failureText(failure))
    }
    setBusy(false)
  }
  return (
    <FormDialog
      title="Add to lightbox"
      text="Choose one, or type a name for a new one."
      submitLabel="Add"
      isBusy={isBusy}
      onSubmit={add}
      onClose={onClose}
    >
      <Autocomplete
        freeSolo
        openOnFocus
        options={lightboxes.list.map((one) => one.label)}
        inputValue={label}
        onInputChange={(_event, typed) => {
          setLabel(typed)
          setError(undefined)
        }}
        renderInput={({ slotProps: { input, htmlInput } }) => {
          const { id: _ownLabel, ...inputProps } = htmlInput
          return (
            <Field label="Lightbox" error={error} autoFocus inputProps={{ ...inputProps, maxLength: 60 }} {...input} />
          )
        }}
      />
    </FormDialog>
  )
}
