import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { Icon } from '../../components/icons/Icon'
import { Money } from '../../components/money/Money'
import { landingLooks } from './landing-looks'

const rates = [
  { key: 'land', name: 'Land', max: 50 },
  { key: 'air', name: 'Air', max: 50 },
  { key: 'deposit', name: 'Deposit', max: 100 },
] as const

/** Adjustable rates and the resulting margin, for the trip of the pictures above. */
export function MarginPicture() {
  const [trial, setTrial] = useState<TrialRates>({ land: 20, air: 15, deposit: 50 })
  const { margin, sell, share, parts } = marginOf(trial)
  return (
    <Box sx={landingLooks.scene}>
      <Box sx={[landingLooks.card, looks.margin]}>
        <Box component="span" sx={{ fontWeight: 500, color: 'ink.second' }}>
          Total margin
        </Box>
        <Box sx={{ fontSize: 64, lineHeight: '72px', fontWeight: 600, letterSpacing: '-0.03em' }}>
          <Money look="big" amount={margin} currency="USD" />
        </Box>
        <span className="tabular">
          {share.toFixed(1)}% of <Money amount={sell} currency="USD" counting />
        </span>
        <Stack direction="row" sx={looks.parts} aria-hidden="true">
          {parts.map(({ name, amount }) => (
            <i key={name} ref={(part) => part?.style.setProperty('flex-grow', String(amount))} />
          ))}
        </Stack>
        {rates.map(({ key, name, max }) => (
          <Box component="label" key={key} sx={looks.rate}>
            <span>{name}</span>
            <input
              type="range"
              min={0}
              max={max}
              value={trial[key]}
              ref={(input) =>
                input?.style.setProperty('background-size', `${(trial[key] / max) * 100}% 100%`)
              }
              onChange={(event) => setTrial({ ...trial, [key]: Number(event.target.value) })}
            />
            <b className="tabular">{trial[key]}%</b>
          </Box>
        ))}
      </Box>
      <Stack direction="row" sx={[landingLooks.card, looks.paid]}>
        <Icon name="circle-check" size={22} />
        <div>
          <b>Deposit received</b>
          <p>Marcus Oyelaran, Kenya, Tanzania Adventure</p>
        </div>
        <strong className="tabular">$36,910.50</strong>
      </Stack>
    </Box>
  )
}

/** Rates in percent. The deposit changes the first payment, not the margin. */
interface TrialRates {
  readonly land: number
  readonly air: number
  readonly deposit: number
}

interface TrialMargin {
  /** All in US cents. */
  readonly margin: number
  readonly sell: number
  /** Margin in percent of the sell. */
  readonly share: number
  readonly parts: readonly { readonly name: string; readonly amount: number }[]
}

/**
 * The pictures' trip in US cents: land and air cost including the DMC's share, that share, and a
 * discount.
 */
const trip = { land: 7_441_585, air: 1_054_953, dmc: 254_896, discount: 150_000 }

/**
 * What the pictures' trip sells for and earns, by the formula of 1 §5: a cost divided by one minus
 * its rate.
 */
export function marginOf({ land, air }: TrialRates): TrialMargin {
  const landSell = Math.round(trip.land / (1 - land / 100))
  const airSell = Math.round(trip.air / (1 - air / 100))
  const sell = landSell + airSell - trip.discount
  const cost = trip.land + trip.air - trip.dmc
  const margin = sell - cost
  return {
    margin,
    sell,
    share: (margin / sell) * 100,
    parts: [
      { name: 'cost', amount: cost },
      { name: 'dmc', amount: trip.dmc },
      { name: 'land', amount: Math.max(0, landSell - trip.land - trip.discount) },
      { name: 'air', amount: airSell - trip.air },
    ],
  }
}

const looks = {
  margin: {
    position: 'absolute',
    left: '30px',
    right: '60px',
    top: '20px',
    p: '28px 34px 20px',
    boxShadow: '0 40px 80px -20px rgba(0, 0, 0, 0.5)',
    '@media (max-width: 760px)': { position: 'relative', inset: 'auto', width: '100%' },
  },
  parts: {
    gap: '3px',
    height: 14,
    m: '20px 0 16px',
    '& i': {
      flexBasis: 0,
      borderRadius: '3px',
      bgcolor: 'forest.200',
      transition: 'flex-grow 200ms var(--mui-pace-ease)',
    },
    '& i:nth-child(2)': { bgcolor: 'forest.500' },
    '& i:nth-child(3)': { bgcolor: 'ember.500' },
    '& i:nth-child(4)': { bgcolor: 'ember.200' },
  },
  rate: {
    display: 'grid',
    gridTemplateColumns: '90px 1fr 56px',
    alignItems: 'center',
    gap: '18px',
    height: 52,
    fontSize: 16,
    '& + &': { borderTop: '1px solid var(--mui-palette-divider)' },
    '& b': { textAlign: 'right', fontWeight: 600 },
    '& input': {
      appearance: 'none',
      width: '100%',
      height: 4,
      m: 0,
      borderRadius: '4px',
      background:
        'linear-gradient(var(--mui-palette-forest-600), var(--mui-palette-forest-600)) no-repeat var(--mui-palette-ground-sand2)',
      cursor: 'pointer',
      outline: 0,
    },
    '& input::-webkit-slider-thumb': {
      appearance: 'none',
      width: 16,
      height: 16,
      border: 0,
      borderRadius: '50%',
      bgcolor: '#fff',
      boxShadow: '0 0 0 2px var(--mui-palette-forest-600), 0 2px 5px rgba(20, 40, 30, 0.28)',
    },
    '& input::-moz-range-thumb': {
      width: 16,
      height: 16,
      border: 0,
      borderRadius: '50%',
      bgcolor: '#fff',
      boxShadow: '0 0 0 2px var(--mui-palette-forest-600), 0 2px 5px rgba(20, 40, 30, 0.28)',
    },
    '& input:is(:hover, :focus-visible)::-webkit-slider-thumb': {
      boxShadow: '0 0 0 2px var(--mui-palette-forest-600), 0 0 0 7px var(--mui-palette-forest-200)',
    },
    '& input:is(:hover, :focus-visible)::-moz-range-thumb': {
      boxShadow: '0 0 0 2px var(--mui-palette-forest-600), 0 0 0 7px var(--mui-palette-forest-200)',
    },
  },
  paid: {
    position: 'absolute',
    right: 0,
    bottom: '6px',
    left: '110px',
    alignItems: 'center',
    gap: '16px',
    p: '18px 24px',
    boxShadow: '0 24px 60px -14px rgba(0, 0, 0, 0.5)',
    '& svg': { color: 'success.main' },
    '& b': { fontWeight: 600, fontSize: 16 },
    '& p': { fontSize: 13.5, color: 'ink.second' },
    '& strong': { ml: 'auto', fontWeight: 600, fontSize: 22, letterSpacing: '-0.015em' },
    '@media (max-width: 760px)': { position: 'relative', inset: 'auto', width: '100%' },
  },
} as const
