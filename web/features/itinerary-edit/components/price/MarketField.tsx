import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { marketLabels, markets } from '#shared/rates/markets'
import { useTripPage } from '../../../../trip/page/trip-page'

/** Whose rates the trip has where suppliers have several. */
export function MarketField() {
  const { trip, editor, permission } = useTripPage()
  return (
    <TextField
      select
      size="small"
      label="Supplier rates for"
      sx={{ mt: 1.5, minWidth: 180 }}
      value={trip.market ?? 'international'}
      disabled={!permission.price}
      onChange={({ target }) => editor.edit({ market: target.value })}
    >
      {markets.map((market) => (
        <MenuItem key={market} value={market}>
          {marketLabels[market]}
        </MenuItem>
      ))}
    </TextField>
  )
}
