import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { SupplierCode } from '#shared/ids/ids'
import { moneyText } from '../../../../components/money/money-parts'
import { rateRulesQuery, roomTypesQuery } from '../../../../trip/api/camp-offer-queries'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { guidePrice, stayGuide } from '../../../../trip/price/stay-guide'

interface GuideFootProps {
  /** The stay after the change; shows nothing if undefined. */
  readonly changed: TripSegment | undefined
  readonly supplierCode: SupplierCode
}

/** What a stay would sell for at today's rates, and how that changes the trip's price. */
export function GuideFoot({ changed, supplierCode }: GuideFootProps) {
  const { trip, price, pricing } = useTripPage()
  const { startDate, endDate } = changed ?? trip.itinerary
  const isEnabled = changed !== undefined
  const rules = useQuery({
    ...rateRulesQuery({ supplierCode, startDate, endDate }),
    enabled: isEnabled,
  })
  const types = useQuery({ ...roomTypesQuery(supplierCode), enabled: isEnabled })
  if (changed === undefined || changed.rooms.length === 0) return null
  if (rules.data === undefined || types.data === undefined)
    return (
      <Box component="span" sx={looks.guide}>
        Pricing…
      </Box>
    )
  const guide = stayGuide(changed, {
    rules: rules.data,
    roomTypes: types.data,
    market: trip.market,
  })
  if (guide === undefined)
    return (
      <Box component="span" sx={looks.guide}>
        No rate for these rooms; priced upon quote
      </Box>
    )
  const { sell, sells } = guidePrice(trip, [{ ...changed, ...guide }], pricing)
  const sellChange = sell - price.finance.sell
  return (
    <Box component="span" className="tabular" sx={looks.guide}>
      About <b>{moneyText(sells.get(changed.id) ?? 0, trip.currency)}</b>
      {price.sells.get(changed.id) !== 0 && sellChange !== 0 && (
        <Box
          component="em"
          sx={[
            sellChange > 0 && { color: 'ember.700' },
            !(sellChange > 0) && { color: 'success.main' },
          ]}
        >{`${sellChange > 0 ? '+' : ''}${moneyText(sellChange, trip.currency)}`}</Box>
      )}
      <small>estimate at today’s rates</small>
    </Box>
  )
}

const looks = {
  guide: {
    flex: 1,
    textAlign: 'left',
    fontSize: 13.5,
    lineHeight: '18px',
    color: 'ink.second',
    '& b': { color: 'ink.main' },
    '& em': { ml: '8px', fontStyle: 'normal', fontWeight: 600 },
    '& small': { display: 'block', fontSize: 12, color: 'ink.note' },
  },
} as const
