import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { figureText } from '../../../../components/money/money-parts'
import type { Trip, TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { livePrice } from '../../../../trip/price/live-price'
import type { PricingContext } from '../../../../trip/price/pricing-context'
import { segmentName } from '../../../../trip/segments/segment-words'
import { priceLooks } from './price-looks'

/** Every sell price set by hand, the calculated one, and the reason. */
export function OverridesSection() {
  const { trip, pricing, permission, overrideSell } = useTripPage()
  const rows = overriddenSells(trip, pricing)
  return (
    <Box component="section" sx={priceLooks.section} aria-label="Manual sell prices">
      <Box component="header" sx={priceLooks.head}>
        <h2>Manual sell prices</h2>
        <Box component="span" sx={priceLooks.aside}>
          instead of calculated
        </Box>
      </Box>
      <Box component="ul" sx={looks.overrides}>
        {rows.map(({ segment, computed, sell, reason }) => (
          <li key={segment.id}>
            <b dir="auto">{segmentName(segment)}</b>
            <span className="tabular">{figureText(sell, trip.currency)}</span>
            <Box component="q" sx={reason === undefined ? priceLooks.aside : undefined} dir="auto">
              {reason ?? 'no reason given'}
            </Box>
            <s className="tabular">
              <span className="visually-hidden">instead of </span>
              {figureText(computed, trip.currency)}
            </s>
            {permission.price && (
              <Button
                size="xsmall"
                variant="text"
                aria-label={`Edit the sell price of ${segmentName(segment)}`}
                onClick={() => overrideSell(segment.id)}
              >
                Edit
              </Button>
            )}
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** A sell price set by hand; amounts in minor units of the trip's currency. */
interface OverriddenSell {
  readonly segment: TripSegment
  readonly sell: number
  /** The calculated one. */
  readonly computed: number
  readonly reason: string | undefined
}

export function overriddenSells(trip: Trip, pricing: PricingContext): OverriddenSell[] {
  const { segments } = trip.itinerary
  const plain = segments.map((segment) => ({ ...segment, sellOverride: undefined }))
  const plainFlags = trip.flags.filter((flag) => flag !== 'genpay')
  const { sells } = livePrice(
    { ...trip, flags: plainFlags, itinerary: { ...trip.itinerary, segments: plain } },
    pricing,
  )
  return segments.flatMap((segment) => {
    const { id, sellOverride, sellOverrideReason: reason } = segment
    return sellOverride === undefined
      ? []
      : [{ segment, sell: sellOverride, computed: sells.get(id) ?? 0, reason }]
  })
}

const looks = {
  overrides: {
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0 12px',
      p: '6px 0',
    },
    '& li > span, & li > s': { textAlign: 'right' },
    '& b': { overflow: 'hidden', fontWeight: 500, textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& q': { fontSize: 12.5, lineHeight: '17px', overflowWrap: 'anywhere', color: 'ink.second' },
    '& s': { fontSize: 12.5, lineHeight: '17px', color: 'ink.note' },
    '& button': { justifySelf: 'start', height: 24, ml: -1 },
  },
} as const
