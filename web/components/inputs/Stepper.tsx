import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../icons/Icon'
import styles from './stepper.module.css'
import { clampTo, readWhole } from './whole-number'

interface StepperProps {
  /** What is counted, in the plural: the buttons are named 'Fewer adults' and 'More adults'. */
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

/** A count with minus and plus, that can also be typed: whole numbers, kept between its bounds (2 §5.4). */
export function Stepper({ label, value, min = 0, max, disabled = false, onChange }: StepperProps) {
  const [typed, setTyped] = useState<string>()
  const step = (by: number) => onChange(clampTo(value + by, { min, max }))
  const finish = () => {
    const read = typed === undefined ? undefined : readWhole(typed)
    setTyped(undefined)
    if (read !== undefined && read !== value) onChange(clampTo(read, { min, max }))
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
  return (
    <span className={styles.stepper}>
      <button type="button" aria-label={`Fewer ${plural}`} disabled={disabled || value <= min} onClick={() => step(-1)}>
        <Icon name="minus" size={15} />
      </button>
      <input
        className={`${styles.number} tabular`}
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        autoComplete="off"
        disabled={disabled}
        value={typed ?? String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 3))}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label={`More ${plural}`} disabled={disabled || value >= max} onClick={() => step(1)}>
        <Icon name="plus" size={15} />
      </button>
    </span>
  )
}
