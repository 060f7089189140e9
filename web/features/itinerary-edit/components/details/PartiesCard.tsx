import { useQuery } from '@tanstack/react-query'
import { BoneLines } from '../../../../components/feedback/Bone'
import { figureText } from '../../../../components/money/money-parts'
import { partiesQuery } from '../../api/parties-query'
import { counted } from '../../model/words'
import { useTripPage } from '../../state/trip-page'
import styles from './details.module.css'

/** What each party group pays; nothing while all pay together. */
export function PartiesCard() {
  const { state } = useTripPage()
  const { id, version, parties, currency } = state.base
  const shares = useQuery({ ...partiesQuery(id, version), enabled: parties.length > 0 })
  if (parties.length === 0) return null
  return (
    <section className={styles.card} aria-label="Party groups">
      <h2>Party groups</h2>
      {shares.isPending && <BoneLines lines={parties.length} gap={12} />}
      {shares.isError && (
        <p className={styles.note}>
          What each pays could not be loaded.{' '}
          <button type="button" className={styles.link} onClick={() => void shares.refetch()}>
            Try again
          </button>
        </p>
      )}
      <dl className={`${styles.list} ${styles.amounts}`}>
        {(shares.data ?? []).map(({ id: party, name, travelerIds, sell }) => (
          <div key={party}>
            <dt>
              {name}
              <small>{counted(travelerIds.length, 'traveller')}</small>
            </dt>
            <dd className="tabular">{figureText(sell, currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
