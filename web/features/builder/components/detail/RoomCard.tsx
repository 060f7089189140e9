import type { RoomType } from '#shared/api/availability'
import { capacityHint } from '#shared/rooms/capacity'
import { Icon } from '../../../../components/icons/Icon'
import { Picture } from '../../../../components/picture/Picture'
import type { BuilderCamp } from '../../model/builder-camp'
import type { BuilderSegment } from '../../model/builder-segment'
import { capacityWords } from '../../model/capacity-words'
import { pictureOf } from '../../model/picture-of'
import { roomOffer } from '../../model/room-offer'
import { useBuilder } from '../../state/builder-store'
import { AssignedRooms } from './AssignedRooms'
import { RoomActions } from './RoomActions'
import { RoomPrice } from './RoomPrice'
import styles from './room-card.module.css'
import type { RoomFacts } from './use-room-facts'

interface RoomCardProps {
  readonly camp: BuilderCamp
  readonly room: RoomType
  readonly segment: BuilderSegment | undefined
  readonly facts: RoomFacts
}

/** A room type: what it is, whether it is free, what it costs, and who of the travelers sleeps in it. */
export function RoomCard({ camp, room, segment, facts }: RoomCardProps) {
  const quoteMode = useBuilder((data) => data.quoteMode)
  const chosen = (segment?.rooms ?? []).filter((line) => line.room.optionKey === room.optionKey)
  const entry = facts.availability.get(room.optionKey)
  const hasDates = segment !== undefined
  const offer = roomOffer({ room, hasDates, quoteMode, entry, isLoading: facts.isLoading, chosen })
  const isOff = hasDates && offer.isOff && chosen.length === 0 && !facts.isLoading
  return (
    <article className={isOff ? `${styles.card} ${styles.off}` : styles.card} aria-label={room.name}>
      <div className={styles.picture}>
        <Picture src={pictureOf(room.images[0] ?? camp.featuredImage, '3x4')} alt="" ratio="fill" />
        {offer.label !== undefined && <span className={`${styles.chip} ${styles[offer.tone]}`}>{offer.label}</span>}
      </div>
      <div className={styles.body}>
        <header className={styles.head}>
          <div className={styles.names}>
            <h4 className={styles.name}>{room.name}</h4>
            <p className={styles.text}>{facts.descriptions.get(room.optionKey) ?? room.description}</p>
          </div>
          <RoomPrice
            price={{ amount: offer.price, rateCurrency: offer.rateCurrency }}
            isLoading={hasDates && facts.isLoading}
          />
        </header>
        <div className={styles.hints}>
          <span className={styles.hint} data-tip={capacityHint(room)}>
            <Icon name="info" size={14} />
            <span aria-hidden="true">{capacityWords(room)}</span>
            <span className="visually-hidden">{capacityHint(room)}</span>
          </span>
          {hasDates && (
            <Inclusions included={facts.inclusions?.get(room.optionKey)} isKnown={facts.inclusions !== undefined} />
          )}
        </div>
        {segment !== undefined && chosen.length > 0 && <AssignedRooms segment={segment} lines={chosen} />}
        <RoomActions room={room} segment={segment} offer={offer} codes={facts.codes} />
      </div>
    </article>
  )
}

interface InclusionsProps {
  readonly included: readonly string[] | undefined
  readonly isKnown: boolean
}

/** What the rate includes, in a tooltip (2 §8). */
function Inclusions({ included = [], isKnown }: InclusionsProps) {
  if (!isKnown) return null
  const words = included.filter((part) => part !== '')
  const tip = words.length === 0 ? 'Unable to find inclusions.' : words.join('\n')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its tooltip is reached by the keyboard too
    <span className={styles.hint} data-tip={tip} tabIndex={0}>
      <Icon name="luggage" size={14} />
      Inclusions
      <span className="visually-hidden">: {words.length === 0 ? tip : words.join(', ')}</span>
    </span>
  )
}
