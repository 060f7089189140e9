import { useQuery } from '@tanstack/react-query'
import { shortDate } from '#shared/format/dates'
import { TitledCard } from '../../../components/card/TitledCard'
import { BoneLines } from '../../../components/feedback/Bone'
import { exchangeRatesQuery } from '../../../lib/exchange/exchange-rates-query'
import { type ExposureInput, exposureOrFailure } from '../model/exposure'
import { ExposureTable } from './ExposureTable'
import styles from './exposure.module.css'
import { MarginTable } from './MarginTable'

type CardProps = Omit<ExposureInput, 'todaysRates'>

/** What moving exchange rates do to the margin of a trip, in a card of a column. */
export function CurrencyExposureCard({ pricing, standing }: CardProps) {
  const { data, isPending, isError, refetch } = useQuery(exchangeRatesQuery())
  return (
    <TitledCard
      title="Currency exposure"
      className={styles.card}
      actions={data !== undefined && <span className={styles.aside}>rates of {shortDate(data.date)}</span>}
    >
      {isPending ? (
        <div role="status" aria-label="Reading today’s rates">
          <BoneLines lines={4} gap={12} />
        </div>
      ) : (
        <Exposed pricing={pricing} standing={standing} todaysRates={data?.rates ?? {}} />
      )}
      {isError && (
        <p className={styles.note} role="alert">
          Today’s rates could not be read: the rates used stand in for them.{' '}
          <button type="button" className={styles.link} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
    </TitledCard>
  )
}

function Exposed(input: ExposureInput) {
  const { exposure, failure } = exposureOrFailure(input)
  const { currency } = input.pricing
  if (exposure === undefined) return <p className={styles.note}>{failure}</p>
  if (exposure.currencies.length === 0) {
    return <p className={styles.note}>Nothing is left to pay in another currency than {currency}.</p>
  }
  return (
    <>
      <ExposureTable currencies={exposure.currencies} sold={currency} />
      <MarginTable exposure={exposure} sold={currency} />
    </>
  )
}
