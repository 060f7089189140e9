import Box from '@mui/material/Box'
import type { ComponentProps } from 'react'
import { sayWhenFull } from '../../../../components/inputs/say-when-full'
import { longestName, type TravelerText } from '../../../../trip/people/traveler-steps'
import { partyLooks } from './party-looks'

interface TravelerFieldsProps {
  /** For the accessible names: whose fields these are. */
  readonly who: string
  readonly wrong: Partial<Record<keyof TravelerText, boolean>>
  /** What binds the field of a column to its value. */
  readonly field: (column: keyof TravelerText) => ComponentProps<'input'>
}

const columns = [
  { column: 'firstName', label: 'First name', longest: longestName },
  { column: 'lastName', label: 'Last name', longest: longestName },
  { column: 'age', label: 'Age', longest: 3 },
] as const

/** First name, last name and age side by side. */
export function TravelerFields({ who, wrong, field }: TravelerFieldsProps) {
  return columns.map(({ column, label, longest }) => (
    <Box
      component="input"
      key={column}
      className={column === 'age' ? 'tabular' : undefined}
      sx={[partyLooks.field, wrong[column] === true && partyLooks.wrong]}
      data-column={column}
      aria-label={`${label} of ${who}`}
      aria-invalid={wrong[column] === true}
      placeholder={label}
      dir={column === 'age' ? undefined : 'auto'}
      inputMode={column === 'age' ? 'numeric' : undefined}
      autoComplete="off"
      maxLength={longest}
      onInput={column === 'age' ? undefined : sayWhenFull}
      {...field(column)}
    />
  ))
}
