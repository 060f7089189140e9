import Box from '@mui/material/Box'
import { card } from '../../../../components/looks/looks'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripSlots } from '../../../../trip/page/trip-slots'
import { TripHeader } from '../header/TripHeader'
import { pageLooks } from '../page-looks'
import { ProblemsCard } from '../problems/ProblemsCard'
import { StatusCard } from '../status/StatusCard'
import { WhenSeen } from '../WhenSeen'
import { detailLooks } from './detail-looks'
import { SegmentsCard } from './SegmentsCard'
import { WhoCard } from './WhoCard'

/** Loads below the table of segments. */
const FinanceSection = lazyPage(() => import('../price/FinanceSection'), 'FinanceSection')
const FigureTables = lazyPage(() => import('../price/FigureTables'), 'FigureTables')
const RatesCard = lazyPage(() => import('./RatesCard'), 'RatesCard')
const HistoryCard = lazyPage(() => import('../history/HistoryCard'), 'HistoryCard')
const PaymentsCard = lazyPage(() => import('../payments/PaymentsCard'), 'PaymentsCard')
const TravelersCard = lazyPage(() => import('../parties/TravelersCard'), 'TravelersCard')
const PartyGroupsCard = lazyPage(() => import('../parties/PartyGroupsCard'), 'PartyGroupsCard')

/**
 * `/itinerary/details/{id}`: everything about a trip on one sheet, for reference; in rows, so that
 * both columns end together.
 */
export function DetailsView() {
  const { parts } = useTripSlots()
  const { trip, price, pricing, journey, changeClient } = useTripPage()
  return (
    <main>
      <TripHeader present="details" />
      <Box sx={pageLooks.body}>
        <StatusCard />
        <Box sx={detailLooks.sheet}>
          <Box sx={detailLooks.wide}>
            <SegmentsCard />
          </Box>
          <Box sx={detailLooks.column}>
            <Box component="section" sx={looks.plain} aria-label="Money">
              <WhenSeen height={330}>
                <FinanceSection />
              </WhenSeen>
            </Box>
            <WhenSeen height={160}>
              <PaymentsCard />
            </WhenSeen>
            <WhenSeen height={260}>
              <Box component="section" sx={looks.figures} aria-label="Figures">
                <FigureTables />
              </Box>
            </WhenSeen>
          </Box>
          <Box sx={detailLooks.column}>
            <WhoCard />
            <ProblemsCard />
            <WhenSeen height={180}>
              <TravelersCard />
            </WhenSeen>
            <WhenSeen height={120}>
              <PartyGroupsCard />
            </WhenSeen>
          </Box>
          <Box sx={detailLooks.wide}>
            <WhenSeen height={260}>{parts.inclusionsCard({ journey })}</WhenSeen>
          </Box>
          <WhenSeen height={320}>
            <HistoryCard isWhole />
          </WhenSeen>
          <Box sx={detailLooks.column}>
            <WhenSeen height={240}>
              <RatesCard />
            </WhenSeen>
            {trip.state !== 'cancelled' && (
              <WhenSeen height={200}>{parts.exposureCard({ trip, price, pricing })}</WhenSeen>
            )}
          </Box>
          <WhenSeen height={240}>
            {parts.messagesCard({ trip, onAssignClient: changeClient })}
          </WhenSeen>
          <WhenSeen height={180}>{parts.travelersCard({ trip })}</WhenSeen>
          <WhenSeen height={120}>{parts.tasksCard({ trip })}</WhenSeen>
          <WhenSeen height={180}>{parts.documentsCard({ trip })}</WhenSeen>
        </Box>
      </Box>
    </main>
  )
}

const looks = {
  plain: { ...card, fontSize: 13.5, lineHeight: '18px' },
  figures: {
    ...card,
    fontSize: 13.5,
    lineHeight: '18px',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 310px), 1fr))',
    overflow: 'hidden',
    '@media print': { gridTemplateColumns: '1fr 1fr' },
    '& > section': { boxShadow: '-1px -1px 0 var(--mui-palette-ground-line)' },
  },
} as const
