import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { shortRange } from '#shared/format/dates'
import { BoneLines } from '../../../components/feedback/Bone'
import { ellipsis, radius } from '../../../components/looks/looks'
import { StatusChip, toneLook } from '../../../components/state/StatusChip'
import { failureText } from '../../../lib/api/api-error'
import { availabilitySummary, stayNote } from '../model/availability-words'
import type { LookedTrip, StayAvailability } from '../model/saved-trip'

interface StayAvailabilityListProps {
  readonly trip: LookedTrip
  readonly free: UseQueryResult<StayAvailability[]>
  /** The day is not certain yet: a better one is looked for. */
  readonly isLooking: boolean
}

/** Each stay on the chosen dates, and all of them in a sentence. */
export function StayAvailabilityList({ trip, free, isLooking }: StayAvailabilityListProps) {
  if (free.isPending || isLooking) {
    return (
      <div role="status" aria-label="Asking for rooms">
        <BoneLines lines={4} gap={14} />
      </div>
    )
  }
  if (free.isError)
    return (
      <Typography variant="body2" sx={{ color: 'ink.second' }}>
        Rooms could not be asked for: {failureText(free.error)}
      </Typography>
    )
  const names = new Map(
    trip.itinerary.segments.map(({ id, campName, title }) => [String(id), campName ?? title ?? 'A stay'] as const),
  )
  const all = availabilitySummary(free.data)
  return (
    <Box
      sx={{
        '&[data-stale="true"]': { opacity: 0.55 },
        '& li': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '2px 12px',
          py: 0.8,
          borderTop: 1,
          borderColor: 'ground.line',
        },
        '& li:first-of-type': { borderTop: 0 },
      }}
      data-stale={free.isPlaceholderData}
    >
      <Typography
        variant="h6"
        component="p"
        sx={{ ...toneLook(all.tone), py: 0.8, px: 1.2, mb: 0.4, borderRadius: radius.control }}
        role="status"
      >
        {all.label}
      </Typography>
      <ol>
        {free.data.map((stay) => {
          const note = stayNote(stay)
          return (
            <li key={stay.segmentId}>
              <Box
                component="span"
                sx={{
                  flex: 1,
                  minWidth: 120,
                  '& b': { ...ellipsis, display: 'block', fontWeight: 600, fontSize: 13.5 },
                  '& small': { typography: 'caption', color: 'ink.note' },
                }}
              >
                <b title={names.get(stay.segmentId)}>{names.get(stay.segmentId) ?? stay.supplierCode}</b>
                <small className="tabular">{shortRange(stay.startDate, stay.endDate)}</small>
              </Box>
              <StatusChip status={note} />
              {note.problems.map((problem) => (
                <Typography
                  component="small"
                  variant="caption"
                  key={problem}
                  sx={{ color: 'error.main', flexBasis: '100%' }}
                >
                  {problem}
                </Typography>
              ))}
            </li>
          )
        })}
      </ol>
    </Box>
  )
}
