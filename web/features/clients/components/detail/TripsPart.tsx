import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { longDate, rangeWithYear } from '#shared/format/dates'
import type { ClientId } from '#shared/ids/ids'
import { paymentLabel } from '#shared/itinerary/payments'
import { TitledCard } from '../../../../components/card/TitledCard'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { Icon } from '../../../../components/icons/Icon'
import { ellipsis, inRow } from '../../../../components/looks/looks'
import { Money } from '../../../../components/money/Money'
import { StateChip } from '../../../../components/state/StateChip'
import { useTripPath } from '../../../../lib/navigation/trip-path'
import { unpricedWords } from '../../../../trip/price/unpriced-words'
import { type ClientTrip, clientPaymentsQuery } from '../../api/client-queries'
import { moneyOfClient } from '../../model/client-money'

interface TripsPartProps {
  readonly clientId: ClientId
  readonly trips: readonly ClientTrip[]
  readonly onBuild: () => void
}

/** What the client has bought and owes, and every trip. */
export function TripsPart({ clientId, trips, onBuild }: TripsPartProps) {
  const pathOf = useTripPath()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <MoneyCard clientId={clientId} />
      <TitledCard
        title="Trips"
        note={trips.length > 0 && <Typography variant="caption">{trips.length}</Typography>}
        actions={
          <Button size="small" startIcon={<Icon name="plus" size={16} />} onClick={onBuild}>
            Build itinerary for this client
          </Button>
        }
      >
        {trips.length === 0 && (
          <Typography variant="body2" sx={{ py: 1.6, color: 'ink.second' }}>
            No trips yet. Build an itinerary, or assign this client to an existing one.
          </Typography>
        )}
        <Box component="ul" aria-label="Trips">
          {trips.map((trip) => (
            <Box component="li" key={trip.id} sx={tripLook}>
              <Box component={Link} to={pathOf(trip.id)} sx={{ minWidth: 0 }}>
                <Box
                  component="b"
                  dir="auto"
                  title={trip.name}
                  sx={{ ...ellipsis, display: 'block', fontWeight: 600 }}
                >
                  {trip.name}
                </Box>
                <Typography
                  variant="caption"
                  component="span"
                  sx={{ color: 'ink.note' }}
                  className="tabular"
                >
                  {rangeWithYear(trip.startDate, trip.endDate)}, {trip.adults + trip.children}{' '}
                  {trip.adults + trip.children === 1 ? 'traveler' : 'travelers'}
                </Typography>
              </Box>
              <span>
                <StateChip state={trip.state} size="small" />
              </span>
              <Box className="figures tabular">
                {trip.sell > 0 ? (
                  <Money amount={trip.sell} currency={trip.currency} whole />
                ) : (
                  'Not priced'
                )}
                {trip.sell > 0 && trip.unpriced !== undefined && (
                  <Typography variant="caption" component="p" sx={{ color: 'ink.note' }}>
                    so far, {unpricedWords(trip.unpriced)}
                  </Typography>
                )}
                {trip.paid > 0 && (
                  <Typography variant="caption" component="p" sx={{ color: 'ink.note' }}>
                    <Money amount={trip.paid} currency={trip.currency} whole /> paid
                  </Typography>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      </TitledCard>
    </Box>
  )
}

const tripLook = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gap: '4px 16px',
  py: 1.2,
  mx: -2,
  px: 2,
  gridTemplateColumns: 'minmax(0, 1fr) 150px 110px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:hover': { bgcolor: 'ground.soft' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& .figures': { textAlign: 'right' },
  '@media (max-width: 600px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > a': { gridColumn: '1 / -1' },
  },
} as const

/** Owed, paid and due next, of each currency that the client's payments are in. */
function MoneyCard({ clientId }: { readonly clientId: ClientId }) {
  const { data, isError, error, refetch } = useQuery(clientPaymentsQuery(clientId))
  if (isError && data === undefined) {
    return <ErrorState title="Payments couldn’t be loaded" error={error} onRetry={refetch} />
  }
  const sums = moneyOfClient(data ?? [])
  return (
    <TitledCard title="Money" id="money">
      {data !== undefined && sums.length === 0 && (
        <Typography variant="body2" sx={{ py: 0.8, color: 'ink.second' }}>
          No payments requested yet.
        </Typography>
      )}
      {sums.map(({ currency, owed, late, paid, next }) => (
        <Box component="dl" key={currency} aria-label={`In ${currency}`} sx={moneyLook}>
          <div>
            <dt>Owed</dt>
            <dd>
              <Money amount={owed} currency={currency} />
            </dd>
            {late > 0 && (
              <Typography
                variant="caption"
                component="dd"
                sx={{ color: 'error.main', fontWeight: 600 }}
              >
                <Money amount={late} currency={currency} /> overdue
              </Typography>
            )}
          </div>
          <div>
            <dt>Paid</dt>
            <dd>
              <Money amount={paid} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>Due next</dt>
            {next?.dueDate === undefined ? (
              <dd>Nothing due</dd>
            ) : (
              <>
                <dd>
                  <Money amount={next.amount} currency={currency} />
                </dd>
                <Typography
                  variant="caption"
                  component="dd"
                  sx={{ ...ellipsis, color: 'ink.note' }}
                >
                  {paymentLabel(next)}, {longDate(next.dueDate)}
                </Typography>
              </>
            )}
          </div>
        </Box>
      ))}
    </TitledCard>
  )
}

const moneyLook = {
  ...inRow(2),
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  py: 0.8,
  m: 0,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& > div': { flex: '1 1 150px', minWidth: 0 },
  '& dt': { typography: 'label', color: 'ink.note' },
  '& dd': { m: 0 },
  '& dt + dd': { fontSize: 18, lineHeight: '24px', fontWeight: 600 },
} as const
