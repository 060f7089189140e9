import { Fragment, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import type { BuilderSegment } from '../../model/builder-segment'
import { rangeWords } from '../../model/date-words'
import { staysOf } from '../../model/stay-of-night'
import { useBuilder } from '../../state/builder-store'
import { removeSegment, restoreSegment } from '../../state/segment-actions'
import { SegmentCard } from './SegmentCard'
import styles from './slider.module.css'

/** The stays side by side; it does not go round (2 §2.2). */
export function SegmentSlider({ onEdit }: { readonly onEdit: (segmentId: string) => void }) {
  const segments = useBuilder((data) => data.segments)
  const [leaving, setLeaving] = useState<BuilderSegment>()
  const row = useRef<HTMLUListElement>(null)
  const count = segments.length
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) row.current?.scrollTo({ left: row.current.scrollWidth, behavior: 'smooth' })
    before.current = count
  }, [count])
  const remove = () => {
    if (leaving !== undefined) removeWithUndo(leaving)
    setLeaving(undefined)
    requestAnimationFrame(focusAfterRemoval)
  }
  const stays = staysOf(segments)
  return (
    <>
      <ul ref={row} className={styles.slider} aria-label="Stays">
        {stays.map((stay, index) => (
          <Fragment key={stay.segment.id}>
            {index > 0 && <Joint before={stays[index - 1]?.segment} after={stay.segment} />}
            <SegmentCard stay={stay} onEdit={() => onEdit(stay.segment.id)} onRemove={() => setLeaving(stay.segment)} />
          </Fragment>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title="Remove Accommodation?"
        text={leaving === undefined ? '' : removalText(leaving)}
        confirmLabel="Yes"
        cancelLabel="Keep it"
        onConfirm={remove}
        onCancel={() => setLeaving(undefined)}
      />
    </>
  )
}

/** Between two stays: a dashed line, or a gap that the dates leave. */
function Joint({ before, after }: { readonly before: BuilderSegment | undefined; readonly after: BuilderSegment }) {
  const isGap = before !== undefined && before.endDate < after.startDate
  return (
    <li
      className={isGap ? `${styles.joint} ${styles.gap}` : styles.joint}
      aria-hidden={!isGap}
      data-tip={isGap ? 'There is a gap in the itinerary dates' : undefined}
    >
      {isGap && <span className="visually-hidden">There is a gap in the itinerary dates</span>}
    </li>
  )
}

/** The card that had the focus is gone: the drawer has it, or the page when that went with its last stay. */
function focusAfterRemoval(): void {
  const drawer = document.querySelector<HTMLElement>('[aria-controls="stays"]')
  const left = drawer ?? document.getElementById('page')
  left?.focus({ preventScroll: true })
}

function removalText(segment: BuilderSegment): string {
  const rooms =
    segment.rooms.length === 0 ? 'goes' : segment.rooms.length === 1 ? 'and its room go' : 'and its rooms go'
  return `${segment.campName}, ${rangeWords(segment)}, ${rooms}. The dates become free.`
}

function removeWithUndo({ id, campName }: BuilderSegment): void {
  const gone = removeSegment(id)
  if (gone === undefined) return
  const undo = () => {
    if (!restoreSegment(gone)) showSnackbar(`${campName} stays removed: its dates are taken.`, { tone: 'error' })
  }
  showSnackbar(`${campName} removed.`, { tone: 'info', action: { label: 'Undo', run: undo } })
}
