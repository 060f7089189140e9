import { daysBetween } from '#shared/dates/calendar-date'
import { nightsLabel, rangeWithYear } from '#shared/format/dates'
import { partyWords } from '#shared/format/words'
import { Icon } from '../../../../components/icons/Icon'
import { PersonAvatar } from '../../../../components/people/PersonAvatar'
import { BackLink } from '../../../../components/picture/BackLink'
import cover from '../../../../components/picture/cover.module.css'
import { Picture } from '../../../../components/picture/Picture'
import { mediaUrl } from '../../../../lib/media/picture-url'
import { useCamps } from '../../../../trip/journey/use-camps'
import { goToAnchor } from '../../../../trip/page/go-to-anchor'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripSlots } from '../../../../trip/page/trip-slots'
import { tripPicture } from '../../../../trip/story/featured-image'
import { AfterFirstScreen } from '../AfterFirstScreen'
import { EditableName } from './EditableName'
import { SaveState } from './SaveState'
import { TripViews } from './TripViews'
import styles from './trip-header.module.css'

/** Where the messages of a trip stand on its page. */
export const messagesAnchor = 'trip-messages'

interface TripHeaderProps {
  readonly present: 'edit' | 'details'
}

/** The trip at a glance over its picture: name, client, dates, travelers, and whether everything is stored. */
export function TripHeader({ present }: TripHeaderProps) {
  const { trip, editor, permission } = useTripPage()
  const { segments } = trip.itinerary
  const { pictures, isLoading } = useCamps(segments)
  const s3Key = tripPicture(trip, pictures)
  const waits = s3Key === undefined && isLoading
  return (
    <header className={`${cover.cover} ${styles.hero}`}>
      {!waits && (
        <Picture
          src={s3Key === undefined ? undefined : mediaUrl(s3Key, '2x1')}
          alt=""
          ratio="fill"
          focus="50% 60%"
          eager
        />
      )}
      <div className={styles.scrim} />
      <div className={styles.row}>
        <div className={styles.words}>
          <BackLink to="/trips-and-payments">Trips and Payments</BackLink>
          <EditableName name={trip.name} isReadOnly={!permission.details} onRename={(name) => editor.edit({ name })} />
          <Facts present={present} />
        </div>
        <div className={styles.aside}>
          <SaveState />
          <TripViews id={trip.id} present={present} />
        </div>
      </div>
    </header>
  )
}

function Facts({ present }: TripHeaderProps) {
  const { parts } = useTripSlots()
  const { trip, permission, changeClient } = useTripPage()
  const { startDate, endDate } = trip.itinerary
  const name = trip.clientData?.name
  return (
    <ul className={`${styles.facts} tabular`}>
      {trip.state !== 'saved' && (
        <li>
          <button type="button" className={styles.client} disabled={!permission.client} onClick={changeClient}>
            {name === undefined ? <Icon name="user-plus" size={15} /> : <PersonAvatar name={name} size={22} />}
            <span className={styles.clientName}>{name ?? 'Add client'}</span>
            {name !== undefined && <span className="visually-hidden">, change client</span>}
          </button>
        </li>
      )}
      <li>
        <Icon name="calendar" size={15} />
        {rangeWithYear(startDate, endDate)}, {nightsLabel(daysBetween(startDate, endDate))}
      </li>
      <li>
        <Icon name="users" size={15} />
        {partyWords(trip.itinerary)}
      </li>
      {present === 'edit' && (
        <li className={styles.news}>
          <AfterFirstScreen>{parts.newMessages({ trip, onOpen: () => goToAnchor(messagesAnchor) })}</AfterFirstScreen>
        </li>
      )}
    </ul>
  )
}
