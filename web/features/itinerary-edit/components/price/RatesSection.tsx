import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTripPage } from '../../../../trip/page/trip-page'
import { defaultRates, rateRows } from '../../../../trip/price/rate-rows'
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
    <Box component="section" sx={priceLooks.section} id="rates" tabIndex={-1} aria-label="Rates">
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
        <FormControlLabel
          sx={{ mt: 1, '& > span:last-of-type': { fontSize: 13.5 } }}
          disabled={!permission.price}
          control={
            <Switch
              checked={trip.flags.includes('xfsm')}
              onChange={(event) => editor.edit({ xfsm: event.target.checked })}
            />
          }
          label={`Foreign-sell markup of ${pricing.fees.foreignSellMarkup}%`}
        />
      )}
    </Box>
  )
}
