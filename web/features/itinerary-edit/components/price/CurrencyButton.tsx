import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { LazyMenu } from '../../../../components/overlay/LazyMenu'
import { currenciesQuery } from '../../api/currencies-query'
import { changeCurrency } from '../../api/trip-calls'
import { useTripPage } from '../../state/trip-page'
import { useTripCall } from '../../state/use-trip-call'
import styles from './price-head.module.css'

/** The currency of the trip; where the price is open, another may be chosen. */
export function CurrencyButton() {
  const { trip } = useTripPage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const currencies = useQuery({ ...currenciesQuery, enabled: anchor !== null })
  const call = useTripCall()
  const choose = (code: string) => {
    setAnchor(null)
    if (code !== trip.currency) void call((seen) => changeCurrency(seen, code), `The trip is priced in ${code} now.`)
  }
  return (
    <>
      <button
        type="button"
        className={`${styles.currency} ${styles.choosable}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Sold in ${trip.currency}, change currency`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {trip.currency}
        <Icon name="chevron-down" size={14} />
      </button>
      <LazyMenu
        anchorEl={anchor}
        container={anchor?.closest('main')}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 360 } } }}
      >
        {currencies.data === undefined && (
          <MenuItem disabled>{currencies.isError ? 'The list could not be loaded' : 'Loading currencies'}</MenuItem>
        )}
        {inUse(currencies.data ?? []).map(({ code, name }) => (
          <MenuItem key={code} selected={code === trip.currency} onClick={() => choose(code)}>
            {code} · {name}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  )
}

/** The currencies that trips are mostly sold in, before all others. */
const common: readonly string[] = ['USD', 'EUR', 'GBP', 'ZAR', 'AUD', 'CAD', 'CHF']

function inUse<C extends { readonly code: string }>(all: readonly C[]): C[] {
  const first = common.flatMap((code) => all.filter((currency) => currency.code === code))
  return [...first, ...all.filter((currency) => !first.includes(currency))]
}
