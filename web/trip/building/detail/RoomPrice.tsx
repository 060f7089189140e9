import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RoomType } from '#shared/api/availability'
import { availabilityLabels } from '#shared/calendar/availability'
import type { SupplierPrice } from '#shared/pricing/guide-price'
import { fillRoom } from '#shared/rooms/fill-room'
import { Bone } from '../../../components/feedback/Bone'
import { Money } from '../../../components/money/Money'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useGuidePrice } from '../api/use-guide-price'
import type { BuilderSegment } from '../model/builder-segment'
import { ChooseAges } from '../party/ChooseAges'
import { useBuilder, useTravelers } from '../state/builder-store'
import { AboutOwnMoney } from './AboutOwnMoney'

interface RoomPriceProps {
  /** The supplier's rate per person sharing per night. */
  readonly price: SupplierPrice
  readonly isLoading: boolean
  readonly isOff: boolean
  readonly room: RoomType
  readonly segment: BuilderSegment | undefined
}

/**
 * Whole dollars at the agency's margins: for this party when there are dates, otherwise per person
 * sharing. A price of 0 shows 'No pricing available' (2 §5.4).
 */
export function RoomPrice({ price, isLoading, isOff, room, segment }: RoomPriceProps) {
  const sellOf = useGuidePrice()
  const dependsOnAge = useDependsOnAge(room)
  if (isLoading) return <Bone width={70} height={36} />
  if (price.amount === 0)
    return (
      <Typography component="span" variant="caption" sx={{ flex: 'none', color: 'ink.second' }}>
        {availabilityLabels.noPricing}
      </Typography>
    )
  const sharing = (
    <>
      <b className="tabular">
        <Money amount={sellOf(price)} currency="USD" whole />
      </b>
      <span>per person sharing</span>
      <AboutOwnMoney amount={sellOf(price)} />
    </>
  )
  return (
    <Box sx={[looks.price, isOff && { color: 'ink.note' }]}>
      {segment === undefined ? (
        sharing
      ) : dependsOnAge ? (
        <>
          {sharing}
          <ChooseAges />
        </>
      ) : (
        <PartyPrice segment={segment} room={room} fallback={sharing} />
      )}
    </Box>
  )
}

const PartyPrice = lazyPart(
  () => import('../drawer/StayPrice'),
  'PartyPrice',
  <Bone width={70} height={36} />,
)

/** Whether a child whose age nobody chose would sleep here: the party's price waits for it. */
function useDependsOnAge(room: RoomType): boolean {
  const travelers = useTravelers()
  const unchosen = useBuilder((data) => data.unchosenAges.length)
  const filledRoom = fillRoom(room, travelers)
  return unchosen > 0 && filledRoom.kind === 'filled' && filledRoom.children > 0
}

const looks = {
  price: {
    flex: 'none',
    textAlign: 'right',
    '& b': {
      display: 'block',
      fontSize: 18,
      lineHeight: '22px',
      fontWeight: 600,
      letterSpacing: '-0.015em',
    },
    '& > span': { typography: 'caption', display: 'block', maxWidth: 150, color: 'ink.note' },
  },
} as const
