import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { countOf, guestWords } from '#shared/format/words'
import hues from '../../../components/hue/hue.module.css'
import { Icon } from '../../../components/icons/Icon'
import { IconAction } from '../../../components/inputs/IconAction'
import { inRow, radius } from '../../../components/looks/looks'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useEditedStay, useUnassigned } from '../../../trip/building/detail/use-edited-stay'
import { RemoveStay } from '../../../trip/building/drawer/RemoveStay'
import {
  type BuilderCamp,
  isArrangedByOthers,
  isOwn,
} from '../../../trip/building/model/builder-camp'
import type { BuilderSegment, Stay } from '../../../trip/building/model/builder-segment'
import { nightsCount, rangeWords } from '../../../trip/building/model/date-words'
import { OwnStayStrip } from './OwnStayStrip'

const StayPrice = lazyPart(() => import('../../../trip/building/drawer/StayPrice'), 'StayPrice')

interface SelectedDatesProps {
  readonly camp: BuilderCamp
  /** The stay whose rooms are being selected. */
  readonly selecting: string | undefined
  /** 'Select Rooms' of a stay, or 'Done Selecting' with undefined. */
  readonly onSelect: (segmentId: string | undefined) => void
}

/** The itinerary's dates at this accommodation, a strip for each stay (2 §2.1). */
export function SelectedDates({ camp, selecting, onSelect }: SelectedDatesProps) {
  const { stays } = useEditedStay(camp)
  const [leaving, setLeaving] = useState<BuilderSegment>()
  return (
    <>
      <Box component="h2" sx={{ fontSize: 18, lineHeight: '24px' }}>
        Selected dates
      </Box>
      {stays.length === 0 && (
        <Box component="p" sx={{ mt: 1, color: 'ink.second' }}>
          Click nights in the calendar, or drag across several. Consecutive nights form one stay.
        </Box>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1, mt: 1.2 }} aria-label="Selected dates">
        {stays.map((stay) => (
          <Box
            component="li"
            key={stay.segment.id}
            className={hues[`hue${stay.hue}`] ?? ''}
            sx={looks.strip}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Box
                component="b"
                sx={{ display: 'block', fontSize: 16, fontWeight: 600, lineHeight: '22px' }}
              >
                {rangeWords(stay.segment, { year: true })}
              </Box>
              <Typography
                component="p"
                variant="body2"
                className="tabular"
                sx={{ color: 'ink.second' }}
              >
                {countOf(nightsCount(stay.segment), 'night')}
                {!isOwn(camp) && (
                  <>
                    {' · '}
                    <StayPrice segmentId={stay.segment.id} />
                  </>
                )}
              </Typography>
              {hasRooms(camp) && <RoomFacts stay={stay} />}
            </Box>
            {hasRooms(camp) &&
              (selecting === stay.segment.id ? (
                <DoneSelecting onDone={() => onSelect(undefined)} />
              ) : (
                <Button
                  variant="main"
                  size="small"
                  endIcon={<Icon name="arrow-down" size={16} />}
                  onClick={() => onSelect(stay.segment.id)}
                >
                  Select Rooms
                </Button>
              ))}
            {isOwn(camp) && <OwnStayStrip key={stay.segment.id} segment={stay.segment} />}
            <IconAction
              icon="trash-2"
              label={`Remove ${rangeWords(stay.segment)}`}
              size="small"
              data-tip="Remove Accommodation"
              onClick={() => setLeaving(stay.segment)}
            />
          </Box>
        ))}
      </Box>
      <RemoveStay leaving={leaving} onEnd={() => setLeaving(undefined)} />
    </>
  )
}

const hasRooms = (camp: BuilderCamp) => !isOwn(camp) && !isArrangedByOthers(camp)

function RoomFacts({ stay: { segment } }: { readonly stay: Stay }) {
  const unassignedTravelers = useUnassigned(segment)
  const isDone = unassignedTravelers.adults + unassignedTravelers.children === 0
  return (
    <Typography
      component="p"
      variant="body2"
      sx={{ color: isDone ? 'success.main' : 'warning.main' }}
    >
      {countOf(segment.rooms.length, 'room')} ·{' '}
      {isDone ? 'No unassigned travelers' : `${guestWords(unassignedTravelers)} unassigned`}
    </Typography>
  )
}

export const DoneSelecting = ({ onDone }: { readonly onDone: () => void }) => (
  <Button size="small" onClick={onDone}>
    Done Selecting
  </Button>
)

const looks = {
  strip: {
    ...inRow(1.4),
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    py: 1.2,
    px: 1.6,
    borderRadius: radius.card,
    borderLeft: '5px solid var(--stay)',
    background: 'var(--stay-tint)',
  },
} as const
