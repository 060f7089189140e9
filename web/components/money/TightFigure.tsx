import { LargeFigure } from './LargeFigure'
import { figureText } from './money-parts'

interface TightFigureProps {
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  /** How many characters there is room for. */
  readonly most?: number
}

/**
 * A figure in a narrow column: in k, m or b (1 §9) if it doesn't fit, with the full figure as its
 * title.
 */
export function TightFigure({ amount, currency, most = 12 }: TightFigureProps) {
  const whole = figureText(amount, currency)
  if (whole.length <= most) return <>{whole}</>
  return <LargeFigure amount={amount} currency={currency} show="none" />
}
