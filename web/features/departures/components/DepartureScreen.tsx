import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { rangeWithYear } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { Icon } from '../../../components/icons/Icon'
import { IconAction } from '../../../components/inputs/IconAction'
import { Stepper } from '../../../components/inputs/Stepper'
import { ellipsis, inRow } from '../../../components/looks/looks'
import { moneyText } from '../../../components/money/money-parts'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { StateChip } from '../../../components/state/StateChip'
import { StatusChip } from '../../../components/state/StatusChip'
import { failureText } from '../../../lib/api/api-error'
import { useTripPath } from '../../../lib/navigation/trip-path'
import { useSession } from '../../../lib/session/session'
import { todayUtc } from '../../../lib/time/today-here'
import { useLeaveDeparture, useSaveDeparture, type WholeDeparture } from '../api/departures'
import { Filled, standingOf } from './DeparturesScreen'

interface DepartureScreenProps {
  readonly departure: WholeDeparture
  /** Asks for the client of a booking of so many guests. */
  readonly onBook: (guests: number) => void
  readonly dialog: (onClose: () => void) => ReactNode
}

/** `/departures/{id}`: one group departure, its trips, and a place for one more. */
export function DepartureScreen({ departure, onBook, dialog }: DepartureScreenProps) {
  const { may } = useSession()
  const {
    name,
    startDate,
    endDate,
    places,
    taken,
    price,
    currency,
    note,
    savedItineraryId,
    cancelledAt,
  } = departure
  const [guests, setGuests] = useState(2)
  const [open, setOpen] = useState<'edit' | 'cancel'>()
  const close = () => setOpen(undefined)
  const { mutateAsync: save } = useSaveDeparture()
  const placesLeft = places - taken
  const isOpen = cancelledAt === undefined && startDate >= todayUtc()
  const cancel = () =>
    save({ of: departure, body: departure, cancelled: true }).then(
      () => {
        showSnackbar(`${name} is cancelled.`)
        close()
      },
      (error) => showSnackbar(failureText(error, 'Not cancelled:'), { tone: 'error' }),
    )
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1080, m: '0 auto', p: { xs: '22px 20px 50px', lg: '22px 30px 50px' } }}
    >
      <Button component={Link} to="/departures" size="small" variant="text" sx={{ ml: -1 }}>
        Group Departures
      </Button>
      <Box
        component="header"
        sx={{ ...inRow(2), flexWrap: 'wrap', alignItems: 'flex-start', m: '6px 0 20px' }}
      >
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <Box component="h1" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box
            component="p"
            className="tabular"
            sx={{ ...inRow(1.2), flexWrap: 'wrap', color: 'ink.second' }}
          >
            {rangeWithYear(startDate, endDate)}
            {price !== undefined && ` · ${moneyText(price, currency)} a guest`}
            <StatusChip status={standingOf(departure)} />
          </Box>
          {note !== undefined && (
            <Box component="p" dir="auto" sx={{ mt: 1, maxWidth: 640, overflowWrap: 'anywhere' }}>
              {note}
            </Box>
          )}
        </Box>
        <Button component={Link} to={`/saved/${savedItineraryId}`} size="small" variant="outlined">
          See the itinerary
        </Button>
        {isOpen && may('admin') && (
          <>
            <Button size="small" variant="outlined" onClick={() => setOpen('edit')}>
              Edit
            </Button>
            <Button size="small" variant="text" color="error" onClick={() => setOpen('cancel')}>
              Cancel departure
            </Button>
          </>
        )}
      </Box>
      <TitledCard title="Trips" note={<Filled taken={taken} places={places} />}>
        <Bookings departure={departure} />
        {isOpen && placesLeft > 0 && (
          <Box
            sx={{
              ...inRow(1.4),
              flexWrap: 'wrap',
              pt: 1.6,
              mt: 0.6,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ width: 132 }}>
              <Stepper
                label="Guests"
                value={Math.min(guests, placesLeft)}
                min={1}
                max={placesLeft}
                onChange={setGuests}
              />
            </Box>
            <Button
              variant="main"
              startIcon={<Icon name="plus" size={17} />}
              onClick={() => onBook(Math.min(guests, placesLeft))}
            >
              Book {countOf(Math.min(guests, placesLeft), 'place')} for a client
            </Button>
          </Box>
        )}
      </TitledCard>
      {open === 'edit' && dialog(close)}
      <ConfirmDialog
        open={open === 'cancel'}
        title={`Cancel ${name}?`}
        text={`Nobody can book it any more. ${taken === 0 ? '' : 'Its trips stay as they are: cancel each of them where it should not take place.'}`}
        confirmLabel="Cancel departure"
        destructive
        onCancel={close}
        onConfirm={cancel}
      />
    </Box>
  )
}

function Bookings({ departure }: { readonly departure: WholeDeparture }) {
  const tripPath = useTripPath()
  const { mutate, isPending } = useLeaveDeparture(departure.id)
  if (departure.bookings.length === 0)
    return (
      <Box component="p" sx={{ py: 1.4, color: 'ink.second' }}>
        No trips yet.
      </Box>
    )
  return (
    <Box component="ul" aria-label="Trips">
      {departure.bookings.map(({ itineraryId, clientName, agentName, guests, state, sell }, at) => (
        <Box
          component="li"
          key={itineraryId ?? at}
          sx={{ ...inRow(1.6), minHeight: 52, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box dir="auto" sx={{ ...ellipsis, fontWeight: 600 }}>
              {itineraryId === undefined ? (
                'A colleague’s client'
              ) : (
                <Link to={tripPath(itineraryId)}>{clientName}</Link>
              )}
            </Box>
            <Box
              component="span"
              sx={{ ...ellipsis, display: 'block', fontSize: 13, color: 'ink.second' }}
            >
              {countOf(guests, 'guest')} · {agentName}
            </Box>
          </Box>
          <Box
            component="span"
            className="tabular"
            sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'end' }}
          >
            {sell !== undefined && sell.amount > 0 && moneyText(sell.amount, sell.currency)}
          </Box>
          <StateChip state={state} size="small" />
          {itineraryId === undefined ? (
            <Box sx={{ width: 32 }} />
          ) : (
            <IconAction
              icon="x"
              label={`Take ${clientName ?? 'this trip'} off the departure`}
              disabled={isPending}
              onClick={() => mutate(itineraryId)}
            />
          )}
        </Box>
      ))}
    </Box>
  )
}
