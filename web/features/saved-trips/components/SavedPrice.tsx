import { moneyText } from '../../../components/money/money-parts'
import { useConverter } from '../../../lib/exchange/converter'
import { useSession } from '../../../lib/session/session'
import type { SavedSummary } from '../model/saved-trip'

/** A trip’s price in the agency’s currency, so that cards compare; one at the day’s rate says about. */
export function SavedPrice({ sell, currency }: Pick<SavedSummary, 'sell' | 'currency'>) {
  const { agency } = useSession()
  const own = useConverter()?.(sell, currency)
  const price = moneyText(sell, currency, { cents: false })
  if (currency === agency.currency || own === undefined) return <b>{price}</b>
  return (
    <span title={`Saved at ${price}`}>
      about <b>{moneyText(own, agency.currency, { cents: false })}</b>
    </span>
  )
}
