import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { availabilityLabels, isAvailable } from '#shared/calendar/availability'
import { shortRange } from '#shared/format/dates'
import { BoneLines } from '../../../components/feedback/Bone'
import { ellipsis, radius } from '../../../components/looks/looks'
import { StatusChip, type StatusWord, toneLook } from '../../../components/state/StatusChip'
import { failureText } from '../../../lib/api/api-error'
import type { LookedTrip, StayAvailability } from '../model/saved-trip'

interface StayAvailabilityListProps {
  readonly trip: LookedTrip
  readonly free: UseQueryResult<StayAvailability[]>
  /** The date is provisional while a better one is searched for. */
  readonly isLooking: boolean
}

/** Each stay's availability on the chosen dates, and a sentence on all of them. */
export function StayAvailabilityList({ trip, free, isLooking }: StayAvailabilityListProps) {
  if (free.isPending || isLooking) {
    return (
      <div role="status" aria-label="Checking availability">
        <BoneLines lines={4} gap={14} />
      </div>
    )
  }
  if (free.isError)
    return (
      <Typography variant="body2" sx={{ color: 'ink.second' }}>
        Availability couldn’t be checked. {failureText(free.error)}
      </Typography>
    )
  const names = new Map(
    trip.itinerary.segments.map(
      ({ id, campName, title }) => [String(id), campName ?? title ?? 'Stay'] as const,
    ),
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
                <b title={names.get(stay.segmentId)}>
                  {names.get(stay.segmentId) ?? stay.supplierCode}
                </b>
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

interface StayNote extends StatusWord {
  /** The supplier's objections, in sentences. */
  readonly problems: readonly string[]
}

/** Shown when the supplier reports no problem beyond the label, so only that room type is full. */
const noneOfKind = 'This room type is fully booked; another may be available'

/** The availability label of a stay (2 §8). */
export function stayNote({ availability, problems }: StayAvailability): StayNote {
  const problemTexts = [...new Set(problems.map(({ message }) => message))].filter(
    (text) => text !== availabilityLabels.noRooms,
  )
  if (availability === undefined) return { label: 'Unknown', tone: 'plain', problems: problemTexts }
  if (availability > 0) {
    const tone = problemTexts.length > 0 ? 'warn' : 'ok'
    return { label: `${availabilityLabels.rooms}: ${availability}`, tone, problems: problemTexts }
  }
  if (availability === -1)
    return { label: availabilityLabels.roomsMayBe, tone: 'warn', problems: problemTexts }
  if (availability === -2)
    return { label: availabilityLabels.onRequest, tone: 'info', problems: problemTexts }
  return {
    label: availabilityLabels.noRooms,
    tone: 'bad',
    problems: problemTexts.length > 0 ? problemTexts : [noneOfKind],
  }
}

/** All stays in one sentence. */
export function availabilitySummary(stays: readonly StayAvailability[]): StayNote {
  const full = stays.filter(
    ({ availability, problems }) => !isAvailable(availability) || problems.length > 0,
  )
  const knownStays = stays.filter(({ availability }) => availability !== undefined)
  const note = (label: string, tone: StayNote['tone']): StayNote => ({ label, tone, problems: [] })
  if (stays.length === 0) return note('No stays are booked through a supplier', 'plain')
  if (knownStays.length === 0) return note('Availability for these dates isn’t known yet', 'plain')
  if (full.length > 0) return note(`No rooms at ${full.length} of ${stays.length} stays`, 'bad')
  if (stays.every(({ availability = 0 }) => availability > 0))
    return note('Rooms available at every stay', 'ok')
  return note('Rooms available or on request at every stay', 'warn')
}
