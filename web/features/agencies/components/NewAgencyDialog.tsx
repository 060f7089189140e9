import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { type FieldPath, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { newAgency } from '#shared/api/agencies'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { FormSelect } from '../../../components/inputs/FormSelect'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText, fieldErrorsOf, isApiError } from '../../../lib/api/api-error'
import { type NewAgencyBody, useCreateAgency } from '../api/agencies'

const monthMs = 30 * 24 * 3_600_000
const pricingModels = [
  ['net', 'Net rates plus margins'],
  ['rack', 'Rack rates'],
] as const
const trials = [
  ['no', 'No trial'],
  ['yes', '30 days'],
] as const

/** Creates an agency with its first lead agent, who gets the invitation. */
export function NewAgencyDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const { mutate, isPending } = useCreateAgency()
  const { register, control, handleSubmit, setError, formState } = useForm<
    NewAgencyBody & { hasTrial?: string }
  >({
    resolver: (values, context, options) => {
      const { hasTrial: _hasTrial, ...body } = values
      return zodResolver(newAgency)(body, context, options as never)
    },
    defaultValues: {
      name: '',
      agencyCode: '',
      currency: 'USD',
      model: 'net',
      hasTrial: 'no',
      lead: { firstName: '', lastName: '', email: '' },
    },
  })
  const submit = handleSubmit(({ hasTrial, ...body }) => {
    const trial =
      hasTrial === 'yes' ? { trialEnds: new Date(Date.now() + monthMs).toISOString() } : {}
    mutate(
      { ...body, ...trial },
      {
        onSuccess: ({ id, name }) => {
          showSnackbar(`${name} created. ${body.lead.firstName} is invited.`)
          void navigate(`/agencies/${id}`)
        },
        onError: (error) => {
          if (isApiError(error, 'client.email-exists'))
            return setError('lead.email', { message: 'Email already exists' })
          const fields = Object.entries(fieldErrorsOf(error))
          for (const [field, message] of fields)
            setError(field as FieldPath<NewAgencyBody>, { message })
          if (fields.length === 0) showSnackbar(failureText(error), { tone: 'error' })
        },
      },
    )
  })
  const { errors } = formState
  const fieldError = (message: string | undefined, missing: string) =>
    message === 'must not be empty' ? missing : message
  return (
    <FormDialog
      title="Create an agency"
      text="Its lead agent gets an email to choose a password, and can then invite colleagues."
      submitLabel="Create agency"
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.6 }}>
        <Field
          label="Agency name"
          autoFocus
          inputProps={{ maxLength: 100 }}
          error={fieldError(errors.name?.message, 'Agency name is required')}
          {...register('name')}
        />
        <Box sx={twoColumns}>
          <Field
            label="Agency code"
            hint="As in MAR001"
            inputProps={{ maxLength: 10 }}
            error={errors.agencyCode?.message}
            {...register('agencyCode', { setValueAs: (text: string) => text.trim().toUpperCase() })}
          />
          <Field
            label="Selling currency"
            inputProps={{ maxLength: 3 }}
            error={errors.currency?.message}
            {...register('currency', { setValueAs: (text: string) => text.trim().toUpperCase() })}
          />
          <FormSelect
            control={control}
            name="model"
            label="Pricing model"
            options={pricingModels}
          />
          <FormSelect control={control} name="hasTrial" label="Trial" options={trials} />
          <Field
            label="Lead agent’s first name"
            inputProps={{ maxLength: 100 }}
            error={fieldError(errors.lead?.firstName?.message, 'First name is required')}
            {...register('lead.firstName')}
          />
          <Field
            label="Last name"
            inputProps={{ maxLength: 100 }}
            error={fieldError(errors.lead?.lastName?.message, 'Last name is required')}
            {...register('lead.lastName')}
          />
        </Box>
        <Field
          label="Email"
          inputProps={{ maxLength: 254, inputMode: 'email' }}
          error={errors.lead?.email?.message}
          {...register('lead.email')}
        />
      </Box>
    </FormDialog>
  )
}

const twoColumns = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.6 }
