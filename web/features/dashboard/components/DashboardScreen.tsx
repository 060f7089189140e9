import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { timeInZone } from '#shared/dates/zoned-time'
import { longDate } from '#shared/format/dates'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { Segmented } from '../../../components/inputs/Segmented'
import { useConverter } from '../../../lib/exchange/converter'
import { exchangeRatesQuery } from '../../../lib/exchange/exchange-rates-query'
import { useBuilderPath } from '../../../lib/navigation/trip-path'
import { useSession } from '../../../lib/session/session'
import { accountZone } from '../../../lib/time/today-here'
import { useNow } from '../../../lib/time/use-now'
import { type Dashboard, dashboardQuery, type Whose } from '../api/dashboard-query'
import { dayWords, greeting, placeOf } from '../model/dashboard-words'
import { DeparturesCard } from './DeparturesCard'
import { looks } from './dashboard-looks'
import { ExposureCard } from './ExposureCard'
import { MarginCard } from './MarginCard'
import { PipelineStrip } from './PipelineStrip'
import { ChaseCard, DueCard, HoldsCard } from './WorkCards'

interface DashboardScreenProps {
  /** What is to be done today: a part of another feature. */
  readonly todayCard: (given: { readonly whose: Whose; readonly timeZone: string }) => ReactNode
}

/**
 * The business today: what to do now, what is coming, and what it earns. Every figure leads to its
 * list.
 */
export function DashboardScreen({ todayCard }: DashboardScreenProps) {
  const { user, may } = useSession()
  const timeZone = user.timeZone || accountZone()
  const [chosen, setWhose] = useState<Whose>('agency')
  const whose: Whose = may('admin') ? chosen : 'mine'
  const { data, isError, error, refetch } = useQuery(dashboardQuery(whose, timeZone))
  return (
    <Box component="main" sx={looks.page}>
      <Head
        data={data}
        timeZone={timeZone}
        whose={may('admin') ? whose : undefined}
        onWhose={setWhose}
      />
      {data !== undefined && (
        <Cards data={data} whose={whose} today={todayCard({ whose, timeZone })} />
      )}
      {data === undefined && isError && (
        <ErrorState title="The dashboard couldn’t be loaded" error={error} onRetry={refetch} />
      )}
      {data === undefined && !isError && <Waiting />}
    </Box>
  )
}

interface HeadProps {
  readonly data: Dashboard | undefined
  readonly timeZone: string
  /** Undefined for those who only see their own trips. */
  readonly whose: Whose | undefined
  readonly onWhose: (whose: Whose) => void
}

function Head({ data, timeZone, whose, onWhose }: HeadProps) {
  const { user, agency } = useSession()
  const builder = useBuilderPath()
  const rates = useQuery(exchangeRatesQuery()).data
  const now = useNow(30_000)
  const time = timeInZone(now, timeZone)
  return (
    <Box component="header" sx={looks.head}>
      <div>
        <h1>{greeting(Number(time.slice(0, 2)), user.firstName)}</h1>
        <Box
          component="p"
          sx={{ color: 'ink.second', '& b': { fontWeight: 600, color: 'ink.main' } }}
        >
          {data !== undefined && (
            <>
              {longDate(data.today)}, {time} in {placeOf(timeZone)}. <b>{dayWords(data)}</b>{' '}
            </>
          )}
          {rates !== undefined &&
            `Sums in ${agency.currency} use exchange rates from ${longDate(rates.date)}.`}
        </Box>
      </div>
      {whose !== undefined && (
        <Segmented
          label="Whose trips"
          value={whose}
          segments={[
            { value: 'mine', label: 'Mine' },
            { value: 'agency', label: 'Agency' },
          ]}
          onChange={onWhose}
        />
      )}
      <Button
        variant="main"
        component={Link}
        to={builder}
        startIcon={<Icon name="plus" size={17} />}
      >
        Build Itinerary
      </Button>
    </Box>
  )
}

interface CardsProps {
  readonly data: Dashboard
  readonly whose: Whose
  readonly today: ReactNode
}

function Cards({ data, whose, today }: CardsProps) {
  const convert = useConverter()
  return (
    <>
      <PipelineStrip data={data} whose={whose} convert={convert} />
      <Box sx={looks.row('minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr)')}>
        {today}
        <ChaseCard data={data} whose={whose} />
        <HoldsCard data={data} whose={whose} />
      </Box>
      <Box sx={looks.row('minmax(0, 1fr) minmax(0, 1.25fr)')}>
        <DueCard data={data} whose={whose} convert={convert} />
        <DeparturesCard data={data} whose={whose} />
      </Box>
      <Box sx={looks.row('minmax(0, 1.25fr) minmax(0, 0.72fr)')}>
        <MarginCard data={data} whose={whose} convert={convert} />
        <ExposureCard data={data} whose={whose} convert={convert} />
      </Box>
    </>
  )
}

/** Placeholders of the final size. */
const Waiting = () => (
  <>
    <Bone height={106} radius={12} />
    <Box sx={looks.row('repeat(3, minmax(0, 1fr))')}>
      {['today', 'chase', 'holds'].map((card) => (
        <Bone key={card} height={360} radius={12} />
      ))}
    </Box>
  </>
)
