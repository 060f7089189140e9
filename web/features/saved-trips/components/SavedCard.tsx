import { Link } from 'react-router-dom'
import { nightsLabel, relativeTime } from '#shared/format/dates'
import { guestWords } from '#shared/format/words'
import { moneyText } from '../../../components/money/money-parts'
import { Picture } from '../../../components/picture/Picture'
import { mediaUrl } from '../../../lib/media/picture-url'
import type { SavedSummary } from '../model/types'
import styles from './saved-list.module.css'

/** A saved trip on the shelf: its picture, where it leads, and what it was sold for. */
export function SavedCard({ trip }: { readonly trip: SavedSummary }) {
  const { id, name, image, nights, camps, stays, sell, currency, agentName, updatedAt } = trip
  const countries = [...new Set(stays.flatMap(({ country = [] }) => country))]
  return (
    <article className={styles.card}>
      <Picture src={image === undefined ? undefined : mediaUrl(image)} alt="" />
      <div className={styles.body}>
        <h2 title={name}>
          <Link to={`/saved/${id}`}>{name}</Link>
        </h2>
        <p className={`${styles.nights} tabular`}>
          {nightsLabel(nights)}
          {camps.length > 0 && `, ${camps.length} ${camps.length === 1 ? 'camp' : 'camps'}`}
          {countries.length > 0 && ` · ${countries.join(', ')}`}
        </p>
        {camps.length > 0 && <p className={styles.camps}>{camps.join(' · ')}</p>}
        <p className={`${styles.foot} tabular`}>
          <span>
            {sell > 0 ? (
              <>
                <b>{moneyText(sell, currency, { cents: false })}</b> for {guestWords(trip)}
              </>
            ) : (
              'Priced upon quote'
            )}
          </span>
          <small title={updatedAt}>
            {agentName}, {relativeTime(new Date(updatedAt), new Date())}
          </small>
        </p>
      </div>
    </article>
  )
}
