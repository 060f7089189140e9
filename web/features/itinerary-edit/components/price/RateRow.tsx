import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { clampTo } from '../../../../components/inputs/whole-number'
import type { RateRow as Row } from '../../../../trip/price/rate-rows'
import { readRate } from '../../../../trip/segments/typed-amount'
import field from '../percent-field.module.css'
import styles from './price-body.module.css'
import { RateSlider } from './RateSlider'
import { Unread } from './Unread'

interface RateRowProps {
  readonly row: Row
  readonly isReadOnly: boolean
  readonly onChange: (value: number) => void
}

/** One rate, by slider or typed; what is typed beyond the limits is held at them (1 §5). */
export function RateRow({ row, isReadOnly, onChange }: RateRowProps) {
  const { label, value, min, max, usual, isIdle } = row
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const read = typed === undefined ? value : readRate(typed)
  const isBeyond = read !== undefined && clampTo(read, { min, max }) !== read
  const unread = typed !== undefined && typed.trim() !== '' && read === undefined ? typed : refused
  const isWrong = isBeyond || unread !== undefined
  const isOff = isIdle || isReadOnly
  const type = (text: string) => {
    setTyped(text)
    setRefused(undefined)
    const percent = readRate(text)
    if (percent !== undefined) onChange(clampTo(percent, { min, max }))
  }
  const settle = () => {
    setTyped(undefined)
    setRefused(unread)
  }
  const setTo = (next: number) => {
    setTyped(undefined)
    setRefused(undefined)
    onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      setTo(clampTo(value + by, { min, max }))
    } else if (event.key === 'Enter') settle()
  }
  return (
    <div className={isIdle ? `${styles.rate} ${styles.idle}` : styles.rate}>
      <span>{label}</span>
      <RateSlider {...{ label, value, min, max, usual }} disabled={isOff} onChange={setTo} />
      <span className={`${field.percent} ${styles.percent}`}>
        <input
          className="tabular"
          aria-label={`${label} rate in percent`}
          aria-invalid={isWrong}
          inputMode="decimal"
          autoComplete="off"
          disabled={isOff}
          value={typed ?? String(value)}
          onFocus={(event) => {
            event.target.select()
            setRefused(undefined)
          }}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
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
          onClick={() => setTo(usual)}
        >
          <Icon name="undo-2" size={12} />
          {usual}%
        </button>
      )}
      {refused !== undefined && (
        <Unread text={refused} of="a rate">
          {value}%
        </Unread>
      )}
    </div>
  )
}
