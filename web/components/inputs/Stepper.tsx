import OutlinedInput from '@mui/material/OutlinedInput'
import { type KeyboardEvent, useState } from 'react'
import { IconAction } from './IconAction'
import { clampTo, readWhole } from './whole-number'

interface StepperProps {
  /** What is counted, in the plural: it names the buttons 'Fewer adults' and 'More adults'. */
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
  /** Called with an out-of-range number that was typed, after it was clamped. */
  readonly onClamp?: (typed: number) => void
}

interface StepButton {
  readonly name: string
  readonly icon: 'minus' | 'plus'
  readonly by: number
  readonly isOff: boolean
}

/** A count with minus and plus that can also be typed: whole numbers within bounds (2 §5.4). */
export function Stepper({ label, value, min = 0, max, disabled = false, onChange, onClamp }: StepperProps) {
  const [typed, setTyped] = useState<string>()
  const step = (by: number) => onChange(clampTo(value + by, { min, max }))
  const finish = () => {
    const read = typed === undefined ? undefined : readWhole(typed)
    setTyped(undefined)
    if (read === undefined || read === value) return
    const within = clampTo(read, { min, max })
    if (within !== value) onChange(within)
    if (within !== read) onClamp?.(read)
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
  const stepButton = ({ name, icon, by, isOff }: StepButton) => (
    <IconAction icon={icon} iconSize={15} label={name} disabled={disabled || isOff} onClick={() => step(by)} />
  )
  return (
    <OutlinedInput
      size="small"
      fullWidth={false}
      className="tabular"
      disabled={disabled}
      value={typed ?? String(value)}
      autoComplete="off"
      inputProps={{
        ...{ role: 'spinbutton', inputMode: 'numeric', 'aria-label': label },
        ...{ 'aria-valuenow': value, 'aria-valuemin': min, 'aria-valuemax': max },
      }}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 3))}
      onBlur={finish}
      onKeyDown={onKeyDown}
      startAdornment={stepButton({ name: `Fewer ${plural}`, icon: 'minus', by: -1, isOff: value <= min })}
      endAdornment={stepButton({ name: `More ${plural}`, icon: 'plus', by: 1, isOff: value >= max })}
      sx={look}
    />
  )
}

const look = {
  ...{ p: 0, gap: 0 },
  '& input': { width: 26, textAlign: 'center', fontWeight: 600, fontSize: 14 },
  '& button': { width: 34, height: 36, color: 'forest.700', '&:hover': { bgcolor: 'transparent' } },
  '& button:disabled': { color: 'ground.line2' },
}
