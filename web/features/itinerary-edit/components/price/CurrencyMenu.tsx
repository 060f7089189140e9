import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { capitalize, countOf, joinWords } from '#shared/format/words'
import { ConfirmDialogBody } from '../../../../components/dialogs/ConfirmDialogBody'
import { moneyText } from '../../../../components/money/money-parts'
import { unlessAppError } from '../../../../lib/errors/unless-app-error'
import { changeCurrency } from '../../../../trip/api/trip-calls'
import { convertTrip } from '../../../../trip/edits/converted'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { livePrice } from '../../../../trip/price/live-price'
import type { PricingContext } from '../../../../trip/price/pricing-context'
import { useRatedCurrencies } from '../../../../trip/price/use-rated-currencies'

/** The currencies the trip can be sold in, with a preview of the effect before one is taken. */
export function CurrencyMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { trip, pricing } = useTripPage()
  const [chosen, setChosen] = useState<string>()
  const { currencies, isError, note } = useRatedCurrencies(trip.currency)
  const call = useTripCall()
  const choose = (code: string) => {
    if (code === trip.currency) onClose()
    else setChosen(code)
  }
  const change = async (code: string) => {
    await call((seen) => changeCurrency(seen, code), `Trip now priced in ${code}.`)
    onClose()
  }
  if (chosen !== undefined) {
    return (
      <ConfirmDialogBody
        open
        title={`Sell in ${chosen}?`}
        text={currencyWords(trip, chosen, pricing)}
        confirmLabel={`Change to ${chosen}`}
        onCancel={onClose}
        onConfirm={() => change(chosen)}
      />
    )
  }
  return (
    <Menu
      anchorEl={anchor}
      container={anchor.closest('main')}
      open
      onClose={onClose}
      slotProps={{ paper: { sx: { maxHeight: 360, width: 300 } } }}
    >
      {currencies === undefined && (
        <MenuItem disabled>
          {isError ? 'Currencies couldn’t be loaded' : 'Loading currencies'}
        </MenuItem>
      )}
      {inUse(currencies ?? []).map(({ code, name }) => (
        <MenuItem key={code} selected={code === trip.currency} onClick={() => choose(code)}>
          {code} · {name}
        </MenuItem>
      ))}
      {currencies !== undefined && (
        <Box component="li" role="presentation" sx={looks.ratesNote}>
          {note}.
        </Box>
      )}
    </Menu>
  )
}

/** The most common currencies, listed first. */
const common: readonly string[] = ['USD', 'EUR', 'GBP', 'ZAR', 'AUD', 'CAD', 'CHF']

function inUse<C extends { readonly code: string }>(all: readonly C[]): C[] {
  const first = common.flatMap((code) => all.filter((currency) => currency.code === code))
  return [...first, ...all.filter((currency) => !first.includes(currency))]
}

/** The effect of selling the trip in another currency, for the confirmation. */
export function currencyWords(trip: Trip, currency: string, pricing: PricingContext): string {
  const amountNames = typedAmounts(trip)
  const conversionWords =
    amountNames.length === 0
      ? ''
      : ` ${capitalize(joinWords(amountNames))} ${amountNames.length === 1 ? 'is' : 'are'} converted at the same rates.`
  return `${priceWords(trip, currency, pricing)}${conversionWords} Suppliers aren’t contacted, and you can change back.`
}

function priceWords(trip: Trip, currency: string, pricing: PricingContext): string {
  const now = moneyText(livePrice(trip, pricing).finance.sell, trip.currency)
  const then = sellIn(trip, currency, pricing)
  if (then === undefined) return `Today’s exchange rate for ${currency} will be used.`
  return `The trip will sell for ${moneyText(then, currency)} instead of ${now}, at its current exchange rates.`
}

/** Minor units; undefined while the trip has no rate for the currency. */
export function sellIn(trip: Trip, currency: string, pricing: PricingContext): number | undefined {
  const price = unlessAppError(() => livePrice(convertTrip(trip, currency), pricing))
  return price?.failure === undefined ? price?.finance.sell : undefined
}

function typedAmounts({
  discount,
  customPriceAdjustment,
  customPriceAdjustmentFee,
  itinerary,
}: Trip): string[] {
  const byHand = itinerary.segments.filter(({ sellOverride }) => sellOverride !== undefined).length
  return [
    ...(discount === 0 ? [] : ['the discount']),
    ...(customPriceAdjustment === 0 && customPriceAdjustmentFee === 0
      ? []
      : ['the price adjustment']),
    ...(byHand === 0 ? [] : [`${countOf(byHand, 'manual sell price')}`]),
  ]
}

const looks = {
  ratesNote: {
    p: '8px 16px 6px',
    borderTop: '1px solid var(--mui-palette-ground-line)',
    fontSize: 12.5,
    lineHeight: '18px',
    color: 'ink.note',
  },
} as const
