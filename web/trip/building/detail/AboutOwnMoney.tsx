import { Money } from '../../../components/money/Money'
import { useConverter } from '../../../lib/exchange/converter'
import { useSession } from '../../../lib/session/session'

/**
 * `about €560`: a builder's price, which is in US dollars (2 §9), in the agency's own currency at
 * the day's rates. Nothing for an agency that sells in dollars, and where there is no rate.
 * @param amount - minor units of USD
 */
export function AboutOwnMoney({ amount }: { readonly amount: number }) {
  const { currency } = useSession().agency
  const convert = useConverter()
  const own = currency === 'USD' ? undefined : convert?.(amount, 'USD')
  if (own === undefined) return null
  return (
    <span className="tabular">
      about <Money amount={own} currency={currency} whole />
    </span>
  )
}
