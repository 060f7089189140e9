import OutlinedInput from '@mui/material/OutlinedInput'
import { type KeyboardEvent, useState } from 'react'
import { IconAction } from './IconAction'
import { type Bounds, clampTo, readWhole } from './whole-number'

interface StepperProps {
  /** What is counted, in the plural: it names the buttons 'Fewer adults' and 'More adults'. */
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
  /** Says what was wrong with what was typed, once it is finished; '' when nothing was. */
  readonly onNote?: (words: string) => void
  /** More than the maximum was asked for. Where it is given, 'More …' can be pressed at the end. */
  readonly onRefuse?: () => void
}

interface StepButton {
  readonly name: string
  readonly icon: 'minus' | 'plus'
  readonly by: number
  readonly isOff: boolean
  /** Can be pressed, but only to hear why there are no more. */
  readonly isRefused?: boolean
}

/** A count with minus and plus that can also be typed: whole numbers within bounds (2 §5.4). */
export function Stepper({
  label,
  value,
  min = 0,
  max,
  disabled = false,
  onChange,
  onNote,
  onRefuse,
}: StepperProps) {
  const [typed, setTyped] = useState<string>()
  const step = (by: number) => {
    if (value + by > max) onRefuse?.()
    else onChange(clampTo(value + by, { min, max }))
  }
  const finish = () => {
    if (typed === undefined) return
    setTyped(undefined)
    onNote?.(faultOf(typed, { min, max }))
    const typedNumber = readWhole(typed)
    if (typedNumber === undefined) return
    if (typedNumber > max) onRefuse?.()
    const within = clampTo(typedNumber, { min, max })
    if (within !== value) onChange(within)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      step(by)
    } else if (event.key === 'Enter') finish()
    else if (event.key === 'Escape') setTyped(undefined)
  }
  const plural = label.toLowerCase()
  const stepButton = ({ name, icon, by, isOff, isRefused = false }: StepButton) => (
    <IconAction
      icon={icon}
      iconSize={15}
      label={name}
      disabled={disabled || isOff}
      aria-disabled={disabled || isOff || isRefused}
      onClick={() => step(by)}
    />
  )
  return (
    <OutlinedInput
      size="small"
      fullWidth={false}
      className="tabular"
      disabled={disabled}
      value={typed ?? String(value)}
      error={typed !== undefined && typed !== '' && readWhole(typed) === undefined}
      autoComplete="off"
      inputProps={{
        role: 'spinbutton',
        inputMode: 'numeric',
        maxLength: 6,
        'aria-label': label,
        'aria-valuenow': value,
        'aria-valuemin': min,
        'aria-valuemax': max,
      }}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={onKeyDown}
      startAdornment={stepButton({
        name: `Fewer ${plural}`,
        icon: 'minus',
        by: -1,
        isOff: value <= min,
      })}
      endAdornment={stepButton({
        name: `More ${plural}`,
        icon: 'plus',
        by: 1,
        isOff: value >= max && onRefuse === undefined,
        isRefused: value >= max,
      })}
      sx={look}
    />
  )
}

/**
 * What was wrong with what was typed: a number that is not whole is not taken, one outside the
 * bounds is clamped.
 */
function faultOf(typed: string, { min, max }: Bounds): string {
  const text = typed.trim()
  const nextNumber = readWhole(text)
  if (text === '') return ''
  if (nextNumber === undefined) return `Enter a whole number (you entered ${text}).`
  if (nextNumber > max) return `The maximum is ${max} (you entered ${nextNumber}).`
  return nextNumber < min ? `The minimum is ${min} (you entered ${nextNumber}).` : ''
}

const look = {
  p: 0,
  gap: 0,
  '& input': { width: 26, textAlign: 'center', fontWeight: 600, fontSize: 14 },
  '& button': { width: 34, height: 36, color: 'forest.700', '&:hover': { bgcolor: 'transparent' } },
  '& button:disabled, & button[aria-disabled=true]': { color: 'ground.line2' },
}
