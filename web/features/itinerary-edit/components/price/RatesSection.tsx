import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTripPage } from '../../../../trip/page/trip-page'
import { defaultRates, rateRows } from '../../../../trip/price/rate-rows'
import styles from './price-body.module.css'
import { priceLooks } from './price-looks'
import { RateRow } from './RateRow'

/** The rates of the trip, within their limits; a tick marks what the agency usually takes. */
export function RatesSection() {
  const { trip, pricing, settings, permission, editor } = useTripPage()
  const rows = rateRows(trip, { context: pricing, settings })
  const isUsual = rows.every(({ value, usual }) => value === usual)
  const setDefaults = () => {
    const usual = defaultRates({ context: pricing, settings })
    editor.edit(Object.fromEntries(rows.map(({ name }) => [`rates.${name}`, usual[name]])))
  }
  return (
    <section className={styles.section} id="rates" tabIndex={-1} aria-label="Rates">
      <Box component="header" sx={priceLooks.head}>
        <h2>
          Rates{' '}
          <Box component="span" sx={priceLooks.aside}>
            {trip.model} model
          </Box>
        </h2>
        {isUsual || !permission.price ? (
          <Box component="span" sx={priceLooks.aside}>
            {isUsual ? 'agency defaults' : ''}
          </Box>
        ) : (
          <Button size="xsmall" variant="text" onClick={setDefaults}>
            Agency defaults
          </Button>
        )}
      </Box>
      {rows.map((row) => (
        <RateRow
          key={row.name}
          row={row}
          isReadOnly={!permission.price}
          onChange={(value) => editor.edit({ [`rates.${row.name}`]: value }, `rates.${row.name}`)}
        />
      ))}
      {rows.some(({ isIdle }) => isIdle) && (
        <Box component="p" sx={priceLooks.note}>
          Rack has no effect: no segment here is rack priced.
        </Box>
      )}
      {trip.currency !== 'USD' && (
        <Stack component="label" direction="row" sx={looks.markup}>
          <input
            type="checkbox"
            checked={trip.flags.includes('xfsm')}
            disabled={!permission.price}
            onChange={(event) => editor.edit({ xfsm: event.target.checked })}
          />
          Foreign-sell markup of {pricing.fees.foreignSellMarkup}%
        </Stack>
      )}
    </section>
  )
}

const looks = {
  markup: {
    alignItems: 'center',
    gap: 1,
    mt: 1,
    cursor: 'pointer',
    '& input': {
      position: 'relative',
      width: 34,
      height: 20,
      m: 0,
      borderRadius: '20px',
      appearance: 'none',
      bgcolor: 'ground.field',
      cursor: 'inherit',
      transition: 'background-color var(--mui-pace-switch)',
    },
    '& input::after': {
      content: '""',
      position: 'absolute',
      left: '2px',
      top: '2px',
      width: 16,
      height: 16,
      borderRadius: '9px',
      bgcolor: '#fff',
      boxShadow: '0 1px 2px rgba(0, 0, 0, 0.28)',
      transition: 'transform var(--mui-pace-switch) var(--mui-pace-ease)',
    },
    '& input:checked': { bgcolor: 'forest.600' },
    '& input:checked::after': { transform: 'translateX(14px)' },
    '& input:focus-visible': { outline: '2px solid var(--mui-palette-forest-500)', outlineOffset: '2px' },
    '& input:disabled': { opacity: 0.6, cursor: 'default' },
  },
} as const
