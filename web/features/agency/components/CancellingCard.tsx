import Box from '@mui/material/Box'
import { useState } from 'react'
import { cancellationPolicy } from '#shared/cancellation/cancellation-policy'
import { policyOfText, policyText } from '#shared/cancellation/cancellation-text'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { type Agency, useChangeAgency } from '../api/agency'
import { SettingSwitch } from './SettingSwitch'

/** What cancelling costs where a supplier has no policy, and whether service fees go back. */
export function CancellingCard({ agency }: { readonly agency: Agency }) {
  const { changeAsync } = useChangeAgency(agency.id)
  const storedPolicy = policyText(agency.cancellation ?? [])
  const [typed, setTyped] = useState(storedPolicy)
  const steps = policyOfText(typed)
  const isEmpty = typed.trim() === ''
  const isWrong = !isEmpty && (steps.length === 0 || !cancellationPolicy.safeParse(steps).success)
  const next = isEmpty ? '' : policyText(steps)
  const save = () =>
    changeAsync({
      change: { cancellation: isEmpty ? null : steps },
      said: 'Cancellation policy saved.',
    }).then(
      () => setTyped(next),
      () => undefined,
    )
  return (
    <TitledCard title="Cancelling">
      <Box component="p" sx={{ color: 'ink.second', mb: 1.4 }}>
        Your policy for stays whose suppliers have none. New quotes take it; trips quoted before
        stay as their clients saw them.
      </Box>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWrong && next !== storedPolicy) void save()
        }}
        sx={{ display: 'flex', gap: 1.4, alignItems: 'start', flexWrap: 'wrap' }}
      >
        <Box sx={{ flex: '1 1 280px', maxWidth: 420 }}>
          <Field
            label="Share of a stay’s price by days before arrival"
            placeholder="60 days: 25%, 30 days: 50%"
            value={typed}
            inputProps={{ maxLength: 400 }}
            hint="Leave empty for no fee"
            error={isWrong ? 'Write it as 60 days: 25%, 30 days: 50%' : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Box>
        <AsyncButton type="submit" disabled={isWrong || next === storedPolicy} sx={{ mt: 2.8 }}>
          Save
        </AsyncButton>
      </Box>
      <SettingSwitch
        agency={agency}
        sx={{ mt: 1.4 }}
        label="Return card and bank service fees with refunds of cancelled trips"
        isOn={agency.returnsServiceFees ?? false}
        change={(returnsServiceFees) => ({ returnsServiceFees })}
        toasts={{
          on: 'Service fees are returned from now on.',
          off: 'Service fees are kept from now on.',
        }}
      />
    </TitledCard>
  )
}
