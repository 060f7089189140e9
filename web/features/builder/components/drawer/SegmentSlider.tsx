import Box from '@mui/material/Box'
import { Fragment, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog'
import { inRow } from '../../../../components/looks/looks'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { type BuilderSegment, staysOf } from '../../model/builder-segment'
import { rangeWords } from '../../model/date-words'
import { useBuilder } from '../../state/builder-store'
import { removeSegment, restoreSegment } from '../../state/segment-actions'
import { SegmentCard } from './SegmentCard'

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
      <Box
        component="ul"
        ref={row}
        sx={{
          ...inRow(0),
          height: 96,
          overflowX: 'auto',
          overflowY: 'hidden',
          scrollSnapType: 'x proximity',
          scrollbarWidth: 'none',
        }}
        aria-label="Stays"
      >
        {stays.map((stay, index) => (
          <Fragment key={stay.segment.id}>
            {index > 0 && <Joint before={stays[index - 1]?.segment} after={stay.segment} />}
            <SegmentCard stay={stay} onEdit={() => onEdit(stay.segment.id)} onRemove={() => setLeaving(stay.segment)} />
          </Fragment>
        ))}
      </Box>
      <ConfirmDialog
        open={leaving !== undefined}
        title="Remove Accommodation?"
        text={leaving === undefined ? '' : removalText(leaving)}
        confirmLabel="Yes"
        cancelLabel="Keep stay"
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
    <Box
      component="li"
      sx={[
        looks.joint,
        isGap && {
          height: 96,
          width: 22,
          background:
            'repeating-linear-gradient(0deg, var(--mui-palette-ember-500) 0 4px, transparent 4px 8px) center / 2px 60% no-repeat',
        },
      ]}
      aria-hidden={!isGap}
      data-tip={isGap ? 'There is a gap in the itinerary dates' : undefined}
    >
      {isGap && <span className="visually-hidden">There is a gap in the itinerary dates</span>}
    </Box>
  )
}

/** Moves focus from the removed card to the drawer, or to the page if the drawer closed with the last stay. */
function focusAfterRemoval(): void {
  const drawer = document.querySelector<HTMLElement>('[aria-controls="stays"]')
  const left = drawer ?? document.getElementById('page')
  left?.focus({ preventScroll: true })
}

function removalText(segment: BuilderSegment): string {
  const rooms = ['', ' and its room'][segment.rooms.length] ?? ' and its rooms'
  return `${segment.campName}, ${rangeWords(segment)}${rooms} will be removed.`
}

function removeWithUndo({ id, campName }: BuilderSegment): void {
  const gone = removeSegment(id)
  if (gone === undefined) return
  const undo = () => {
    if (!restoreSegment(gone))
      showSnackbar(`${campName} can’t be restored because its dates are now taken.`, { tone: 'error' })
  }
  showSnackbar(`${campName} removed.`, { tone: 'info', action: { label: 'Undo', run: undo } })
}

const looks = {
  joint: {
    flex: 'none',
    width: 16,
    height: 2,
    background: 'repeating-linear-gradient(90deg, var(--mui-palette-forest-400) 0 4px, transparent 4px 6px)',
  },
} as const
