import Box from '@mui/material/Box'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { longestName, type TravelerText } from '../../../../trip/people/traveler-steps'
import { partyLooks } from './party-looks'

interface TravelerFieldsProps {
  /** For the accessible names: whose fields these are. */
  readonly who: string
  readonly text: TravelerText
  readonly isReadOnly?: boolean
  readonly wrong: Partial<Record<keyof TravelerText, boolean>>
  readonly onType: (change: Partial<TravelerText>) => void
  readonly onLeave?: () => void
  readonly onEnter?: (field: HTMLElement) => void
  readonly onPaste?: (event: ClipboardEvent) => void
}

const columns = [
  { column: 'firstName', label: 'First name', longest: longestName },
  { column: 'lastName', label: 'Last name', longest: longestName },
  { column: 'age', label: 'Age', longest: 3 },
] as const

/** First name, last name and age side by side. Enter moves on, Escape reverts invalid input. */
export function TravelerFields(props: TravelerFieldsProps) {
  const { who, text, isReadOnly = false, wrong, onType, onLeave, onEnter, onPaste } = props
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') onLeave?.()
    if (event.key !== 'Enter' || onEnter === undefined) return
    event.preventDefault()
    onEnter(event.currentTarget)
  }
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
      title={text[column]}
      dir={column === 'age' ? undefined : 'auto'}
      inputMode={column === 'age' ? 'numeric' : undefined}
      autoComplete="off"
      maxLength={longest}
      readOnly={isReadOnly}
      value={text[column]}
      onChange={(event) => onType({ [column]: event.target.value })}
      onBlur={onLeave}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  ))
}
