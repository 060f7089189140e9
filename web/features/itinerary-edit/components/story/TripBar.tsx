import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useRef } from 'react'
import { heldUntil } from '#shared/itinerary/hold-clock'
import { Bone } from '../../../../components/feedback/Bone'
import { Icon } from '../../../../components/icons/Icon'
import { notPrinted } from '../../../../components/looks/looks'
import { Money } from '../../../../components/money/Money'
import { moneyText } from '../../../../components/money/money-parts'
import { StateChip } from '../../../../components/state/StateChip'
import { useFootHeight } from '../../../../lib/layout/use-foot-height'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { behindWords, bookingBehind } from '../../../../trip/life/booking-behind'
import { useTripPage } from '../../../../trip/page/trip-page'
import { percentText, permilleOf } from '../../../../trip/people/composition'
import { TripHeadline } from '../price/TripHeadline'
import { QuotingProgress } from '../status/QuotingProgress'
import { StatusActions } from '../status/StatusActions'

const TripHoldClock = lazyPart(
  () => import('../status/TripHoldClock'),
  'TripHoldClock',
  <Bone width={200} height={44} radius={10} />,
)

/** The trip's state, next step and price, always visible at the bottom. */
export function TripBar({ isReading }: { readonly isReading: boolean }) {
  const { trip, state } = useTripPage()
  const foot = useRef<HTMLElement>(null)
  useFootHeight(foot)
  const { progress } = state.base
  const heldUntilTime = heldUntil(state.base)
  const behind = bookingBehind(trip)
  if (isReading) {
    return (
      <Box component="section" ref={foot} className="quiet" sx={looks.bar} aria-label="Price">
        <Price isReading />
      </Box>
    )
  }
  return (
    <Box component="section" ref={foot} sx={looks.bar} aria-label="Status and price">
      <Stack direction="row" sx={looks.state}>
        <StateChip state={trip.state} label={behind && behindWords[behind]} />
        {progress !== undefined && <QuotingProgress progress={progress} />}
        {heldUntilTime !== undefined && progress === undefined && (
          <Box sx={{ '@media (max-width: 700px)': { display: 'none' } }}>
            <TripHoldClock until={heldUntilTime} />
          </Box>
        )}
      </Stack>
      <Stack
        direction="row"
        sx={{
          flex: 'none',
          alignItems: 'center',
          gap: '6px',
          p: { xs: '5px 16px', md: '10px 16px' },
        }}
      >
        <StatusActions />
      </Stack>
      <Price isReading={false} />
    </Box>
  )
}

/** The price; a client sees no margin, no explanations, and no sum of a part. */
function Price({ isReading }: { readonly isReading: boolean }) {
  const { trip, price } = useTripPage()
  const { sell } = price.finance
  const { pax } = trip.itinerary
  const margin = price.margins.total
  return (
    <TripHeadline>
      {({ total, isEstimate, figure, parts }) => (
        <div className="price">
          <Box
            sx={{
              fontSize: total === undefined ? 20 : 26,
              lineHeight: '32px',
              fontWeight: 600,
              '& button': { textDecoration: 'none' },
            }}
            aria-live="polite"
          >
            {isReading && !isEstimate ? (
              <Money amount={sell} currency={trip.currency} look="big" />
            ) : (
              figure
            )}
          </Box>
          <p className="tabular">
            {price.isLocked && !isReading && <Icon name="lock" size={12} label="Locked" />}
            {isEstimate && !isReading && <span>{parts}</span>}
            {(isEstimate ? isReading : sell === 0) && <span>Priced upon quote</span>}
            {!isEstimate && sell !== 0 && pax > 0 && (
              <span>{moneyText(Math.round(sell / pax), trip.currency)} per person</span>
            )}
            {!isEstimate && sell > 0 && !isReading && (
              <span className={margin < 0 ? 'loss' : undefined}>
                margin {percentText(permilleOf(margin, sell))}
              </span>
            )}
          </p>
        </div>
      )}
    </TripHeadline>
  )
}

const looks = {
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 15,
    display: 'flex',
    alignItems: 'stretch',
    maxWidth: 1380,
    m: '20px auto 0',
    overflow: 'hidden',
    borderRadius: '16px 16px 0 0',
    bgcolor: 'background.paper',
    boxShadow: '0 -1px 0 rgba(60, 50, 30, 0.06), 0 -16px 44px -12px rgba(20, 40, 28, 0.28)',
    '@media (max-width: 1420px)': { marginInline: 2 },
    '& .price': {
      display: 'flex',
      flex: 'none',
      flexDirection: 'column',
      justifyContent: 'center',
      minWidth: 240,
      p: '9px 22px',
      bgcolor: 'forest.800',
      color: '#fff',
    },
    '& .price :focus-visible': {
      boxShadow: '0 0 0 2px var(--mui-palette-forest-800), 0 0 0 4px var(--mui-palette-forest-300)',
    },
    '& .price p': {
      display: 'flex',
      alignItems: 'center',
      gap: '4px 12px',
      fontSize: 12.5,
      lineHeight: '18px',
      color: '#cfe0d7',
      whiteSpace: 'nowrap',
    },
    '& .price .loss': { fontWeight: 600, color: '#ffc4b8' },
    '&.quiet': {
      justifyContent: 'flex-end',
      background: 'none',
      boxShadow: 'none',
      pointerEvents: 'none',
    },
    '&.quiet .price': { borderRadius: '16px 16px 0 0', pointerEvents: 'auto' },
    '@media (max-width: 900px)': {
      flexWrap: 'wrap',
      '& .price': {
        flex: '1 1 100%',
        flexDirection: 'row',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        order: -1,
        flexWrap: 'wrap',
        columnGap: '14px',
        minWidth: 0,
        p: '4px 20px',
      },
      '& .price p': { flexWrap: 'wrap' },
    },
    ...notPrinted,
  },
  state: {
    flex: 1,
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    p: '10px 20px',
    '@media (max-width: 900px)': { flex: '1 0 auto', paddingBlock: '4px' },
  },
} as const
