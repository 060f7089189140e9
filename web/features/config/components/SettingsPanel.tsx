import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { featureFlagNames } from '#shared/access/feature-flags'
import { flagWords } from '#shared/access/flag-words'
import { type ServerConfiguration, serverConfiguration } from '#shared/api/config'
import { TitledCard } from '../../../components/card/TitledCard'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { FormSelect } from '../../../components/inputs/FormSelect'
import { inRow } from '../../../components/looks/looks'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { instantText } from '../../../lib/time/instants'
import { type Configuration, configurationQuery, useChangeConfiguration } from '../api/config'
import { settingLabels, wordsOfSetting } from './setting-words'

/** The server's configuration with who changed it. */
export function SettingsPanel() {
  const { data, isError, error, refetch } = useQuery(configurationQuery)
  if (isError && data === undefined)
    return (
      <ErrorState title="The configuration couldn’t be loaded" error={error} onRetry={refetch} />
    )
  if (data === undefined) return <Bone height={420} radius={12} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SettingsForm key={data.version} configuration={data} />
      <History history={data.history} />
    </Box>
  )
}

const flagChoices = [
  ['agency', 'As each agency has it'],
  ['on', 'On for all'],
  ['off', 'Off for all'],
] as const
const listText = z.string().check(z.maxLength(5_000))
const number = z.coerce.number({ error: 'Enter a number' })
/** The form: lists and flags as they are typed. */
const form = z.strictObject({
  cardFeePercent: z.pipe(number, serverConfiguration.shape.cardFeePercent),
  achFeePercent: z.pipe(number, serverConfiguration.shape.achFeePercent),
  foreignSellMarkupPercent: z.pipe(number, serverConfiguration.shape.foreignSellMarkupPercent),
  dueDateLeadDays: z.pipe(number, serverConfiguration.shape.dueDateLeadDays),
  contentManagerAgencyCodes: z.pipe(
    z.pipe(listText, z.transform(codesIn)),
    serverConfiguration.shape.contentManagerAgencyCodes,
  ),
  firstPartyAgencyCodes: z.pipe(
    z.pipe(listText, z.transform(codesIn)),
    serverConfiguration.shape.firstPartyAgencyCodes,
  ),
  featureFlags: z.record(z.string(), z.enum(['on', 'off', 'agency'])),
})
type Typed = z.input<typeof form>

function codesIn(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '')
}

const typedOf = (values: ServerConfiguration): Typed => ({
  cardFeePercent: String(values.cardFeePercent),
  achFeePercent: String(values.achFeePercent),
  foreignSellMarkupPercent: String(values.foreignSellMarkupPercent),
  dueDateLeadDays: String(values.dueDateLeadDays),
  contentManagerAgencyCodes: values.contentManagerAgencyCodes.join(', '),
  firstPartyAgencyCodes: values.firstPartyAgencyCodes.join(', '),
  featureFlags: Object.fromEntries(
    featureFlagNames.map((flag) => {
      const isOn = values.featureFlags[flag]
      return [flag, isOn === undefined ? 'agency' : isOn ? 'on' : 'off']
    }),
  ),
})

const fields = [
  'cardFeePercent',
  'achFeePercent',
  'foreignSellMarkupPercent',
  'dueDateLeadDays',
] as const
const lists = ['contentManagerAgencyCodes', 'firstPartyAgencyCodes'] as const

function SettingsForm({ configuration }: { readonly configuration: Configuration }) {
  const { version, values, defaults, changed } = configuration
  const { mutate, isPending, error } = useChangeConfiguration()
  const { register, control, handleSubmit, formState } = useForm<
    Typed,
    unknown,
    z.output<typeof form>
  >({
    resolver: zodResolver(form),
    defaultValues: typedOf(values),
  })
  const { errors, isDirty, dirtyFields } = formState
  const fieldErrors = fieldErrorsOf(error)
  const submit = handleSubmit(({ featureFlags, ...plain }) => {
    const setFlags = Object.entries(featureFlags).filter(([, state]) => state !== 'agency')
    const flags = Object.fromEntries(setFlags.map(([flag, state]) => [flag, state === 'on']))
    const all: Partial<ServerConfiguration> = { ...plain, featureFlags: flags }
    const isChanged = (name: string) => Object.hasOwn(dirtyFields, name)
    mutate({
      version,
      values: Object.fromEntries(Object.entries(all).filter(([name]) => isChanged(name))),
    })
  })
  const errorOf = (name: keyof Typed) =>
    errors[name]?.message?.toString() ?? fieldErrors[`values.${name}`]
  const hintOf = (name: keyof Typed) =>
    changed.includes(name)
      ? `Set here; ${wordsOfSetting(name, defaults[name])} by default`
      : undefined
  return (
    <TitledCard title="Server configuration">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <Box sx={grid}>
          {fields.map((name) => (
            <Field
              key={name}
              label={settingLabels[name] ?? name}
              inputMode="decimal"
              error={errorOf(name)}
              hint={hintOf(name)}
              {...register(name)}
            />
          ))}
        </Box>
        <Box sx={{ ...grid, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          {lists.map((name) => (
            <Field
              key={name}
              multiline
              minRows={2}
              label={settingLabels[name] ?? name}
              error={errorOf(name)}
              hint={hintOf(name) ?? 'Agency codes, separated by commas'}
              {...register(name)}
            />
          ))}
        </Box>
        <Box component="fieldset" sx={{ ...grid, m: 0, p: 0, border: 0 }}>
          <Box component="legend" sx={{ mb: 1, fontWeight: 600 }}>
            Feature flags for every agency
          </Box>
          {featureFlagNames.map((flag) => (
            <FormSelect
              key={flag}
              control={control}
              name={`featureFlags.${flag}`}
              label={flagWords[flag].label}
              hint={flagWords[flag].text}
              size="small"
              options={flagChoices}
            />
          ))}
        </Box>
        <Box sx={{ ...inRow(1.6), justifyContent: 'flex-end' }}>
          <Box component="span" role="alert" sx={{ color: 'error.main' }}>
            {error !== null && failureText(error)}
          </Box>
          <AsyncButton type="submit" loading={isPending} disabled={!isDirty}>
            Save configuration
          </AsyncButton>
        </Box>
      </Box>
    </TitledCard>
  )
}

const grid = {
  display: 'grid',
  gap: 1.6,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
}

/** Who changed what, and when. */
function History({ history }: Pick<Configuration, 'history'>) {
  return (
    <TitledCard title="History">
      {history.length === 0 && (
        <Box component="p" sx={{ color: 'ink.second' }}>
          Nothing has been changed yet.
        </Box>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1 }}>
        {history.map(({ at, by, changes }) => (
          <li key={at}>
            <b>{by}</b>{' '}
            <Box component="time" dateTime={at} sx={{ color: 'ink.second' }}>
              {instantText(at)}
            </Box>
            {changes.map(({ name, from, to }) => (
              <Box key={name} sx={{ overflowWrap: 'anywhere' }}>
                {settingLabels[name] ?? name}: {wordsOfSetting(name, from)} →{' '}
                {wordsOfSetting(name, to)}
              </Box>
            ))}
          </li>
        ))}
      </Box>
    </TitledCard>
  )
}
