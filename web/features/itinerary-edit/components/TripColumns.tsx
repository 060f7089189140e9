import Box from '@mui/material/Box'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Bone } from '../../../components/feedback/Bone'
import { Segmented } from '../../../components/inputs/Segmented'
import { radius } from '../../../components/looks/looks'
import { useWidth } from '../../../lib/layout/use-width'
import { lazyPage, lazyPart } from '../../../lib/loading/lazy-page'
import { goToAnchor } from '../../../trip/page/go-to-anchor'
import { useTripPage } from '../../../trip/page/trip-page'
import { useTripSlots } from '../../../trip/page/trip-slots'
import { messagesAnchor } from './header/TripHeader'
import { Journey } from './journey/Journey'
import { pageLooks } from './page-looks'
import { PriceBody } from './price/PriceBody'
import { PriceHead } from './price/PriceHead'
import { isPrinting, WhenSeen } from './WhenSeen'

/** The map and everything below the fold load after the journey. */
const MapCard = lazyPart(() => import('./MapCard'), 'MapCard', <Bone height={440} radius={12} />)
const ProblemsCard = lazyPage(() => import('./problems/ProblemsCard'), 'ProblemsCard')
const HistoryCard = lazyPage(() => import('./history/HistoryCard'), 'HistoryCard')
const TripMails = lazyPage(() => import('../../../trip/mails/TripMails'), 'TripMails')
const PaymentsCard = lazyPage(() => import('./payments/PaymentsCard'), 'PaymentsCard')
const TravelersCard = lazyPage(() => import('./parties/TravelersCard'), 'TravelersCard')
const PartyGroupsCard = lazyPage(() => import('./parties/PartyGroupsCard'), 'PartyGroupsCard')

const sideTabs = [
  { value: 'price', label: 'Price' },
  { value: 'map', label: 'Map and history' },
] as const
const allTabs = [{ value: 'journey', label: 'Journey' }, ...sideTabs] as const
type Tab = (typeof allTabs)[number]['value']

/** Pixels that three columns need, and two: the menu takes some of the window. */
const least = { three: 1150, two: 790 } as const
/** What a menu of icons and the page's edges take of a window. */
const besides = 104

/**
 * Journey, map and price side by side; when narrower, map and price share a column; on a tablet
 * everything does.
 */
export function TripColumns() {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame) || window.innerWidth - besides
  return (
    <div ref={frame}>
      <Columns width={width} />
    </div>
  )
}

function Columns({ width }: { readonly width: number }) {
  const fitsWide = width >= least.three
  const isMiddle = width >= least.two
  const isPrinted = useSyncExternalStore(onPrint, isPrinting, isPrinting)
  // The browser counts the pages before React could arrange the parts anew, so paper takes them as
  // they are.
  const isWide = useRef(fitsWide)
  if (!isPrinted) isWide.current = fitsWide
  const [tab, setTab] = useState<Tab>('journey')
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (hash === '') return
    setTab('map')
    const frame = requestAnimationFrame(() => goToAnchor(hash.slice(1)))
    return () => cancelAnimationFrame(frame)
  }, [hash, key])
  if (isWide.current) {
    return (
      <Box sx={pageLooks.columns}>
        <Left />
        <Middle />
        <Box component="aside" sx={looks.price} aria-label="Price">
          <PriceHead />
          <PriceBody />
        </Box>
      </Box>
    )
  }
  const side = tab === 'journey' ? 'price' : tab
  return (
    <Box sx={[isMiddle && looks.middle, !isMiddle && looks.narrow]}>
      {isMiddle && <Left />}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={looks.headAlone}>
          <PriceHead />
        </Box>
        <Box sx={{ m: '16px 0 12px', '@media print': { display: 'none' } }}>
          {isMiddle ? (
            <Segmented
              label="Price and details"
              value={side}
              segments={sideTabs}
              onChange={setTab}
            />
          ) : (
            <Segmented
              label="Parts of the itinerary"
              value={tab}
              segments={allTabs}
              onChange={setTab}
            />
          )}
        </Box>
        {!isMiddle && (isPrinted || tab === 'journey') && <Left />}
        {(isPrinted || (isMiddle ? side : tab) === 'price') && (
          <Box component="aside" sx={looks.price} aria-label="Price">
            <PriceBody />
          </Box>
        )}
        {(isPrinted || (isMiddle ? side : tab) === 'map') && <Middle />}
      </Box>
    </Box>
  )
}

/** On paper, what lies under the tabs stands below one another. */
function onPrint(tell: () => void): () => void {
  const print = matchMedia('print')
  print.addEventListener('change', tell)
  return () => print.removeEventListener('change', tell)
}

/** The journey, and related cards below it. */
function Left() {
  const { parts } = useTripSlots()
  const { trip, journey } = useTripPage()
  return (
    <Box sx={looks.column}>
      <Journey />
      <WhenSeen height={260}>{parts.inclusionsCard({ journey })}</WhenSeen>
      <WhenSeen height={180}>{parts.travelersCard({ trip })}</WhenSeen>
      <WhenSeen height={180}>{parts.documentsCard({ trip })}</WhenSeen>
    </Box>
  )
}

function Middle() {
  const { parts } = useTripSlots()
  const { trip, price, pricing, problems, advice, changeClient } = useTripPage()
  return (
    <Box sx={looks.column}>
      <MapCard />
      <WhenSeen height={Math.min(484, 96 + 96 * (problems.length + advice.length))}>
        <ProblemsCard />
      </WhenSeen>
      <WhenSeen height={120}>{parts.tasksCard({ trip })}</WhenSeen>
      <WhenSeen height={120}>
        <PaymentsCard />
      </WhenSeen>
      <WhenSeen height={180}>
        <TravelersCard />
      </WhenSeen>
      <WhenSeen height={120}>
        <PartyGroupsCard />
      </WhenSeen>
      <WhenSeen height={240} anchor={messagesAnchor}>
        {parts.messagesCard({ trip, onAssignClient: changeClient })}
      </WhenSeen>
      <WhenSeen height={140}>
        <TripMails id={trip.id} />
      </WhenSeen>
      <WhenSeen height={240}>
        <HistoryCard />
      </WhenSeen>
      {trip.state !== 'cancelled' && (
        <WhenSeen height={200}>{parts.exposureCard({ trip, price, pricing })}</WhenSeen>
      )}
    </Box>
  )
}

const looks = {
  price: {
    borderRadius: 'var(--mui-radius-card)',
    bgcolor: 'background.paper',
    boxShadow: 4,
    overflow: 'clip',
  },
  middle: {
    display: 'grid',
    gap: 2,
    alignItems: 'start',
    mt: '26px',
    gridTemplateColumns: 'minmax(0, 1fr) 350px',
  },
  narrow: {
    display: 'grid',
    gap: 2,
    alignItems: 'start',
    mt: '26px',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  headAlone: {
    position: 'sticky',
    top: 0,
    zIndex: 6,
    borderRadius: radius.card,
    overflow: 'hidden',
    boxShadow: 4,
    '@media print': { position: 'static', printColorAdjust: 'exact' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 },
} as const
