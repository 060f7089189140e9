import Box from '@mui/material/Box'
import { figureText } from '../../../../components/money/money-parts'
import { useTripPage } from '../../../../trip/page/trip-page'
import { readAmount } from '../../../../trip/segments/typed-amount'
import { WhyFigure } from '../why/WhyFigure'
import { Unread } from './Unread'
import { useTyped } from './use-typed'

interface AmountFieldProps {
  readonly label: string
  readonly field: 'discount' | 'customPriceAdjustment' | 'customPriceAdjustmentFee'
  readonly mayBeNegative?: boolean
  /** Reduces the sell price: shown with a minus, typed without. */
  readonly isTakenAway?: boolean
  /** The largest amount in minor units that may be entered; one that is stored already may stay. */
  readonly max?: number
}

/** An amount edited in place. Input that can't be read changes nothing and is reported. */
export function AmountField({
  label,
  field,
  mayBeNegative = false,
  isTakenAway = false,
  max = Number.POSITIVE_INFINITY,
}: AmountFieldProps) {
  const { trip, editor, permission } = useTripPage()
  const { currency } = trip
  const amount = trip[field]
  const shownAmount = isTakenAway && amount !== 0 ? -amount : amount
  const { typed, refused, isUnread, type, leave, enter, giveUp } = useTyped({
    figure: amount,
    read(text) {
      const typedAmount = text.trim() === '' ? 0 : readAmount(text, currency)
      if (typedAmount === undefined || (typedAmount < 0 && !mayBeNegative && !isTakenAway))
        return undefined
      const enteredAmount = isTakenAway ? Math.abs(typedAmount) : typedAmount
      return enteredAmount > max && enteredAmount > amount ? undefined : enteredAmount
    },
    apply: (entered) => editor.edit({ [field]: entered }, field),
  })
  return (
    <tr>
      <th scope="row">
        <WhyFigure path={`finance.${field}`} name="Why">
          {label}
        </WhyFigure>
      </th>
      <td>
        <Box
          component="input"
          className="tabular"
          sx={[looks.amount, shownAmount < 0 && { color: 'error.main' }]}
          aria-label={`${label} in ${currency}`}
          aria-invalid={isUnread}
          inputMode="decimal"
          autoComplete="off"
          disabled={!permission.price}
          value={typed ?? figureText(shownAmount, currency)}
          onFocus={(event) => {
            event.target.select()
            enter()
          }}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={({ key }) => (key === 'Enter' ? leave() : key === 'Escape' && giveUp())}
        />
        {refused !== undefined && (
          <Unread text={refused} of={expectedAmount({ refused, currency, mayBeNegative, max })}>
            {figureText(shownAmount, currency)}
          </Unread>
        )}
      </td>
    </tr>
  )
}

interface Expected {
  readonly refused: string
  readonly currency: string
  readonly mayBeNegative: boolean
  readonly max: number
}

function expectedAmount({ refused, currency, mayBeNegative, max }: Expected): string {
  const refusedAmount = readAmount(refused, currency)
  if (refusedAmount === undefined) return 'a valid amount'
  if (Math.abs(refusedAmount) > max) return `an amount up to ${figureText(max, currency)}`
  return mayBeNegative ? 'a valid amount' : 'above 0'
}

const looks = {
  amount: {
    width: 124,
    height: 24,
    m: '-4px -8px -4px 0',
    px: '8px',
    border: 0,
    borderRadius: '6px',
    outline: 0,
    bgcolor: 'ground.sand',
    textAlign: 'right',
    transition: 'background-color var(--mui-pace-hover)',
    '&:hover:not(:disabled)': { bgcolor: 'ground.sand2' },
    '&:focus': {
      bgcolor: 'background.paper',
      boxShadow:
        'inset 0 0 0 2px var(--mui-palette-forest-600), 0 0 0 4px var(--mui-palette-forest-100)',
    },
    '&:disabled': { background: 'none', color: 'inherit', opacity: 1 },
    '&[aria-invalid="true"]': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-error-main)' },
  },
} as const
