import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { clockDuration, spokenDuration } from '#shared/dates/durations'
import { dateTimeInZone } from '#shared/dates/zoned-time'
import { paymentLabel } from '#shared/itinerary/payments'
import { TitledCard } from '../../../components/card/TitledCard'
import { LargeFigure } from '../../../components/money/LargeFigure'
import { Money } from '../../../components/money/Money'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import type { Converter } from '../../../lib/exchange/converter'
import { tripPaymentsPath, useTripPath } from '../../../lib/navigation/trip-path'
import { useSession } from '../../../lib/session/session'
import { useNow } from '../../../lib/time/use-now'
import { unpricedWords } from '../../../trip/price/unpriced-words'
import type { Dashboard, Whose } from '../api/dashboard-query'
import { addedUp, behindPath, chasePath, chaseWords, dueWords } from '../model/dashboard-words'
import { looks } from './dashboard-looks'

interface CardProps {
  readonly data: Dashboard
  readonly whose: Whose
}

/** Quotes that want a word with the client. */
export function ChaseCard({ data: { chase, today }, whose }: CardProps) {
  const pathOf = useTripPath()
  return (
    <TitledCard
      title="Quotes to chase"
      note={<Count shown={chase.trips.length} of={chase.count} />}
      actions={<More to={chasePath(whose, today)}>All to chase</More>}
    >
      {chase.trips.length === 0 && <Quiet>Every quote was touched within three days.</Quiet>}
      {chase.trips.map((trip) => {
        const [how, when] = chaseWords(trip, today)
        return (
          <Box component={Link} key={trip.id} to={pathOf(trip.id)} sx={looks.line}>
            <PersonAvatar name={trip.clientName ?? trip.name} />
            <div>
              <b dir="auto">{trip.clientName ?? trip.name}</b>
              <small>{how.text}</small>
            </div>
            <div>
              <b>
                <Money amount={trip.sell} currency={trip.currency} whole />
                {trip.unpriced !== undefined && (
                  <span title={`So far: ${unpricedWords(trip.unpriced)}`}> +</span>
                )}
              </b>
              <Box component="small" sx={looks.told(when.tone)}>
                {when.text}
              </Box>
            </div>
          </Box>
        )
      })}
    </TitledCard>
  )
}

/** Holds that end within two weeks, counted down. */
export function HoldsCard({ data: { holds }, whose }: CardProps) {
  const pathOf = useTripPath()
  const now = useNow(1_000)
  return (
    <TitledCard
      title="Holds that end"
      note={<Count shown={holds.trips.length} of={holds.count} />}
      actions={
        <More to={behindPath(holds.behind, whose, { state: 'provisional' })}>All holds</More>
      }
    >
      {holds.trips.length === 0 && <Quiet>No hold ends within two weeks.</Quiet>}
      {holds.trips.map(({ id, name, clientName, until, zone }) => {
        const msLeft = Date.parse(until) - now.getTime()
        const tone =
          msLeft < 2 * hourMs ? 'error.main' : msLeft < 24 * hourMs ? 'warning.main' : 'ink.main'
        return (
          <Box component={Link} key={id} to={pathOf(id)} sx={looks.line}>
            <Ring share={msLeft / (14 * 24 * hourMs)} tone={tone} />
            <div>
              <b dir="auto">{clientName ?? name}</b>
              <small dir="auto">{clientName === undefined ? 'No client yet' : name}</small>
            </div>
            <div>
              <Box
                component="b"
                className="tabular"
                aria-hidden="true"
                sx={{ '&&': { fontSize: 15, color: tone } }}
              >
                {clockDuration(msLeft)}
              </Box>
              <span className="visually-hidden">
                {msLeft > 0 ? `Ends in ${spokenDuration(msLeft)}` : 'Has ended'}
              </span>
              <small className="tabular">{dateTimeInZone(new Date(until), zone)} camp time</small>
            </div>
          </Box>
        )
      })}
    </TitledCard>
  )
}

const hourMs = 3_600_000

/** The share of two weeks that is left. */
function Ring({ share, tone }: { readonly share: number; readonly tone: string }) {
  const leftPercent = Math.min(1, Math.max(0.02, share)) * 100
  return (
    <Box
      component="svg"
      viewBox="0 0 30 30"
      aria-hidden="true"
      sx={{ width: 30, flex: 'none', color: tone }}
    >
      <circle
        cx="15"
        cy="15"
        r="12"
        fill="none"
        stroke="var(--mui-palette-ground-sand2)"
        strokeWidth="4"
      />
      <circle
        cx={15}
        cy={15}
        r={12}
        fill="none"
        stroke="currentColor"
        strokeWidth={4}
        pathLength={100}
        strokeDasharray={`${leftPercent} 100`}
        transform="rotate(-90 15 15)"
      />
    </Box>
  )
}

/** Money to come in: late, this week, later this month. */
export function DueCard({
  data: { due, today },
  whose,
  convert,
}: CardProps & { readonly convert: Converter | undefined }) {
  const { currency } = useSession().agency
  const sums = [
    {
      label: 'Overdue',
      sum: due.overdue,
      trips: due.behind.overdue,
      tab: 'attention',
      tone: 'error.main',
    },
    { label: 'This week', sum: due.week, trips: due.behind.week, tab: 'due', tone: 'ink.main' },
    { label: 'Later', sum: due.later, trips: due.behind.later, tab: 'due', tone: 'ink.main' },
  ]
  return (
    <TitledCard
      title="Deposits and balances"
      note={<Box sx={looks.note}>next 30 days</Box>}
      actions={<More to={behindPath(due.behind.all, whose, { tab: 'due' })}>All due</More>}
    >
      <Box sx={totals}>
        {sums.map(({ label, sum, trips, tab, tone }) => {
          const addedSum = convert && addedUp(sum, convert)
          const isNone = Object.keys(sum).length === 0
          return (
            <Link key={label} to={behindPath(trips, whose, { tab })}>
              <span>{label}</span>
              <Box component="b" className="tabular" sx={{ color: isNone ? 'ink.note' : tone }}>
                {addedSum === undefined && '…'}
                {addedSum !== undefined && isNone && 'None'}
                {addedSum !== undefined && !isNone && (
                  <LargeFigure amount={addedSum.amount} currency={currency} />
                )}
              </Box>
            </Link>
          )
        })}
      </Box>
      {due.payments.length === 0 && <Quiet>No payment is due within 30 days.</Quiet>}
      {due.payments.map((payment) => {
        const when = dueWords(payment, today)
        return (
          <Box
            component={Link}
            key={payment.paymentId}
            to={tripPaymentsPath(payment.itineraryId)}
            sx={looks.line}
          >
            <PersonAvatar name={payment.clientName ?? payment.itineraryName} />
            <div>
              <b dir="auto">{payment.clientName ?? payment.itineraryName}</b>
              <small>{[paymentLabel(payment), payment.partyName].filter(Boolean).join(', ')}</small>
            </div>
            <div>
              <b>
                <Money amount={payment.amount} currency={payment.currency} />
              </b>
              <Box component="small" sx={looks.told(when.tone)}>
                {when.text}
              </Box>
            </div>
          </Box>
        )
      })}
    </TitledCard>
  )
}

const totals = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  p: '0 18px 10px',
  '& a + a': { pl: 1.4, boxShadow: 'inset 1px 0 0 var(--mui-palette-divider)' },
  '& span': { display: 'block', fontSize: 12.5, lineHeight: '16px', color: 'ink.second' },
  '& b': { fontSize: 20, lineHeight: '26px', fontWeight: 600, letterSpacing: '-0.02em' },
}

export function Count({ shown, of }: { readonly shown: number; readonly of: number }) {
  return of === 0 ? null : <Box sx={looks.note}>{shown < of ? `${shown} of ${of}` : of}</Box>
}

export function More({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Box component={Link} to={to} sx={looks.more}>
      {children}
    </Box>
  )
}

export function Quiet({ children }: { readonly children: string }) {
  return (
    <Box component="p" sx={looks.quiet}>
      {children}
    </Box>
  )
}
