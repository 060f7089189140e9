import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { Icon } from '../../../components/icons/Icon'
import { IconAction } from '../../../components/inputs/IconAction'
import { useTripPath } from '../../../lib/navigation/trip-path'
import { followUpWording } from '../../../trip/life/follow-up-words'
import { type FollowUp, type TaskScope, useDismissFollowUp } from '../api/tasks'
import { looks } from './task-looks'

interface FollowUpRowProps {
  readonly followUp: FollowUp
  readonly today: CalendarDate
  readonly scope: TaskScope
}

/** What a rule says is to be done about a trip; it goes by itself once it is done. */
export function FollowUpRow({ followUp, today, scope }: FollowUpRowProps) {
  const pathOfTrip = useTripPath()
  const { dismiss, isPending } = useDismissFollowUp()
  const { title, text, tone, icon } = followUpWording(followUp, today)
  const { itineraryId, itineraryName, clientName, assigneeName } = followUp
  const isOfTrip = scope.itineraryId !== undefined
  const about = [
    isOfTrip ? undefined : (clientName ?? itineraryName),
    isOfTrip || clientName === undefined ? undefined : itineraryName,
    scope.whose === 'agency' ? assigneeName : undefined,
  ].filter(Boolean)
  return (
    <Box component="li" sx={looks.row}>
      <Box component="span" sx={looks.icon}>
        <Icon name={icon} size={16} label="Reminder" />
      </Box>
      <div>
        <b>{isOfTrip ? title : <Link to={pathOfTrip(itineraryId)}>{title}</Link>}</b>
        {about.length > 0 && <small dir="auto">{about.join(' · ')}</small>}
      </div>
      <Box className="due" sx={looks.due(tone)}>
        {text}
      </Box>
      <IconAction
        icon="x"
        size="small"
        label={`Dismiss “${title}”${isOfTrip ? '' : ` for ${clientName ?? itineraryName}`}`}
        disabled={isPending}
        onClick={() => dismiss(followUp)}
      />
    </Box>
  )
}
