import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { priceLockWords } from '../../../../trip/price/price-lock'
import { shownRates } from '../../../../trip/price/shown-rates'
import { WhenSeen } from '../WhenSeen'
import { RatesSection } from './RatesSection'

/** Below the fold, or nearly so. */
const FinanceSection = lazyPage(
  () => import('./FinanceSection'),
  (module) => module.FinanceSection,
)
const FigureTables = lazyPage(
  () => import('./FigureTables'),
  (module) => module.FigureTables,
)
const OverridesSection = lazyPage(
  () => import('./OverridesSection'),
  (module) => module.OverridesSection,
)

/** Everything below the price: rates to set, and every figure that follows. */
export function PriceBody() {
  const { trip, permission } = useTripPage()
  const exchange = shownRates(trip)
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
      {hasOverride && (
        <Suspense>
          <OverridesSection />
        </Suspense>
      )}
      <WhenSeen height={593}>
        <FigureTables />
      </WhenSeen>
      {exchange !== undefined && (
        <Typography variant="caption" component="p" sx={{ color: 'ink.note', p: '0 20px 16px' }}>
          {exchange}
        </Typography>
      )}
    </Box>
  )
}

const looks = {
  body: {
    fontSize: 13.5,
    lineHeight: '18px',
    '& > div > section, & > section ~ section': { boxShadow: 'inset 0 1px 0 var(--mui-palette-ground-line)' },
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
