import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { type FieldPath, useForm, useWatch } from 'react-hook-form'
import { pricingSettings } from '#shared/api/agencies'
import { rateLimits } from '#shared/rates/apply-rates'
import { defaultFees, type RateName, rateNames } from '#shared/rates/rate-table'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { FormSelect } from '../../../components/inputs/FormSelect'
import { inRow } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { useSession } from '../../../lib/session/session'
import { type Settings, useSavePricing } from '../api/pricing'
import { ImpactCard } from './ImpactCard'

const rateWords: Readonly<Record<RateName, { label: string; hint: string }>> = {
  land: { label: 'Land margin', hint: 'On stays, transfers and services' },
  air: { label: 'Air margin', hint: 'On flights' },
  deposit: { label: 'Deposit', hint: 'Of the price without flights' },
  currency: { label: 'Currency rate', hint: 'On costs in another currency' },
  dmc: { label: 'DMC margin', hint: 'On what the DMC arranges' },
  rack: { label: 'Rack markup', hint: 'On rack rates, in the rack model' },
}
const feeWords = {
  credit: { label: 'Card fee', hint: 'Added when a client pays by card' },
  ach: { label: 'Bank transfer fee', hint: 'Added when a client pays by ACH' },
  foreignSellMarkup: {
    label: 'Foreign-sell markup',
    hint: 'On trips not in USD, where switched on',
  },
} as const
const pricingModels = [
  ['net', 'Net rates plus margins'],
  ['rack', 'Rack rates'],
] as const
const feeNames = ['credit', 'ach', 'foreignSellMarkup'] as const

/**
 * Rates, model and fees of the agency, and beside them what a change would do to the open quotes.
 */
export function PricingForm() {
  const { agency, principal, config } = useSession()
  const { agencyCode, model } = agency
  const whose = {
    agencyCode,
    flags: principal.flags,
    firstPartyAgencies: config?.firstPartyAgencyCodes,
  }
  const limitsOf = (name: RateName) => rateLimits(name, whose)
  const usual = {
    model,
    fees: { ...defaultFees, ...config?.fees },
    pricingSettings: Object.fromEntries(
      rateNames.map((name) => [`${name}Rate`, limitsOf(name).default]),
    ),
  }
  const savedSettings: Settings = {
    model,
    pricingSettings: { ...usual.pricingSettings, ...agency.pricingSettings },
    fees: agency.fees,
  }
  const { save, isPending } = useSavePricing(agency.id)
  const { register, control, handleSubmit, setError, reset, formState } = useForm<Settings>({
    resolver: zodResolver(pricingSettings),
    values: savedSettings,
    mode: 'onChange',
  })
  const formValues = useWatch({ control })
  const { errors, isDirty, isValid } = formState
  const overLimit = rateNames.find((name) => {
    const rate = formValues.pricingSettings?.[`${name}Rate`]
    return rate !== undefined && rate > limitsOf(name).max
  })
  const isSound = isValid && overLimit === undefined
  const settledValues = useSettled(isDirty && isSound ? JSON.stringify(formValues) : undefined)
  useLeaveGuard(isDirty ? 'The pricing settings aren’t saved yet.' : undefined)
  const submit = handleSubmit((settings) =>
    save({ settings, before: savedSettings }).catch((error: unknown) => {
      const fields = Object.entries(fieldErrorsOf(error))
      for (const [field, message] of fields) setError(field as FieldPath<Settings>, { message })
      if (fields.length === 0) showSnackbar(failureText(error, 'Not saved.'), { tone: 'error' })
    }),
  )
  const percent = { inputProps: { inputMode: 'decimal', maxLength: 6 }, endAdornment: '%' } as const
  return (
    <Box sx={columns}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
      >
        <TitledCard title="Margins and rates">
          <Box sx={fields}>
            <FormSelect
              control={control}
              name="model"
              label="Pricing model"
              hint="New trips are priced by it"
              options={pricingModels}
            />
            {rateNames.map((name) => {
              const { min, max } = limitsOf(name)
              const { label, hint } = rateWords[name]
              const refusal = name === overLimit ? `must be from ${min} to ${max}` : undefined
              return (
                <Field
                  key={name}
                  label={label}
                  hint={`${hint}; ${min} to ${max}%`}
                  error={errors.pricingSettings?.[`${name}Rate`]?.message ?? refusal}
                  {...percent}
                  {...register(`pricingSettings.${name}Rate`, { setValueAs: percentIn })}
                />
              )
            })}
            <Field
              label="Margin limit"
              hint="You’re told when new supplier rates push a quote below it"
              error={errors.pricingSettings?.marginLimit?.message}
              {...percent}
              {...register('pricingSettings.marginLimit', { setValueAs: percentIn })}
            />
          </Box>
        </TitledCard>
        <TitledCard title="Fees">
          <Box sx={fields}>
            {feeNames.map((name) => (
              <Field
                key={name}
                label={feeWords[name].label}
                hint={feeWords[name].hint}
                error={errors.fees?.[name]?.message}
                {...percent}
                {...register(`fees.${name}`, { setValueAs: percentIn })}
              />
            ))}
          </Box>
        </TitledCard>
        <Box sx={{ ...inRow(1), justifyContent: 'flex-end' }}>
          <Button variant="text" onClick={() => reset(usual, { keepDefaultValues: true })}>
            Use defaults
          </Button>
          <AsyncButton
            type="submit"
            variant="main"
            loading={isPending}
            disabled={!isDirty || !isSound}
          >
            Save settings
          </AsyncButton>
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <ImpactCard
          agencyId={agency.id}
          settings={
            settledValues === undefined ? undefined : (JSON.parse(settledValues) as Settings)
          }
        />
      </Box>
    </Box>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: '3fr 2fr' },
  gap: 2,
}
const fields = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.6 }

/** What was typed as a number; anything else is left to the schema, which says so. */
const percentIn = (typed: unknown): unknown => {
  const text = String(typed ?? '').trim()
  return text === '' ? Number.NaN : Number(text.replace(',', '.'))
}

/** A text once it has been the same for half a second; nothing at once. */
function useSettled(text: string | undefined): string | undefined {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === undefined ? 0 : 500)
    return () => clearTimeout(timer)
  }, [text])
  return text === undefined ? undefined : settled
}
