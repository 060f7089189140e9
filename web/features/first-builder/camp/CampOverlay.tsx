import Box from '@mui/material/Box'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { minWeeks } from '#shared/calendar/month-grid'
import { card } from '../../../components/looks/looks'
import { CalendarLegend } from '../../../trip/building/calendar/CalendarLegend'
import { CampCalendar } from '../../../trip/building/calendar/CampCalendar'
import { useVisibleMonth } from '../../../trip/building/calendar/use-visible-month'
import { CampDetail } from '../../../trip/building/detail/CampDetail'
import { RoomsSection } from '../../../trip/building/detail/RoomsSection'
import { type BuilderCamp, isOwn } from '../../../trip/building/model/builder-camp'
import { chooseSegment } from '../../../trip/building/state/segment-actions'
import { FromPrice } from '../price/FromPrice'
import { RoomButtons } from './RoomButtons'
import { DoneSelecting, SelectedDates } from './SelectedDates'

interface CampOverlayProps {
  readonly camp: BuilderCamp
  /** The stay whose rooms are selected at once, for 'Edit Rooms'. */
  readonly selects?: string | undefined
  /** Back to all accommodations. */
  readonly onBack: () => void
}

/** One accommodation over the list of the first builder (2 §2.1); Escape leads back. */
export function CampOverlay({ camp, selects, onBack }: CampOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null)
  const [selecting, setSelecting] = useState(selects)
  const { month, show } = useVisibleMonth(camp.supplierCode)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another accommodation, or another stay of it
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    overlay.current?.focus({ preventScroll: true })
    setSelecting(selects)
    if (selects !== undefined) requestAnimationFrame(goToRooms)
  }, [camp.supplierCode, selects])
  const select = (segmentId: string | undefined) => {
    setSelecting(segmentId)
    if (segmentId === undefined)
      return document.getElementById('dates')?.scrollIntoView({ block: 'center' })
    chooseSegment(segmentId)
    return goToRooms()
  }
  const closeOnEscape = ({ key, defaultPrevented, target, currentTarget }: KeyboardEvent) => {
    const isInside = target instanceof Node && currentTarget.contains(target)
    if (key === 'Escape' && !defaultPrevented && isInside) onBack()
  }
  return (
    <Box
      ref={overlay}
      component="section"
      role="dialog"
      aria-label={camp.campName}
      tabIndex={-1}
      sx={{ minHeight: 'calc(100vh - 60px)', pb: 4, outline: 0 }}
      onKeyDown={closeOnEscape}
    >
      <CampDetail
        camp={camp}
        onBack={onBack}
        dates={
          <Box component="section" id="dates" sx={looks.panel} aria-label="Availability and dates">
            <Box sx={{ p: { xs: '20px 12px 12px', sm: '22px 30px 14px' } }}>
              <Box sx={{ width: 282, m: '0 auto' }}>
                <CampCalendar
                  camp={camp}
                  month={month}
                  weeks={minWeeks.firstBuilder}
                  onMonthChange={show}
                />
              </Box>
            </Box>
            <Box component="aside" sx={looks.aside}>
              <SelectedDates camp={camp} selecting={selecting} onSelect={select} />
              <Box sx={{ mt: 'auto', pt: 1.4 }}>
                <FromPrice camp={camp} />
              </Box>
            </Box>
            <CalendarLegend isOwn={isOwn(camp)} />
          </Box>
        }
        rooms={
          <RoomsSection
            camp={camp}
            Actions={RoomButtons}
            done={selecting !== undefined && <DoneSelecting onDone={() => select(undefined)} />}
          />
        }
      />
    </Box>
  )
}

/** Scrolls to the rooms and focuses their heading. */
function goToRooms(): void {
  const rooms = document.getElementById('rooms')
  rooms?.scrollIntoView({ behavior: 'smooth' })
  rooms?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}

const looks = {
  panel: {
    ...card,
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
  },
  aside: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    p: { xs: '18px 16px', sm: '22px 26px 18px' },
    boxShadow: {
      xs: 'inset 0 1px 0 var(--mui-palette-divider)',
      md: 'inset 1px 0 0 var(--mui-palette-divider)',
    },
  },
} as const
