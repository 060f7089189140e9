import Box from '@mui/material/Box'
import { useState } from 'react'
import { amountText } from '#shared/money/money'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { readAmount } from '../../../trip/segments/typed-amount'

interface AmountSettingProps {
  readonly label: string
  readonly currency: string
  /** Minor units, as the two below. */
  readonly stored: number
  readonly most: number
  readonly hint: string
  readonly onSave: (amount: number) => Promise<unknown>
}

/** An amount of the agency's settings with its own button; empty is nothing. */
export function AmountSetting({ label, currency, stored, most, hint, onSave }: AmountSettingProps) {
  const [typed, setTyped] = useState(stored === 0 ? '' : amountText({ amount: stored, currency }))
  const next = typed.trim() === '' ? 0 : readAmount(typed, currency)
  const isWrong = next === undefined || next < 0 || next > most
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong && next !== stored) void onSave(next)
      }}
      sx={{ display: 'flex', gap: 1.4, alignItems: 'start', flexWrap: 'wrap' }}
    >
      <Box sx={{ flex: '1 1 220px', maxWidth: 320 }}>
        <Field
          label={`${label}, ${currency}`}
          value={typed}
          inputProps={{ inputMode: 'decimal', maxLength: 16 }}
          hint={hint}
          error={
            isWrong ? `Enter an amount up to ${amountText({ amount: most, currency })}` : undefined
          }
          onChange={({ target }) => setTyped(target.value)}
        />
      </Box>
      <AsyncButton type="submit" disabled={isWrong || next === stored} sx={{ mt: 2.2 }}>
        Save
      </AsyncButton>
    </Box>
  )
}
