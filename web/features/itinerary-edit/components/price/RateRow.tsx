import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { clampTo } from '../../../../components/inputs/whole-number'
import type { RateRow as Row } from '../../model/rate-rows'
import { readPercent } from '../../model/typed-amount'
import field from '../percent-field.module.css'
import styles from './price-body.module.css'
import { RateSlider } from './RateSlider'

interface RateRowProps {
  readonly row: Row
  readonly isReadOnly: boolean
  readonly onChange: (value: number) => void
}

/** One rate, by slider or typed; what is typed beyond the limits is held at them (1 §5). */
export function RateRow({ row, isReadOnly, onChange }: RateRowProps) {
  const { label, value, min, max, usual, isIdle } = row
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? value : readPercent(typed)
  const isBeyond = read !== undefined && clampTo(read, { min, max }) !== read
  const isWrong = typed !== undefined && typed !== '' && (read === undefined || isBeyond)
  const isOff = isIdle || isReadOnly
  const type = (text: string) => {
    setTyped(text)
    const percent = readPercent(text)
    if (percent !== undefined) onChange(clampTo(percent, { min, max }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      setTyped(undefined)
      onChange(clampTo(value + by, { min, max }))
    } else if (event.key === 'Enter') setTyped(undefined)
  }
  return (
    <div className={isIdle ? `${styles.rate} ${styles.idle}` : styles.rate}>
      <span>{label}</span>
      <RateSlider
        {...{ label, value, min, max, usual }}
        disabled={isOff}
        onChange={(next) => {
          setTyped(undefined)
          onChange(next)
        }}
      />
      <span className={`${field.percent} ${styles.percent}`}>
        <input
          className="tabular"
          aria-label={`${label} rate in percent`}
          aria-invalid={isWrong}
          inputMode="decimal"
          autoComplete="off"
          disabled={isOff}
          value={typed ?? String(value)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden="true">%</span>
      </span>
      {value === usual || isOff || isWrong ? (
        <small className={isWrong ? `tabular ${styles.beyond}` : 'tabular'}>
          {min} – {max}
        </small>
      ) : (
        <button
          type="button"
          className={`tabular ${styles.usual}`}
          aria-label={`${label} rate back to the agency’s ${usual} percent`}
          title={`The agency’s ${usual}%`}
          onClick={() => onChange(usual)}
        >
          <Icon name="undo-2" size={12} />
          {usual}%
        </button>
      )}
    </div>
  )
}
