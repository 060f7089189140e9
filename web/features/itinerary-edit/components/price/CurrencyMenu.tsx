import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { ConfirmDialogBody } from '../../../../components/dialogs/ConfirmDialogBody'
import { changeCurrency } from '../../../../trip/api/trip-calls'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import { useTripPage } from '../../../../trip/page/trip-page'
import { currencyWords } from '../../../../trip/price/currency-words'
import { useRatedCurrencies } from '../../../../trip/price/use-rated-currencies'

interface CurrencyMenuProps {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The currencies that the trip can be sold in; what comes of another one is said before it is taken. */
export function CurrencyMenu({ anchor, onClose }: CurrencyMenuProps) {
  const { trip, pricing } = useTripPage()
  const [chosen, setChosen] = useState<string>()
  const { currencies, isError, note } = useRatedCurrencies(trip.currency)
  const call = useTripCall()
  const choose = (code: string) => {
    if (code === trip.currency) onClose()
    else setChosen(code)
  }
  const change = async (code: string) => {
    await call((seen) => changeCurrency(seen, code), `The trip is priced in ${code} now.`)
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
        <MenuItem disabled>{isError ? 'The list could not be loaded' : 'Loading currencies'}</MenuItem>
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

/** The currencies that trips are mostly sold in, before all others. */
const common: readonly string[] = ['USD', 'EUR', 'GBP', 'ZAR', 'AUD', 'CAD', 'CHF']

function inUse<C extends { readonly code: string }>(all: readonly C[]): C[] {
  const first = common.flatMap((code) => all.filter((currency) => currency.code === code))
  return [...first, ...all.filter((currency) => !first.includes(currency))]
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
