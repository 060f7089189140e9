import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { daysBetween } from '#shared/dates/calendar-date'
import { longDate, nightsLabel } from '#shared/format/dates'
import { guestWords } from '#shared/format/words'
import { unpricedStays } from '#shared/pricing/unpriced-stays'
import { hueOfStay } from '../../../components/calendar/calendar-day'
import hues from '../../../components/hue/hue.module.css'
import { card } from '../../../components/looks/looks'
import { figureText, moneyText } from '../../../components/money/money-parts'
import { Picture } from '../../../components/picture/Picture'
import { mediaUrl } from '../../../lib/media/picture-url'
import { unpricedWords } from '../../../trip/price/unpriced-words'
import type { LookedTrip } from '../model/saved-trip'
import { lookLayout } from './look-layout'

/** The stored price and margin; other dates need their own quote. */
export function PricePart({ trip }: { readonly trip: LookedTrip }) {
  const { finance, costs, margins, currency, itinerary, exchange } = trip
  if (finance === undefined || finance.sell === 0) {
    return (
      <Box component="p" sx={looks.none}>
        No price yet. Get a quote to price it.
      </Box>
    )
  }
  const lacks = unpricedWords(unpricedStays({ ...trip, segments: itinerary.segments }).length)
  const rows = [
    ['Selling price', finance.sellingPrice],
    ['Deposit', finance.deposit],
    ['Balance', finance.balance],
    ['Cost', costs?.total],
    ['Margin', margins?.total],
  ] as const
  return (
    <Box component="section" sx={looks.price} aria-label="Price">
      <Box component="p" className="tabular" sx={looks.sell}>
        <b>{moneyText(finance.sell, currency)}</b>
        <span>
          {itinerary.pax > 0 &&
            `${moneyText(Math.round(finance.sell / itinerary.pax), currency)} per person, `}
          {guestWords(itinerary)}
        </span>
      </Box>
      <dl>
        {rows.map(([label, amount]) =>
          amount === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={amount < 0 ? 'tabular negative' : 'tabular'}>
                {figureText(amount, currency)}
              </dd>
            </div>
          ),
        )}
      </dl>
      <Typography variant="body2" sx={{ maxWidth: '62ch', color: 'ink.note' }}>
        {lacks !== undefined && `${lacks}: the sums lack them. `}In {currency}, for{' '}
        {longDate(itinerary.startDate)}
        {exchange.date !== undefined && `, at the exchange rates of ${longDate(exchange.date)}`}.
        Other dates are priced by their own quote.
      </Typography>
    </Box>
  )
}

/** The stays at a glance, in journey order. */
export function StayCards({ trip }: { readonly trip: LookedTrip }) {
  const { segments, startDate } = trip.itinerary
  const stays = segments
    .filter(({ type }) => type === 'stay')
    .toSorted((one, other) => daysBetween(other.startDate, one.startDate))
  if (stays.length === 0)
    return (
      <Box component="p" sx={looks.none}>
        This itinerary has no stays yet.
      </Box>
    )
  return (
    <Box component="ol" sx={lookLayout.stays}>
      {stays.map(
        (
          { id, campName, title, regionName, country, nights, featuredImage, mealBasis, ...stay },
          index,
        ) => {
          const s3Key = featuredImage?.s3Key
          const day = daysBetween(startDate, stay.startDate) + 1
          return (
            <li key={id} className={hues[`hue${hueOfStay(index)}`]}>
              <Box sx={looks.picture}>
                <Picture src={mediaUrl(s3Key)} alt="" ratio="fill" />
                <em className="tabular" aria-hidden="true">
                  {index + 1}
                </em>
              </Box>
              <div>
                <h2 title={campName ?? title}>{campName ?? title ?? 'Own Arrangement'}</h2>
                <p>{[regionName, country].filter(Boolean).join(', ')}</p>
                <p className="tabular">
                  From day {day}, {nightsLabel(nights)}
                  {mealBasis !== undefined && ` · ${mealBasis}`}
                </p>
              </div>
            </li>
          )
        },
      )}
    </Box>
  )
}

const looks = {
  price: {
    mt: '24px',
    p: '26px 30px',
    ...card,
    '& dl': { display: 'grid', maxWidth: 420, m: '18px 0' },
    '& dl > div': {
      display: 'flex',
      justifyContent: 'space-between',
      p: '7px 0',
      borderTop: '1px solid var(--mui-palette-ground-line)',
    },
    '& dd': { fontWeight: 600 },
    '& .negative': { color: 'error.main' },
  },
  none: { mt: '24px', p: '24px', ...card, color: 'ink.second' },
  sell: {
    '& b': {
      display: 'block',
      fontSize: 34,
      lineHeight: '42px',
      fontWeight: 600,
      letterSpacing: '-0.02em',
    },
    '& span': { color: 'ink.second' },
  },
  picture: {
    position: 'relative',
    aspectRatio: '3 / 2',
    '& em': {
      position: 'absolute',
      left: '14px',
      top: '14px',
      width: 28,
      height: 28,
      borderRadius: '14px',
      background: 'var(--stay)',
      boxShadow: '0 0 0 2px #fff',
      color: '#fff',
      fontStyle: 'normal',
      fontWeight: 600,
      fontSize: 14,
      lineHeight: '28px',
      textAlign: 'center',
    },
    '& + div': { p: '14px 18px 16px', fontSize: 13, lineHeight: '19px', color: 'ink.second' },
  },
} as const
