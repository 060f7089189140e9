import { useQuery } from '@tanstack/react-query'
import type { SupplierCode } from '#shared/ids/ids'
import { moneyText } from '../../../../components/money/money-parts'
import { rateRulesQuery, roomTypesQuery } from '../../../../trip/api/camp-offer-queries'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'
import { guidePrice, stayGuide } from '../../../../trip/price/stay-guide'
import styles from './dialogs.module.css'

interface GuideFootProps {
  /** The stay as it would be; nothing is said without. */
  readonly changed: TripSegment | undefined
  readonly supplierCode: SupplierCode
}

/** What a stay would sell for at the rates of today, and by how much that moves the trip. */
export function GuideFoot({ changed, supplierCode }: GuideFootProps) {
  const { trip, price, pricing } = useTripPage()
  const { startDate, endDate } = changed ?? trip.itinerary
  const enabled = changed !== undefined
  const rules = useQuery({ ...rateRulesQuery({ supplierCode, startDate, endDate }), enabled })
  const types = useQuery({ ...roomTypesQuery(supplierCode), enabled })
  if (changed === undefined || changed.rooms.length === 0) return null
  if (rules.data === undefined || types.data === undefined) return <span className={styles.guide}>Pricing…</span>
  const guide = stayGuide(changed, { rules: rules.data, roomTypes: types.data })
  if (guide === undefined) return <span className={styles.guide}>No rate for these rooms: priced upon quote</span>
  const { sell, sells } = guidePrice(trip, [{ ...changed, ...guide }], pricing)
  const moved = sell - price.finance.sell
  return (
    <span className={`${styles.guide} tabular`}>
      About <b>{moneyText(sells.get(changed.id) ?? 0, trip.currency)}</b>
      {price.sells.get(changed.id) !== 0 && moved !== 0 && (
        <em
          className={moved > 0 ? styles.up : styles.down}
        >{`${moved > 0 ? '+' : ''}${moneyText(moved, trip.currency)}`}</em>
      )}
      <small>at today’s rates, upon quote</small>
    </span>
  )
}
