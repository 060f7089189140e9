import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { Choice } from '../../../../components/inputs/Choice'
import { Field } from '../../../../components/inputs/Field'
import { useRatedCurrencies } from '../../../../trip/price/use-rated-currencies'
import { dialogLooks } from './dialog-looks'
import type { DraftPartProps } from './WayFields'

/** What it costs, who arranges it, whether it is charged, and who sees it. */
export function CostFields({ draft, errors, set }: DraftPartProps) {
  const id = useId()
  const [first] = useState(draft.currency)
  const { currencies, isError, note } = useRatedCurrencies(first)
  const codes = currencies?.map(({ code }) => code) ?? [draft.currency]
  return (
    <>
      <Box sx={dialogLooks.pair}>
        <Field
          label={draft.kind === 'price' ? 'Cost' : 'Cost (optional)'}
          hint="The trip’s rates come on top"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          value={draft.cost}
          error={errors.cost}
          onChange={({ target }) => set({ cost: target.value })}
        />
        <FormControl>
          <FormLabel htmlFor={id}>Currency</FormLabel>
          <Choice
            id={id}
            value={draft.currency}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => set({ currency: target.value })}
          >
            {codes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Choice>
          <FormHelperText id={`${id}-note`}>{isError ? 'The others could not be loaded' : note}</FormHelperText>
        </FormControl>
      </Box>
      <Box sx={{ display: 'grid', gap: '8px' }}>
        {draft.kind !== 'stay' && draft.kind !== 'price' && (
          <Check checked={draft.isOwn} onChange={(isOwn) => set({ isOwn })}>
            Own arrangement: you book it, and nothing is charged unless you say so
          </Check>
        )}
        {draft.isOwn && (
          <Check checked={draft.isCharged} onChange={(isCharged) => set({ isCharged })}>
            Charge it to the client
          </Check>
        )}
        <Check checked={draft.isHidden} onChange={(isHidden) => set({ isHidden })}>
          Hide it from the client
        </Check>
      </Box>
    </>
  )
}

interface CheckProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: string
}

function Check({ checked, onChange, children }: CheckProps) {
  return (
    <Stack component="label" direction="row" sx={looks.check}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </Stack>
  )
}

const looks = {
  check: {
    gap: 1,
    fontSize: 13.5,
    lineHeight: '20px',
    color: 'ink.second',
    '& input': { flex: 'none', width: 17, height: 17, m: '1px 0 0', accentColor: 'var(--mui-palette-forest-700)' },
  },
} as const
