import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useTripPath } from '../../../lib/navigation/trip-path'
import { useSession } from '../../../lib/session/session'
import type { Task, TaskScope } from '../api/tasks'

/** Its trip and client, its note, and who is to do it where that is somebody else. */
export function TaskAbout({ task, scope }: { readonly task: Task; readonly scope: TaskScope }) {
  const own = useSession().user.userId
  const pathOfTrip = useTripPath()
  const { itineraryId, itineraryName, clientId, clientName, note, assigneeId, assigneeName } = task
  const parts = [
    scope.clientId === undefined && scope.itineraryId === undefined && clientName !== undefined && (
      <span key="client" dir="auto">
        {clientId === undefined ? (
          clientName
        ) : (
          <Link to={`/clients/${clientId}`}>{clientName}</Link>
        )}
      </span>
    ),
    scope.itineraryId === undefined && itineraryId !== undefined && itineraryName !== undefined && (
      <Link key="trip" to={pathOfTrip(itineraryId)} dir="auto">
        {itineraryName}
      </Link>
    ),
    assigneeId !== own && <span key="assignee">{assigneeName}</span>,
    note !== undefined && note !== '' && (
      <span key="note" dir="auto">
        {note}
      </span>
    ),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return (
    <small>
      {parts.map((part, at) => (
        <Fragment key={part.key}>
          {at > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </small>
  )
}
