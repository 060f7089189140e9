import { type KeyboardEvent, useState } from 'react'
import { figureText } from '../../../../components/money/money-parts'
import { readAmount } from '../../model/typed-amount'
import { useTripPage } from '../../state/trip-page'
import { WhyFigure } from '../why/WhyFigure'
import styles from './price-body.module.css'

interface AmountFieldProps {
  readonly label: string
  readonly field: 'discount' | 'customPriceAdjustment' | 'customPriceAdjustmentFee'
  readonly mayBeNegative?: boolean
  /** It takes away from the sell: shown with a minus, typed without. */
  readonly isTakenAway?: boolean
}

/** An amount that the agent sets, typed where it stands. What cannot be read is kept as typed and changes nothing. */
export function AmountField({ label, field, mayBeNegative = false, isTakenAway = false }: AmountFieldProps) {
  const { trip, editor, permission } = useTripPage()
  const { currency } = trip
  const amount = trip[field]
  const shown = isTakenAway && amount !== 0 ? -amount : amount
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed.trim() !== '' && amountIn(typed) === undefined

  function amountIn(text: string): number | undefined {
    const read = text.trim() === '' ? 0 : readAmount(text, currency)
    if (read === undefined) return undefined
    const meant = isTakenAway ? Math.abs(read) : read
    return meant < 0 && !mayBeNegative ? undefined : meant
  }
  const type = (text: string) => {
    setTyped(text)
    const meant = amountIn(text)
    if (meant !== undefined) editor.edit({ [field]: meant }, field)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'Escape') setTyped(undefined)
  }
  return (
    <tr>
      <th scope="row">
        <WhyFigure path={`finance.${field}`} name="Why">
          {label}
        </WhyFigure>
      </th>
      <td>
        <input
          className={[styles.amount, 'tabular', shown < 0 && styles.negative, isWrong && styles.wrong]
            .filter(Boolean)
            .join(' ')}
          aria-label={`${label} in ${currency}`}
          aria-invalid={isWrong}
          inputMode="decimal"
          autoComplete="off"
          disabled={!permission.price}
          value={typed ?? figureText(shown, currency)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={onKeyDown}
        />
      </td>
    </tr>
  )
}
