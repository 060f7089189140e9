import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { rangeWithYear } from '#shared/format/dates'
import { partyWords } from '#shared/format/words'
import { Icon } from '../../../../components/icons/Icon'
import { PersonAvatar } from '../../../../components/people/PersonAvatar'
import { BackLink } from '../../../../components/picture/BackLink'
import cover from '../../../../components/picture/cover.module.css'
import { Picture } from '../../../../components/picture/Picture'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { mediaUrl } from '../../../../lib/media/picture-url'
import { useCamps } from '../../../../trip/journey/use-camps'
import { useTripPage } from '../../../../trip/page/trip-page'
import { tripPicture } from '../../../../trip/story/featured-image'
import { EditableName } from '../header/EditableName'
import { SaveState } from '../header/SaveState'
import { TripViews } from '../header/TripViews'
import styles from './story-hero.module.css'

const PictureDialog = lazyPage(
  () => import('./PictureDialog'),
  (module) => module.PictureDialog,
)

interface StoryHeroProps {
  /** As the client reads it: without prices, marks and menus. */
  readonly isReading: boolean
  readonly onReading: (isReading: boolean) => void
}

/** The cover: the trip's picture, its name, for whom and when. */
export function StoryHero({ isReading, onReading }: StoryHeroProps) {
  const { trip, editor, permission, changeClient } = useTripPage()
  const { segments, startDate, endDate } = trip.itinerary
  const { pictures, isLoading } = useCamps(segments)
  const [isChoosing, setChoosing] = useState(false)
  const s3Key = tripPicture(trip, pictures)
  const client = trip.clientData?.name
  const print = () => {
    // On paper it is the client's: what only agents see is gone before the page is taken.
    flushSync(() => onReading(true))
    window.print()
    onReading(isReading)
  }
  return (
    <header className={`${cover.cover} ${styles.hero}`}>
      {!(s3Key === undefined && isLoading) && (
        <Picture
          src={s3Key === undefined ? undefined : mediaUrl(s3Key, '2x1')}
          alt=""
          ratio="fill"
          focus="50% 58%"
          eager
          grain
        />
      )}
      <div className={styles.scrim} />
      <div className={styles.top}>
        <BackLink to="/trips-and-payments">Trips and Payments</BackLink>
        <SaveState />
        <TripViews id={trip.id} present="story" />
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          {trip.state !== 'saved' && (
            <p className={styles.for}>
              {client === undefined ? <Icon name="user-plus" size={16} /> : <PersonAvatar name={client} size={22} />}
              <button type="button" className={styles.client} disabled={!permission.client} onClick={changeClient}>
                {client === undefined ? 'Add client' : `For ${client}`}
                {client !== undefined && <span className="visually-hidden">, change client</span>}
              </button>
            </p>
          )}
          <EditableName name={trip.name} isReadOnly={!permission.details} onRename={(name) => editor.edit({ name })} />
          <p className={`${styles.when} tabular`}>
            {rangeWithYear(startDate, endDate)} · {partyWords(trip.itinerary)}
          </p>
        </div>
        <div className={styles.tools}>
          {permission.details && !isReading && (
            <Button
              size="small"
              variant="glass"
              startIcon={<Icon name="images" size={16} />}
              onClick={() => setChoosing(true)}
            >
              Picture
            </Button>
          )}
          <Button
            size="small"
            variant="glass"
            aria-pressed={isReading}
            startIcon={<Icon name={isReading ? 'pencil' : 'eye'} size={16} />}
            onClick={() => onReading(!isReading)}
          >
            {isReading ? 'Back to editing' : 'As the client reads it'}
          </Button>
          <Button size="small" variant="glass" startIcon={<Icon name="file-down" size={16} />} onClick={print}>
            Print
          </Button>
        </div>
      </div>
      {isChoosing && (
        <Suspense>
          <PictureDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </header>
  )
}
