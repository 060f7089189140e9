import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type NewShareLink, newShareLink, shareDays } from '#shared/api/share-links'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { FieldNote } from '../../../components/inputs/FieldNote'
import { SelectField } from '../../../components/inputs/SelectField'
import { useCopy } from '../../../components/snackbar/use-copy'
import { failureText } from '../../../lib/api/api-error'
import { type LinksOf, useCreateShareLink } from '../api/share-links'

const dayWords: Readonly<Record<(typeof shareDays)[number], string>> = {
  7: 'A week',
  30: '30 days',
  90: '90 days',
  365: 'A year',
}

/** Makes a link, and shows its address once. */
export function NewLinkDialog({
  of,
  onClose,
}: {
  readonly of: LinksOf
  readonly onClose: () => void
}) {
  const { mutate, data: made, isPending, error } = useCreateShareLink(of)
  const copy = useCopy()
  const { register, watch, setValue, handleSubmit, formState } = useForm<
    z.input<typeof newShareLink>,
    unknown,
    NewShareLink
  >({
    resolver: zodResolver(newShareLink),
    defaultValues: { label: '', days: 30, password: '' },
  })
  if (made !== undefined) {
    const address = `${location.origin}${made.address}`
    return (
      <FormDialog
        title="Link created"
        text={`Copy it now: it’s shown only once. It opens ${made.link.tripName}${made.link.hasPassword ? ' with the password you chose' : ''}.`}
        submitLabel={undefined}
        aside={
          <Button variant="main" onClick={() => copy(address, 'Link copied.')}>
            Copy link
          </Button>
        }
        onSubmit={() => undefined}
        onClose={onClose}
      >
        <Field label="Link" value={address} readOnly onFocus={({ target }) => target.select()} />
      </FormDialog>
    )
  }
  return (
    <FormDialog
      title="Create link"
      submitLabel="Create link"
      isBusy={isPending}
      onSubmit={handleSubmit((body) => mutate(body))}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.6, mt: 1.6 }}>
        <Field
          label="Who is it for?"
          placeholder="Optional, for your own list"
          autoComplete="off"
          inputProps={{ maxLength: 100 }}
          error={formState.errors.label?.message}
          {...register('label')}
        />
        <SelectField
          label="Works for"
          value={String(watch('days'))}
          onChange={({ target }) =>
            setValue(
              'days',
              shareDays.find((days) => String(days) === target.value),
            )
          }
        >
          {shareDays.map((days) => (
            <MenuItem key={days} value={String(days)}>
              {dayWords[days]}
            </MenuItem>
          ))}
        </SelectField>
        <Field
          label="Password"
          type="password"
          autoComplete="new-password"
          placeholder="Optional"
          hint="Send it separately from the link."
          inputProps={{ maxLength: 128 }}
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <FieldNote
          id="new-link-note"
          text={error === null ? undefined : failureText(error)}
          isError
        />
      </Box>
    </FormDialog>
  )
}
