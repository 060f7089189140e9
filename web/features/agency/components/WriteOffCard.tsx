import Box from '@mui/material/Box'
import { useState } from 'react'
import { maxWriteOff } from '#shared/api/agency-shapes'
import { amountText } from '#shared/money/money'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { readAmount } from '../../../trip/segments/typed-amount'
import { type Agency, useChangeAgency } from '../api/agency'

/** Up to what agents may write off what is missing of a payment. */
export function WriteOffCard({ agency }: { readonly agency: Agency }) {
  const { changeAsync } = useChangeAgency(agency.id)
  const { currency, writeOffLimit: stored = 0 } = agency
  const [typed, setTyped] = useState(stored === 0 ? '' : amountText({ amount: stored, currency }))
  const next = typed.trim() === '' ? 0 : readAmount(typed, currency)
  const isWrong = next === undefined || next < 0 || next > maxWriteOff
  const save = (limit: number) =>
    changeAsync({
      change: { writeOffLimit: limit },
      said: limit === 0 ? 'Nothing is written off from now on.' : 'Write-off limit saved.',
    }).catch(() => undefined)
  return (
    <TitledCard title="Small differences">
      <Box component="p" sx={{ color: 'ink.second', mb: 1.4 }}>
        Banks keep a little of some wires. Up to this amount your agents may write off what is
        missing when they mark a payment as paid. It stays on the trip and its invoice as written
        off.
      </Box>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWrong && next !== stored) void save(next)
        }}
        sx={{ display: 'flex', gap: 1.4, alignItems: 'start', flexWrap: 'wrap' }}
      >
        <Box sx={{ flex: '1 1 220px', maxWidth: 320 }}>
          <Field
            label={`Write-off limit, ${currency}`}
            value={typed}
            inputProps={{ inputMode: 'decimal', maxLength: 12 }}
            hint="Leave empty to write off nothing"
            error={
              isWrong
                ? `Enter an amount up to ${amountText({ amount: maxWriteOff, currency })}`
                : undefined
            }
            onChange={({ target }) => setTyped(target.value)}
          />
        </Box>
        <AsyncButton type="submit" disabled={isWrong || next === stored} sx={{ mt: 2.2 }}>
          Save
        </AsyncButton>
      </Box>
    </TitledCard>
  )
}
