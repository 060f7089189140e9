import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { spreadsheetCsv } from '#shared/format/csv'
import { longDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { stateLabels } from '#shared/itinerary/states'
import { amountText } from '#shared/money/money'
import { Icon } from '../../../components/icons/Icon'
import { LazyMenu } from '../../../components/overlay/lazy-overlays'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import { exchangeRatesQuery } from '../../../lib/exchange/exchange-rates-query'
import { saveFile } from '../../../lib/files/save-file'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useBuilderPath } from '../../../lib/navigation/trip-path'
import { useSession } from '../../../lib/session/session'
import { todayHere } from '../../../lib/time/today-here'
import { everyTrip, type Trip } from '../api/trips-query'
import type { TripView } from '../model/trip-view'
import { useSold } from '../state/use-money'
import { useTripsAsk } from '../state/use-trips'

/** The title, whose trips these are, and the date of the exchange rates. */
export function PageHead({ view }: { readonly view: TripView }) {
  const { agency, may } = useSession()
  const builder = useBuilderPath()
  const { all } = useSold()
  const rates = useQuery(exchangeRatesQuery()).data
  const whose = may('admin') ? `of ${agency.name}` : `of yours at ${agency.name}`
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: 1,
        mb: 2,
        '& > :not(* + *)': { flex: 1, minWidth: 'min(100%, 340px)' },
      }}
    >
      <div>
        <h1>Trips and Payments</h1>
        <Box component="p" sx={{ mt: 0.2, color: 'ink.second' }}>
          {countWords(all)} {whose}.
          {rates !== undefined &&
            ` Totals in ${agency.currency} use exchange rates from ${longDate(rates.date)}.`}
        </Box>
      </div>
      <ImportButton />
      <CsvButton view={view} />
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

const ImportBookingDialog = lazyPart(() => import('./ImportBookingDialog'), 'ImportBookingDialog')

function ImportButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Import booking
      </Button>
      {isOpen && <ImportBookingDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function countWords(trips: number | undefined): string {
  if (trips === undefined) return 'Trips'
  return trips === 0 ? 'No trips' : countOf(trips, 'trip')
}

/** Maximum trips per export. */
const maxTrips = 10_000

/** The trips as filtered and sorted, or all payments, as a spreadsheet. */
function CsvButton({ view }: { readonly view: TripView }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const ask = useTripsAsk(view)
  const close = () => setAnchor(null)
  const { mutate: save } = useMutation({
    mutationFn: async (file: { readonly name: string; readonly make: () => Promise<string> }) =>
      saveFile(`${file.name}-${todayHere()}.csv`, await file.make()),
    onMutate: close,
    onError: (error) =>
      showSnackbar(`The file couldn’t be created. ${failureText(error)}`, { tone: 'error' }),
  })
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<Icon name="download" size={17} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        CSV
      </Button>
      <LazyMenu disablePortal anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem
          onClick={() =>
            save({ name: 'trips', make: async () => tripsCsv(await everyTrip(ask, maxTrips)) })
          }
        >
          Trips in this list
        </MenuItem>
        <MenuItem
          onClick={() =>
            save({ name: 'payments', make: () => api('GET /api/Payments/csv', { query: {} }) })
          }
        >
          All payments
        </MenuItem>
      </LazyMenu>
    </>
  )
}

const heads = [
  'Trip',
  'Booking reference',
  'Client',
  'Agent',
  'State',
  'Start',
  'End',
  'Currency',
  'Sell',
  'Margin',
  'Stays without a price',
  'Deposit',
  'Paid',
  'Next due',
  'Amount due',
]

/** Trips as a spreadsheet: amounts with all decimals, dates as yyyy-MM-dd. */
export function tripsCsv(trips: readonly Trip[]): string {
  return spreadsheetCsv([heads, ...trips.map(lineOf)])
}

function lineOf(trip: Trip): (string | number | undefined)[] {
  const {
    name,
    bookingReference,
    clientName,
    agentName,
    state,
    startDate,
    endDate,
    currency,
    dueDate,
  } = trip
  const amount = (minor: number | undefined) =>
    minor === undefined ? undefined : amountText({ amount: minor, currency })
  return [
    name,
    bookingReference,
    clientName,
    agentName,
    stateLabels[state],
    startDate,
    endDate,
    currency,
    amount(trip.sell),
    amount(trip.margin),
    trip.unpriced ?? 0,
    amount(trip.deposit),
    amount(trip.paid),
    dueDate,
    amount(trip.dueAmount),
  ]
}
