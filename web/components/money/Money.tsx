import { useEffect, useRef, useState } from 'react'
import styles from './money.module.css'
import { figureText, moneyParts, moneyText } from './money-parts'

interface MoneyProps {
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  /**
   * `big` sets currency sign and cents small and raised; `column` has tabular figures and no sign;
   * `text` is plain.
   */
  readonly look?: 'big' | 'column' | 'text'
  /** Leaves out the minor units. */
  readonly whole?: boolean
  /** Counts up or down to a new value. */
  readonly counting?: boolean
}

/**
 * An amount of money in the surrounding text's size and weight. A negative one is red, with a sign.
 */
export function Money({
  amount,
  currency,
  look = 'text',
  whole = false,
  counting = look === 'big',
}: MoneyProps) {
  const countedAmount = useCountUp(amount)
  const shownAmount = counting ? countedAmount : amount
  const negative = amount < 0 ? styles.negative : undefined
  if (look === 'big')
    return <BigMoney amount={amount} shown={shownAmount} currency={currency} whole={whole} />
  if (look === 'column')
    return <span className={`tabular ${negative ?? ''}`}>{figureText(shownAmount, currency)}</span>
  return <span className={negative}>{moneyText(shownAmount, currency, { cents: !whole })}</span>
}

interface BigMoneyProps {
  readonly amount: number
  readonly shown: number
  readonly currency: string
  readonly whole: boolean
}

function BigMoney({ amount, shown, currency, whole }: BigMoneyProps) {
  const parts = moneyParts(shown, currency, { cents: !whole })
  return (
    <span className={styles.big}>
      <span aria-hidden="true">
        {parts.minus}
        <i className={styles.sign}>{parts.sign}</i>
        {parts.whole}
        {parts.cents !== '' && <small className={styles.cents}>{parts.cents}</small>}
      </span>
      <span className="visually-hidden">{moneyText(amount, currency, { cents: !whole })}</span>
    </span>
  )
}

/**
 * Animates a number to its new value in 200 ms; without animation when reduced motion is on or the
 * page is hidden.
 */
function useCountUp(value: number, durationMs = 200): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    if (start === value) return
    if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = value
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - began) / durationMs))
      from.current = share === 1 ? value : start + (value - start) * (1 - (1 - share) ** 3)
      setShown(from.current)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, durationMs])
  return shown
}
