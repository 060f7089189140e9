import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { longDate } from '#shared/format/dates'
import { Icon } from '../../../components/icons/Icon'
import { exchangeRatesQuery } from '../../../lib/exchange/exchange-rates-query'
import { useSession } from '../../../lib/session/session'
import type { TripView } from '../model/trip-view'
import { useBuilderPath } from '../state/use-builder-path'
import { useSold } from '../state/use-money'
import { CsvButton } from './CsvButton'
import styles from './page-head.module.css'

/** The title, whose trips these are, and the day of the rates that the sums use. */
export function PageHead({ view }: { readonly view: TripView }) {
  const { agency, may } = useSession()
  const builder = useBuilderPath()
  const { all } = useSold()
  const rates = useQuery(exchangeRatesQuery()).data
  const whose = may('admin') ? `of ${agency.name}` : `of yours at ${agency.name}`
  return (
    <header className={styles.head}>
      <div>
        <h1>Trips and Payments</h1>
        <p className={styles.second}>
          {countWords(all)} {whose}.
          {rates !== undefined && ` Sums in ${agency.currency} use the rates of ${longDate(rates.date)}.`}
        </p>
      </div>
      <CsvButton view={view} />
      <Button variant="main" component={Link} to={builder} startIcon={<Icon name="plus" size={17} />}>
        Build Itinerary
      </Button>
    </header>
  )
}

function countWords(trips: number | undefined): string {
  if (trips === undefined) return 'Trips'
  if (trips === 0) return 'No trips'
  return `${trips.toLocaleString('en-US')} ${trips === 1 ? 'trip' : 'trips'}`
}
