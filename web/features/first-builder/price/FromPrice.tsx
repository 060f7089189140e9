import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useQuery } from '@tanstack/react-query'
import { availabilityLabels } from '#shared/calendar/availability'
import { type CalendarMonth, monthOf } from '#shared/dates/calendar-date'
import { formatMoney } from '#shared/format/money'
import type { SupplierCode } from '#shared/ids/ids'
import { systemTypeLabels } from '#shared/rooms/room-type-codes'
import { Bone } from '../../../components/feedback/Bone'
import { todayHere } from '../../../lib/time/today-here'
import { roomTypesQuery } from '../../../trip/api/camp-offer-queries'
import { lowestRateQuery, roomRatesQuery } from '../../../trip/building/api/lowest-rate-query'
import { useGuidePrice } from '../../../trip/building/api/use-guide-price'
import { AboutOwnMoney } from '../../../trip/building/detail/AboutOwnMoney'
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
      title={<RoomTypePrices supplierCode={camp.supplierCode} month={month} />}
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
        <AboutOwnMoney amount={sellOf(rate.data)} />
      </Box>
    </Tooltip>
  )
}

const look = {
  p: 0,
  fontSize: 13.5,
  color: 'ink.note',
  '& b': { fontSize: 16, fontWeight: 600 },
  '& > span': { ml: '6px' },
} as const

const whole = (amount: number) => formatMoney({ amount, currency: 'USD' }, { minorUnits: false })

/** Room types of the price tooltip (2 §9). */
const usualTypes = ['Family', '_Double', 'Twin'] as const

interface RoomTypePricesProps {
  readonly supplierCode: SupplierCode
  readonly month: CalendarMonth
}

/** The lowest price of each usual room type in the month. */
function RoomTypePrices({ supplierCode, month }: RoomTypePricesProps) {
  const sellOf = useGuidePrice()
  const rooms = useQuery(roomTypesQuery(supplierCode))
  const rates = useQuery(roomRatesQuery(supplierCode, month))
  if (rooms.data === undefined || rates.data === undefined)
    return rooms.isError || rates.isError ? 'Prices couldn’t be loaded' : 'Loading…'
  return usualTypes.map((type) => {
    const prices = rooms.data
      .filter(({ systemType }) => systemType === type)
      .flatMap(({ optionKey }) => rates.data.get(optionKey) ?? [])
      .map(sellOf)
    return (
      <div key={type}>
        {systemTypeLabels[type]}:{' '}
        {prices.length === 0
          ? availabilityLabels.noPricing
          : `${whole(Math.min(...prices))} per person`}
      </div>
    )
  })
}
