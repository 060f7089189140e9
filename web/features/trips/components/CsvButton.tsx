import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Icon } from '../../../components/icons/Icon'
import { LazyMenu } from '../../../components/overlay/LazyMenu'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { saveFile } from '../../../lib/files/save-file'
import { todayHere } from '../../../lib/time/today-here'
import { paymentsCsv } from '../api/change-payments'
import { everyTrip } from '../api/trips-query'
import type { TripView } from '../model/trip-view'
import { tripsCsv } from '../model/trips-csv'
import { useTripsAsk } from '../state/use-trips'

/** The most trips that one file takes. */
const mostTrips = 10_000

/** Trips as they are filtered and sorted now, or all payments, as a file for a spreadsheet. */
export function CsvButton({ view }: { readonly view: TripView }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const ask = useTripsAsk(view)
  const close = () => setAnchor(null)
  const save = async (name: string, make: () => Promise<string>) => {
    close()
    try {
      saveFile(`${name}-${todayHere()}.csv`, await make())
    } catch (error) {
      showSnackbar(`The file could not be made: ${failureText(error)}`, { tone: 'error' })
    }
  }
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
        <MenuItem onClick={() => void save('trips', async () => tripsCsv(await everyTrip(ask, mostTrips)))}>
          Trips as listed here
        </MenuItem>
        <MenuItem onClick={() => void save('payments', paymentsCsv)}>All payments</MenuItem>
      </LazyMenu>
    </>
  )
}
