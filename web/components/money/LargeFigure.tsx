import { formatMoney, shortenMoney } from '#shared/format/money'

interface LargeFigureProps {
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly show?: 'sign' | 'none'
  /** Shows the minor units of a sum that is not shortened. */
  readonly cents?: boolean
}

/**
 * A sum where large ones stand: k, m or b above 100 thousand, a million, a billion (1 §9), exact on
 * hover and for screen readers.
 */
export function LargeFigure({ amount, currency, show = 'sign', cents = false }: LargeFigureProps) {
  const money = { amount, currency }
  const short = shortenMoney(money, { show })
  const isWhole = short === formatMoney(money, { show, minorUnits: false })
  if (isWhole) return <>{formatMoney(money, { show, minorUnits: cents })}</>
  const exact = formatMoney(money, { show })
  return (
    <span title={exact}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{exact}</span>
    </span>
  )
}
