import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { guestWords } from '#shared/format/words'
import { Bone } from '../../../../components/feedback/Bone'
import { Icon } from '../../../../components/icons/Icon'
import { Kbd } from '../../../../components/shortcuts/Kbd'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { type BuilderCamp, isArrangedByOthers } from '../../model/builder-camp'
import { isOwn } from '../../model/own-camp'
import { roomsChosenWords } from '../../model/rooms-chosen-words'
import type { Stay } from '../../model/stay-of-night'
import { DatesStrip } from './DatesStrip'
import { OwnStay } from './OwnStay'
import { useEditedStay } from './use-edited-stay'
import { useUnassigned } from './use-unassigned'
import styles from './your-dates.module.css'

const StayPrice = lazyPage(
  () => import('../drawer/StayPrice'),
  (module) => module.StayPrice,
)

/** The dates that the itinerary has at this accommodation, and what is still to be said of them. */
export function YourDates({ camp }: { readonly camp: BuilderCamp }) {
  const { stays, edited } = useEditedStay(camp)
  return (
    <>
      <h2 className={styles.title}>Your dates</h2>
      {edited === undefined ? (
        <p className={styles.none}>
          Choose nights in the calendar: one click is one night, and nights in a row become one stay.
        </p>
      ) : (
        <div className={styles.strips}>
          {stays.map((stay) => (
            <DatesStrip key={stay.segment.id} stay={stay} isEdited={stay === edited} isAlone={stays.length === 1} />
          ))}
        </div>
      )}
      {edited !== undefined &&
        (isOwn(camp) ? (
          <OwnStay key={edited.segment.id} segment={edited.segment} />
        ) : (
          <StayFacts camp={camp} stay={edited} />
        ))}
      {edited === undefined && (
        <p className={styles.keys}>
          <Kbd>←</Kbd>
          <Kbd>→</Kbd> move by a day, <Kbd>Space</Kbd> selects
        </p>
      )}
    </>
  )
}

function StayFacts({ camp, stay }: { readonly camp: BuilderCamp; readonly stay: Stay }) {
  const unassigned = useUnassigned(stay.segment)
  const { segment } = stay
  const isArranged = isArrangedByOthers(camp)
  return (
    <>
      <dl className={styles.facts}>
        {!isArranged && (
          <>
            <div>
              <dt>Rooms</dt>
              <dd>{roomsChosenWords(segment.rooms.length, unassigned)}</dd>
            </div>
            <div>
              <dt>Unassigned travelers</dt>
              <dd>{unassigned.adults + unassigned.children === 0 ? 'None' : guestWords(unassigned)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>This stay</dt>
          <dd>
            <Suspense fallback={<Bone width={80} height={16} />}>
              <StayPrice segmentId={segment.id} />
            </Suspense>
          </dd>
        </div>
      </dl>
      {!isArranged && (
        <Button
          variant="main"
          className={styles.main}
          endIcon={<Icon name="arrow-down" size={17} />}
          onClick={() => document.getElementById('rooms')?.scrollIntoView({ behavior: 'smooth' })}
        >
          Select Rooms
        </Button>
      )}
      <p className={styles.keys}>
        <Kbd>←</Kbd>
        <Kbd>→</Kbd> move by a day, <Kbd>Space</Kbd> selects
      </p>
    </>
  )
}
