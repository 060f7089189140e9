import Box from '@mui/material/Box'
import { marketLabels, markets } from '#shared/rates/markets'
import { SelectField } from '../../../../components/inputs/SelectField'
import { useTripPage } from '../../../../trip/page/trip-page'

/** Whose rates the trip has where suppliers have several. */
export function MarketField() {
  const { trip, editor, permission } = useTripPage()
  return (
    <Box sx={{ mt: 1.5 }}>
      <SelectField
        label="Supplier rates for"
        size="small"
        value={trip.market ?? 'international'}
        disabled={!permission.price}
        onChange={({ target }) => editor.edit({ market: target.value })}
        options={markets.map((market) => [market, marketLabels[market]])}
      />
    </Box>
  )
}
