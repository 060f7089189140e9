import { partyWords } from '#shared/format/words'
import { Icon } from '../../../../components/icons/Icon'
import { instantWords } from '../../../../trip/life/instant-words'
import { useTripPage } from '../../../../trip/page/trip-page'
import { flagNotes } from '../../../../trip/price/flag-notes'
import styles from './details.module.css'

/** Whose trip it is, and since when. */
export function WhoCard() {
  const { trip, changeClient, permission } = useTripPage()
  const { user, clientData, createdDate, updatedAt, quotedAt, version, model, travelers, published } = trip
  const now = new Date()
  const at = (instant: string | undefined) => (instant === undefined ? 'not yet' : instantWords(new Date(instant), now))
  return (
    <section className={styles.card} aria-label="Who and when">
      <h2>Who and when</h2>
      <dl className={styles.list}>
        <dt>Client</dt>
        <dd>
          {trip.state === 'saved' ? (
            'None: it is saved for everybody'
          ) : (
            <button type="button" className={styles.link} disabled={!permission.client} onClick={changeClient}>
              {clientData?.name ?? 'Add client'}
              {clientData !== undefined && <span className="visually-hidden">, change client</span>}
            </button>
          )}
        </dd>
        <dt>Travelers</dt>
        <dd className="tabular">
          {partyWords(trip.itinerary)}
          {travelers.length > 0 && (
            <small>
              {travelers.map(({ firstName, lastName = '' }) => `${firstName} ${lastName}`.trim()).join(', ')}
            </small>
          )}
        </dd>
        {user !== undefined && (
          <>
            <dt>Agent</dt>
            <dd>
              {user.agent.fullName}
              <small>
                <a href={`mailto:${user.agent.email}`}>{user.agent.email}</a>
              </small>
            </dd>
            <dt>Agency</dt>
            <dd>
              {user.agency.name}
              <small>{user.agency.agencyCode}</small>
            </dd>
          </>
        )}
        <dt>Made</dt>
        <dd className="tabular">{at(createdDate)}</dd>
        <dt>Changed</dt>
        <dd className="tabular">
          {at(updatedAt)}
          <small>version {version}</small>
        </dd>
        <dt>Quoted</dt>
        <dd className="tabular">{at(quotedAt)}</dd>
        <dt>Sold at</dt>
        <dd>{model === 'net' ? 'costs and margins (net)' : 'the suppliers’ published prices (rack)'}</dd>
        <dt>Client’s page</dt>
        <dd>{published ? 'Shared with the client' : 'Not shared yet'}</dd>
        {flagNotes(trip).map(({ flag, label, text }) => (
          <div key={flag} className={styles.flag}>
            <Icon name="info" size={14} />
            <span>
              <b>{label}</b> {text}
            </span>
          </div>
        ))}
      </dl>
    </section>
  )
}
