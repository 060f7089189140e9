import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { rangeWithYear } from '#shared/format/dates'
import { canDo } from '#shared/itinerary/transitions'
import { Icon } from '../../../../components/icons/Icon'
import { lazyPage, lazyPart } from '../../../../lib/loading/lazy-page'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { mayCollect, moneyOf } from '../../../../trip/payments/may-collect'
import { defaultRates, rateRows } from '../../../../trip/price/rate-rows'
import { WhenSeen } from '../WhenSeen'
import { MarketField } from './MarketField'
import { priceLooks } from './price-looks'
import { RateRow } from './RateRow'

/** At or below the fold. */
const FinanceSection = lazyPage(() => import('./FinanceSection'), 'FinanceSection')
const FigureTables = lazyPage(() => import('./FigureTables'), 'FigureTables')
const CancellationSection = lazyPage(() => import('./CancellationSection'), 'CancellationSection')
const TripRatesDialog = lazyPart(() => import('./TripRatesDialog'), 'TripRatesDialog')
const OverridesSection = lazyPart(() => import('./OverridesSection'), 'OverridesSection')

/** Everything below the price: adjustable rates and the resulting figures. */
export function PriceBody() {
  const { trip, permission } = useTripPage()
  const exchange = ratesText(trip)
  const [isRating, setRating] = useState(false)
  const hasOverride = trip.itinerary.segments.some(({ sellOverride }) => sellOverride !== undefined)
  return (
    <Box sx={looks.body}>
      {permission.isLocked && (
        <Stack component="p" direction="row" sx={looks.locked}>
          <Icon name="lock" size={15} />
          {priceLockWords(trip)}
        </Stack>
      )}
      <RatesSection />
      <WhenSeen height={359}>
        <FinanceSection />
      </WhenSeen>
      <WhenSeen height={120}>
        <CancellationSection />
      </WhenSeen>
      {hasOverride && <OverridesSection />}
      <WhenSeen height={593}>
        <FigureTables />
      </WhenSeen>
      {exchange !== undefined && (
        <Typography variant="caption" component="p" sx={{ color: 'ink.note', p: '0 20px 16px' }}>
          {exchange}{' '}
          {permission.price && (
            <Button size="xsmall" variant="text" onClick={() => setRating(true)}>
              Use rates of our own
            </Button>
          )}
        </Typography>
      )}
      {isRating && <TripRatesDialog onClose={() => setRating(false)} />}
    </Box>
  )
}

/** The trip's rates within their limits; a tick marks the agency's default. */
function RatesSection() {
  const { trip, pricing, settings, permission, editor } = useTripPage()
  const rows = rateRows(trip, { context: pricing, settings })
  const isUsual = rows.every(({ value, usual }) => value === usual)
  const setDefaults = () => {
    const usual = defaultRates({ context: pricing, settings })
    editor.edit(Object.fromEntries(rows.map(({ name }) => [`rates.${name}`, usual[name]])))
  }
  return (
    <Box component="section" sx={priceLooks.section} id="rates" tabIndex={-1} aria-label="Margins">
      <Box component="header" sx={priceLooks.head}>
        <h2>
          Margins{' '}
          <Box component="span" sx={priceLooks.aside}>
            {trip.model} pricing
          </Box>
        </h2>
        {isUsual || !permission.price ? (
          <Box component="span" sx={priceLooks.aside}>
            {isUsual ? 'agency defaults' : ''}
          </Box>
        ) : (
          <Button size="xsmall" variant="text" onClick={setDefaults}>
            Use agency defaults
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
          Rack not used: nothing is rack-priced.
        </Box>
      )}
      <MarketField />
      {trip.currency !== 'USD' && (
        <FlagSwitch flag="xfsm" label={`Foreign-sell markup, ${pricing.fees.foreignSellMarkup}%`} />
      )}
      {ratesText(trip) !== undefined && (
        <FlagSwitch flag="lcr" label="Use the last currency rate for the next quote" />
      )}
    </Box>
  )
}

function FlagSwitch({ flag, label }: { readonly flag: 'xfsm' | 'lcr'; readonly label: string }) {
  const { trip, editor, permission } = useTripPage()
  return (
    <FormControlLabel
      sx={{ display: 'flex', mt: 1, '& > span:last-of-type': { fontSize: 13.5 } }}
      disabled={!permission.price}
      control={
        <Switch
          checked={trip.flags.includes(flag)}
          onChange={(event) => editor.edit({ [flag]: event.target.checked })}
        />
      }
      label={label}
    />
  )
}

/**
 * `Priced with ZAR 16.4401, BWP 13.6708 for one USD, Sep 29, 2026`; undefined when everything is in
 * USD.
 */
export function ratesText({
  exchange: { date, spotRates },
  ownRates = [],
  currency,
  itinerary,
}: Trip): string | undefined {
  const usedCurrencies = new Set([
    currency,
    ...itinerary.segments.map((segment) => segment.currency ?? currency),
  ])
  const rates = [...usedCurrencies]
    .filter((code) => code !== 'USD' && spotRates[code] !== undefined)
    .map((code) => {
      const isOwn = ownRates.some((own) => own.currency === code)
      return `${code} ${roundRate(spotRates[code] ?? '')}${isOwn ? ' (our own)' : ''}`
    })
  if (rates.length === 0) return undefined
  const day = date === undefined ? '' : `, ${rangeWithYear(date, date)}`
  return `Exchange rates: ${rates.join(', ')} per USD${day}.`
}

/** A rate rounded to at most four decimals. */
const roundRate = (rate: string): string =>
  /\.\d{5,}$/.test(rate) ? Number(rate).toFixed(4) : rate

/** Why the price is locked, and how to unlock it. */
export function priceLockWords(trip: Trip): string {
  const may = mayCollect(moneyOf(trip))
  const ways = [
    ...(may.clear ? ['clear the payments'] : []),
    ...(canDo('requote', trip.state) ? ['requote'] : []),
  ]
  const how = ways.length === 0 ? '' : ` To change it, ${ways.join(' or ')}.`
  return `The price is locked because payments were generated.${how}`
}

const looks = {
  body: {
    fontSize: 13.5,
    lineHeight: '18px',
    '& > div > section, & > section ~ section': {
      boxShadow: 'inset 0 1px 0 var(--mui-palette-ground-line)',
    },
    '@media (max-width: 1400px) and (min-width: 1280px)': { '& section': { px: '16px' } },
  },
  locked: {
    alignItems: 'center',
    gap: '8px',
    p: '10px 20px',
    bgcolor: 'warning.ground',
    color: 'warning.main',
    fontWeight: 500,
  },
} as const
