import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useQuery } from '@tanstack/react-query'
import { availabilityLabels } from '#shared/calendar/availability'
import { monthOf } from '#shared/dates/calendar-date'
import { formatMoney } from '#shared/format/money'
import type { SupplierCode } from '#shared/ids/ids'
import { systemTypeLabels } from '#shared/rooms/room-type-codes'
import { Bone } from '../../../components/feedback/Bone'
import { todayHere } from '../../../lib/time/today-here'
import { roomTypesQuery } from '../../../trip/api/camp-offer-queries'
import { lowestRateQuery } from '../../../trip/building/api/lowest-rate-query'
import { useGuidePrice } from '../../../trip/building/api/use-guide-price'
import { type BuilderCamp, isOwn } from '../../../trip/building/model/builder-camp'
import { useBuilder } from '../../../trip/building/state/builder-store'

/**
 * 'From $1,234 per person': the lowest rate in the chosen date's month (2 §9), with a price for
 * each usual room type.
 */
export function FromPrice({ camp }: { readonly camp: BuilderCamp }) {
  const sellOf = useGuidePrice()
  const month = useBuilder(({ date }) => date && monthOf(date))
  const isAsked = month !== undefined && !isOwn(camp)
  const rate = useQuery({
    ...lowestRateQuery(camp.supplierCode, month ?? monthOf(todayHere())),
    enabled: isAsked,
  })
  if (!isAsked) return null
  if (rate.isPending) return <Bone width={150} height={20} />
  if (rate.data == null || rate.data.amount === 0)
    return <Box sx={look}>{availabilityLabels.noPricing}</Box>
  return (
    <Tooltip
      title={<RoomTypePrices supplierCode={camp.supplierCode} />}
      enterDelay={100}
      leaveDelay={0}
    >
      <Box
        component="button"
        type="button"
        className="tabular"
        sx={{ ...look, color: 'ink.main', cursor: 'help' }}
      >
        From <b>{whole(sellOf(rate.data))}</b> per person
      </Box>
    </Tooltip>
  )
}

const look = {
  p: 0,
  fontSize: 13.5,
  color: 'ink.note',
  '& b': { fontSize: 16, fontWeight: 600 },
} as const

const whole = (amount: number) => formatMoney({ amount, currency: 'USD' }, { minorUnits: false })

/** Room types of the price tooltip (2 §9). */
const usualTypes = ['Family', '_Double', 'Twin'] as const

function RoomTypePrices({ supplierCode }: { readonly supplierCode: SupplierCode }) {
  const sellOf = useGuidePrice()
  const { data: rooms, isError } = useQuery(roomTypesQuery(supplierCode))
  if (rooms === undefined) return isError ? 'Prices couldn’t be loaded' : 'Loading…'
  return usualTypes.map((type) => {
    const costs = rooms
      .filter(({ systemType, cost }) => systemType === type && cost > 0)
      .map(({ cost }) => cost)
    const amount = Math.round(Math.min(...costs) * 100)
    return (
      <div key={type}>
        {systemTypeLabels[type]}:{' '}
        {costs.length === 0
          ? availabilityLabels.noPricing
          : `${whole(sellOf({ amount, rateCurrency: 'USD' }))} per person`}
      </div>
    )
  })
}
