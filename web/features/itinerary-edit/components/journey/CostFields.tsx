import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { Field } from '../../../../components/inputs/Field'
import { SelectField } from '../../../../components/inputs/SelectField'
import { useRatedCurrencies } from '../../../../trip/price/use-rated-currencies'
import { dialogLooks } from './dialog-looks'
import { useSegmentForm } from './segment-form'

/** Cost, who arranges it, whether it is charged, and who sees it. */
export function CostFields() {
  const { draft, errors, register, set } = useSegmentForm()
  const [first] = useState(draft.currency)
  const { currencies, isError, note } = useRatedCurrencies(first)
  const codes = new Set([draft.currency, ...(currencies ?? []).map(({ code }) => code)])
  return (
    <>
      <Box sx={dialogLooks.pair}>
        <Field
          label={draft.kind === 'price' ? 'Cost' : 'Cost (optional)'}
          hint="Your margins are added to this"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          error={errors.cost?.message}
          {...register('cost')}
        />
        <SelectField
          label="Currency"
          hint={isError ? 'Other currencies couldn’t be loaded' : note}
          value={draft.currency}
          options={[...codes].sort().map((code) => [code, code])}
          onChange={({ target }) => set({ currency: target.value })}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: '8px' }}>
        {draft.kind !== 'stay' && draft.kind !== 'price' && (
          <Check
            name="isOwn"
            label="Self-arranged: booked by you; not charged unless you choose to"
          />
        )}
        {draft.isOwn && <Check name="isCharged" label="Charge to the client" />}
        <Check name="isHidden" label="Hide from the client" />
      </Box>
    </>
  )
}

function Check({ name, label }: { name: 'isOwn' | 'isCharged' | 'isHidden'; label: string }) {
  const { draft, set } = useSegmentForm()
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          checked={draft[name]}
          onChange={(_event, isChecked) => set({ [name]: isChecked })}
        />
      }
    />
  )
}
