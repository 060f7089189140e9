import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { rangeWithYear } from '#shared/format/dates'
import { Bone } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { moneyText } from '../../../components/money/money-parts'
import { StatusChip, type StatusWord } from '../../../components/state/StatusChip'
import { useSession } from '../../../lib/session/session'
import { type Departure, departuresQuery } from '../api/departures'

/** `/departures`: what the agency offers to groups, the next first. */
export function DeparturesScreen({
  dialog,
}: {
  readonly dialog: (onClose: () => void) => ReactNode
}) {
  const { agency, may } = useSession()
  const { data, isPending, isError, error, refetch } = useQuery(departuresQuery)
  const [isAdding, setAdding] = useState(false)
  const add = may('admin') && (
    <Button
      variant="main"
      startIcon={<Icon name="plus" size={17} />}
      onClick={() => setAdding(true)}
    >
      Offer a departure
    </Button>
  )
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1080, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Box component="header" sx={{ ...inRow(2), flexWrap: 'wrap', mb: 2.4 }}>
        <Box sx={{ mr: 'auto' }}>
          <h1>Group Departures</h1>
          <Box component="p" sx={{ color: 'ink.second' }}>
            Journeys on fixed days, whose places everyone at {agency.name} sells.
          </Box>
        </Box>
        {data?.length !== 0 && add}
      </Box>
      {isError && data === undefined ? (
        <ErrorState title="The departures couldn’t be loaded" error={error} onRetry={refetch} />
      ) : isPending ? (
        <Bone height={320} radius={12} />
      ) : data?.length === 0 ? (
        <EmptyState
          level={2}
          title="No group departures yet"
          text={
            may('admin')
              ? 'Offer a saved itinerary on a day, and several clients can travel together. Each has a trip and payments of their own.'
              : 'Lead agents offer a saved itinerary on a day, and you can book your clients on it. Each has a trip and payments of their own.'
          }
          actions={
            add || (
              <Button variant="main" component={Link} to="/saved">
                See saved itineraries
              </Button>
            )
          }
        />
      ) : (
        <Card>
          <Box component="ul" aria-label="Group departures">
            {data?.map((departure) => (
              <DepartureRow key={departure.id} departure={departure} />
            ))}
          </Box>
        </Card>
      )}
      {isAdding && dialog(() => setAdding(false))}
    </Box>
  )
}

function DepartureRow({ departure }: { readonly departure: Departure }) {
  const { id, name, startDate, endDate, price, currency, places, taken } = departure
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        component={Link}
        to={`/departures/${id}`}
        sx={{
          ...inRow(1.6),
          p: '13px 20px',
          color: 'inherit',
          '&:hover': { bgcolor: 'ground.soft' },
        }}
      >
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box component="b" dir="auto" sx={{ ...ellipsis, display: 'block', fontWeight: 600 }}>
            {name}
          </Box>
          <Box
            component="span"
            className="tabular"
            sx={{ ...ellipsis, display: 'block', color: 'ink.second' }}
          >
            {rangeWithYear(startDate, endDate)}
          </Box>
        </Box>
        <Box
          component="span"
          className="tabular"
          sx={{ flex: '0 0 150px', display: { xs: 'none', sm: 'block' } }}
        >
          {price !== undefined && `${moneyText(price, currency, { cents: false })} a guest`}
        </Box>
        <Box sx={{ flex: '0 0 170px', display: { xs: 'none', md: 'block' } }}>
          <Filled taken={taken} places={places} />
        </Box>
        <Box sx={{ flex: { xs: '0 0 auto', sm: '0 0 130px' } }}>
          <StatusChip status={standingOf(departure)} />
        </Box>
        <Icon name="chevron-right" size={16} />
      </Box>
    </Box>
  )
}

/** How many places are taken, as a bar and in words. */
export function Filled({ taken, places }: Pick<Departure, 'taken' | 'places'>) {
  return (
    <Box
      component="span"
      className="tabular"
      sx={{ display: 'block', fontSize: 13, color: 'ink.second' }}
    >
      {taken} of {places} places taken
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'block',
          height: 5,
          mt: 0.5,
          borderRadius: 3,
          bgcolor: 'ground.sand2',
          overflow: 'hidden',
        }}
      >
        <Box
          component="span"
          sx={{
            display: 'block',
            height: 1,
            width: `${(100 * taken) / places}%`,
            bgcolor: 'forest.700',
          }}
        />
      </Box>
    </Box>
  )
}

export function standingOf({ cancelledAt, taken, places }: Departure): StatusWord {
  if (cancelledAt !== undefined) return { label: 'Cancelled', tone: 'bad' }
  const placesLeft = places - taken
  if (placesLeft === 0) return { label: 'Full', tone: 'plain' }
  return { label: `${placesLeft} left`, tone: placesLeft <= 2 ? 'warn' : 'ok' }
}
