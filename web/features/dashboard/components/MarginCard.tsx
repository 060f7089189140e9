import Box from '@mui/material/Box'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { monthLabel } from '#shared/format/dates'
import { TitledCard } from '../../../components/card/TitledCard'
import { Bone } from '../../../components/feedback/Bone'
import { Segmented } from '../../../components/inputs/Segmented'
import { LargeFigure } from '../../../components/money/LargeFigure'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import type { Converter } from '../../../lib/exchange/converter'
import { lazyPage } from '../../../lib/loading/lazy-page'
import { useSession } from '../../../lib/session/session'
import type { Dashboard, Whose } from '../api/dashboard-query'
import { addedUp, monthPath, soldPath } from '../model/dashboard-words'
import type { MonthMargin } from '../model/month-margin'
import { looks } from './dashboard-looks'
import { Quiet } from './WorkCards'

const MarginChart = lazyPage(() => import('./MarginChart'), 'MarginChart')

interface MarginCardProps {
  readonly data: Dashboard
  readonly whose: Whose
  readonly convert: Converter | undefined
}

/** Margin by month of departure, as a chart or as a table, and by agent. */
export function MarginCard({ data, whose, convert }: MarginCardProps) {
  const { margin, today } = data
  const { currency } = useSession().agency
  const [view, setView] = useState<'chart' | 'table' | 'agents'>('chart')
  const months =
    convert &&
    margin.months.map(({ month, confirmed, held, yearBefore }): MonthMargin => {
      const inOne = (sums: Readonly<Record<string, number>>) => addedUp(sums, convert).amount
      return {
        month,
        confirmed: inOne(confirmed),
        held: inOne(held),
        yearBefore: inOne(yearBefore),
      }
    })
  const sum = months?.reduce((all, { confirmed, held }) => all + confirmed + held, 0)
  const figure = (amount: number) => <LargeFigure amount={amount} currency={currency} />
  return (
    <TitledCard
      title="Margin by departure"
      note={<Box sx={looks.note}>{sum === undefined ? currency : figure(sum)}</Box>}
      actions={
        <Segmented
          label="Margin"
          value={view}
          iconsOnly
          segments={[
            { value: 'chart', label: 'Chart', icon: 'chart' },
            { value: 'table', label: 'Table', icon: 'rows-3' },
            { value: 'agents', label: 'By agent', icon: 'users' },
          ]}
          onChange={setView}
        />
      }
    >
      {months === undefined && <Bone height={260} />}
      {months !== undefined && view === 'chart' && (
        <Suspense fallback={<Bone height={260} />}>
          <MarginChart months={months} today={today} currency={currency} whose={whose} />
        </Suspense>
      )}
      {months !== undefined && view === 'table' && (
        <Box component="table" className="tabular" sx={table}>
          <thead>
            <tr>
              {['Departure', 'Confirmed', 'On hold', 'Year before'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, confirmed, held, yearBefore }) => (
              <tr key={month}>
                <th scope="row">
                  <Box component={Link} to={monthPath(month, whose)} sx={looks.more}>
                    {monthLabel(month)}
                  </Box>
                </th>
                {[confirmed, held, yearBefore].map((amount, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                  <td key={at}>{amount === 0 ? '–' : figure(amount)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {view === 'agents' && convert !== undefined && (
        <Agents
          data={data}
          whose={whose}
          marginOf={(sums) => addedUp(sums, convert).amount}
          figureOf={figure}
        />
      )}
    </TitledCard>
  )
}

interface AgentsProps {
  readonly data: Dashboard
  readonly whose: Whose
  readonly marginOf: (sums: Readonly<Record<string, number>>) => number
  readonly figureOf: (amount: number) => ReactNode
}

function Agents({ data, whose, marginOf, figureOf }: AgentsProps) {
  const rows = data.margin.agents
    .map(({ margin: sums, ...agent }) => ({ ...agent, amount: marginOf(sums) }))
    .sort((one, other) => other.amount - one.amount)
  const most = Math.max(1, ...rows.map(({ amount }) => amount))
  if (rows.length === 0) return <Quiet>No trip is booked in these twelve months.</Quiet>
  return rows.map(({ agentId, agentName, trips, amount }) => (
    <Box
      component={Link}
      key={agentId}
      to={soldPath(agentId, whose, data)}
      sx={{ ...looks.line, flex: 'none' }}
    >
      <PersonAvatar name={agentName} />
      <div>
        <b>{agentName}</b>
        <Box
          sx={{
            height: 5,
            mt: 0.5,
            borderRadius: 5,
            bgcolor: 'ground.sand2',
            forcedColorAdjust: 'none',
          }}
        >
          <Box
            sx={{
              height: 5,
              borderRadius: 5,
              bgcolor: 'forest.600',
              width: `${Math.max(0, (amount / most) * 100)}%`,
            }}
          />
        </Box>
      </div>
      <div>
        <b className="tabular">{figureOf(amount)}</b>
        <small>{`${trips} ${trips === 1 ? 'trip' : 'trips'}`}</small>
      </div>
    </Box>
  ))
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 12.5,
  '& th, & td': { p: '3px 6px', textAlign: 'right' },
  '& th:first-of-type': { pl: '18px', textAlign: 'left' },
  '& th': { fontWeight: 500, color: 'ink.second' },
  '& td:last-child, & th:last-child:not(:first-of-type)': { pr: '18px' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'ground.sand2' },
}
