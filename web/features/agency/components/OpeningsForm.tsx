import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form'
import type { MailOpenings } from '#shared/api/mail-openings'
import { maxOpenings, maxOwnWords, type WrittenMail, writtenMails } from '#shared/mails/mail-kinds'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { FormSelect } from '../../../components/inputs/FormSelect'
import { failureText } from '../../../lib/api/api-error'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'

interface OpeningsFormProps {
  readonly openings: MailOpenings
  readonly onSave: (openings: MailOpenings) => Promise<void>
}

/** The saved words one by one; nothing is stored before all of them are sent. */
export function OpeningsForm({ openings, onSave }: OpeningsFormProps) {
  const form = useForm<MailOpenings>({ defaultValues: openings })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'openings' })
  const { isDirty, isSubmitting, errors } = form.formState
  useLeaveGuard(isDirty ? 'Your saved words aren’t saved yet.' : undefined)
  const send = form.handleSubmit((values) =>
    onSave(values).catch((error: unknown) =>
      form.setError('root', { message: failureText(error, 'Not saved.') }),
    ),
  )
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2 }}>
      <Box component="p" sx={{ color: 'ink.second' }}>
        Agents can begin an email to a client with these, and change them before they send it.
      </Box>
      {fields.map(({ id }, at) => (
        <OpeningFields key={id} at={at} form={form} onRemove={() => remove(at)} />
      ))}
      {errors.root !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main' }}>
          {errors.root.message}
        </Box>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="text"
          disabled={fields.length >= maxOpenings}
          onClick={() => append({ kind: 'invitation', name: '', text: '' })}
        >
          Add words
        </Button>
        <AsyncButton type="submit" loading={isSubmitting} disabled={!isDirty}>
          Save words
        </AsyncButton>
      </Box>
    </Box>
  )
}

interface OpeningFieldsProps {
  readonly at: number
  readonly form: UseFormReturn<MailOpenings>
  readonly onRemove: () => void
}

function OpeningFields({
  at,
  form: { register, control, formState },
  onRemove,
}: OpeningFieldsProps) {
  const errors = formState.errors.openings?.[at]
  return (
    <Box component="fieldset" sx={looks.one}>
      <Box sx={looks.head}>
        <Field
          label="Name"
          {...register(`openings.${at}.name`, { required: 'Name is required' })}
          error={errors?.name?.message}
          inputProps={{ maxLength: 60 }}
        />
        <FormSelect
          label="Offered for"
          control={control}
          name={`openings.${at}.kind`}
          options={writtenMails.map((kind) => [kind, kindLabels[kind]] as const)}
        />
      </Box>
      <Field
        label="Words"
        multiline
        minRows={2}
        maxRows={12}
        {...register(`openings.${at}.text`, { required: 'Words are required' })}
        error={errors?.text?.message}
        inputProps={{ maxLength: maxOwnWords, dir: 'auto' }}
      />
      <Button
        variant="text"
        size="small"
        sx={{ justifySelf: 'start' }}
        onClick={onRemove}
        aria-label={`Remove words ${at + 1}`}
      >
        Remove
      </Button>
    </Box>
  )
}

const kindLabels = {
  invitation: 'Invitations',
  travelers: 'Travelers’ details',
  paymentRequest: 'Payment requests',
} as const satisfies Record<WrittenMail, string>

const looks = {
  one: { border: 0, p: 0, m: 0, display: 'grid', gap: 1.2 },
  head: {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' },
    gap: 1.2,
  },
} as const
