import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'
import { Contours } from '../../../../components/brand/Contours'
import { Icon } from '../../../../components/icons/Icon'
import { figureText, moneyText } from '../../../../components/money/money-parts'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { compositionOf, percentText, permilleOf } from '../../../../trip/people/composition'
import { TripHeadline } from './TripHeadline'

const PriceChange = lazyPart(() => import('./PriceChange'), 'PriceChange')
const CurrencyMenu = lazyPart(() => import('./CurrencyMenu'), 'CurrencyMenu')

/** How many characters of a price fit at full size. */
const roomInLarge = 14

/** The price, always visible: what the trip sells for, per person, and its composition. */
export function PriceHead() {
  const { trip, price } = useTripPage()
  const { pax } = trip.itinerary
  return (
    <Box sx={looks.head}>
      <Contours />
      <TripHeadline>
        {({ total, isEstimate, figure, parts }) => (
          <>
            <Stack direction="row" sx={looks.top}>
              <span>{isEstimate ? 'Estimate' : price.isLocked ? 'Sell, locked' : 'Sell'}</span>
              <Currency />
            </Stack>
            <Box
              sx={[looks.sell, isLong(total, trip.currency) && { fontSize: 26 }]}
              aria-live="polite"
            >
              {figure}
            </Box>
            <Stack direction="row" className="tabular" sx={looks.sub}>
              {total !== undefined && (
                <span>
                  {pax > 0
                    ? `${isEstimate ? 'about ' : ''}${moneyText(Math.round(total / pax), trip.currency, { cents: !isEstimate })} per person`
                    : 'No travelers yet'}
                </span>
              )}
              <PriceChange />
            </Stack>
            {parts !== undefined && (
              <Typography component="p" variant="body2" className="tabular" sx={looks.parts}>
                {parts}
              </Typography>
            )}
          </>
        )}
      </TripHeadline>
      <Composition />
      <LowerPrice />
      {price.failure !== undefined && (
        <Stack
          component="p"
          direction="row"
          sx={{ typography: 'body2', gap: '8px', mt: 1, color: '#f8cfa9' }}
          role="alert"
        >
          <Icon name="triangle-alert" size={15} />
          {price.failure}: showing the last saved figures.
        </Stack>
      )}
    </Box>
  )
}

/** An estimate has words beside it. */
const isLong = (total: number | undefined, currency: string): boolean =>
  total === undefined || figureText(total, currency).length > roomInLarge

function Currency() {
  const { trip, permission } = useTripPage()
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (!permission.price || trip.payments.length > 0) {
    const why = trip.payments.length > 0 ? `Payments were requested in ${trip.currency}` : undefined
    return (
      <Box component="span" sx={looks.currency} title={why}>
        {trip.currency}
      </Box>
    )
  }
  return (
    <>
      <Box
        component="button"
        type="button"
        sx={[looks.currency, looks.choosable]}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={`Change currency from ${trip.currency}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {trip.currency}
        <Icon name="chevron-down" size={14} />
      </Box>
      {anchor && <CurrencyMenu anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  )
}

function Composition() {
  const { price, trip } = useTripPage()
  const parts = compositionOf(price)
  if (parts.length === 0) return <Box sx={looks.bar} aria-hidden="true" />
  const amountLost = Math.max(0, -price.margins.total)
  const words = parts.map(({ name, permille }) => `${name} ${percentText(permille)}`)
  return (
    <>
      <Box sx={looks.bar} role="img" aria-label={`Price breakdown: ${words.join(', ')}`}>
        {parts.map(({ name, amount }) => (
          <i key={name} className={name} style={{ flexGrow: amount }} />
        ))}
      </Box>
      <Stack
        component="ul"
        direction="row"
        className="tabular"
        sx={looks.legend}
        aria-hidden="true"
      >
        {parts.map(({ name, permille }) => (
          <li key={name} className={name}>
            {name} {percentText(permille)}
          </li>
        ))}
        {amountLost > 0 && (
          <Box component="li" sx={{ '--part': '#f2836f', fontWeight: 600, color: '#ffc4b8' }}>
            Margin {moneyText(-amountLost, trip.currency)} (
            {percentText(permilleOf(-amountLost, price.finance.sell))})
          </Box>
        )}
      </Stack>
    </>
  )
}

/** Leads to swaps of camps that make the trip cheaper. */
function LowerPrice() {
  const { trip, price, permission, openJourney } = useTripPage()
  const mayLower =
    permission.stays && !price.isLocked && trip.itinerary.segments.some(isSupplierStay)
  if (!mayLower) return null
  return (
    <Box
      component="button"
      type="button"
      sx={looks.lower}
      onClick={() => openJourney({ kind: 'savings' })}
    >
      Lower the price
    </Box>
  )
}

const parts = {
  '& .Cost': { '--part': '#6f9a88' },
  '& .DMC': { '--part': '#cfe3d9' },
  '& .Air': { '--part': '#f8cfa9' },
  '& .Land': { '--part': 'var(--mui-palette-ember-400)' },
  '& .Rack': { '--part': '#e0be74' },
  '& .Custom': { '--part': '#a9c8de' },
}

const looks = {
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 5,
    p: '16px 20px',
    bgcolor: 'forest.800',
    color: '#fff',
    '& > div': { position: 'relative' },
    '& > ul': { position: 'relative' },
    '& > p': { position: 'relative' },
    '@media (max-width: 1400px) and (min-width: 1280px)': { p: '16px' },
  },
  top: {
    typography: 'body2',
    alignItems: 'center',
    justifyContent: 'space-between',
    fontWeight: 500,
    color: '#b9d3c6',
  },
  sell: {
    mt: '2px',
    fontSize: 40,
    lineHeight: '48px',
    fontWeight: 600,
    '& button': { textDecoration: 'none' },
    '& button:hover': { textDecoration: 'underline dotted 1px', textDecorationColor: '#7fa797' },
  },
  sub: {
    typography: 'body2',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2px 10px',
    minHeight: 20,
    color: '#cfe0d7',
    '@media (max-width: 1400px) and (min-width: 1280px)': { fontSize: 11.5 },
  },
  parts: { position: 'relative', mt: '2px', color: 'ember.200', '& button': { color: '#fff' } },
  currency: {
    p: '2px 10px',
    borderRadius: '8px',
    fontWeight: 600,
    color: '#fff',
    bgcolor: 'rgba(255, 255, 255, 0.12)',
  },
  choosable: {
    typography: 'body2',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    '&:hover': { bgcolor: 'rgba(255, 255, 255, 0.22)' },
  },
  lower: {
    typography: 'body2',
    position: 'relative',
    mt: '8px',
    p: 0,
    fontWeight: 600,
    color: '#cfe3d9',
    '&:hover': { textDecoration: 'underline' },
    '@media print': { display: 'none' },
  },
  bar: {
    ...parts,
    display: 'flex',
    gap: '2px',
    height: 8,
    mt: '14px',
    borderRadius: '5px',
    overflow: 'hidden',
    bgcolor: 'rgba(255, 255, 255, 0.1)',
    '& i': {
      flexBasis: 0,
      minWidth: 2,
      borderRadius: '2px',
      background: 'var(--part)',
      transition: 'flex-grow var(--mui-pace-switch) var(--mui-pace-ease)',
    },
  },
  legend: {
    ...parts,
    typography: 'caption',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 6px',
    mt: '8px',
    color: '#e3efe9',
    '& li': { display: 'flex', alignItems: 'center', gap: 0.5 },
    '& li::before': {
      content: '""',
      width: 8,
      height: 8,
      borderRadius: '3px',
      background: 'var(--part)',
    },
    '@media (max-width: 1400px) and (min-width: 1280px)': {
      fontSize: 11.5,
      '& li': { gap: '4px' },
    },
  },
} as const
