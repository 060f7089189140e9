import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { reportFailure } from '../../lib/errors/report'
import { OopsPage } from '../../pages/error/OopsPage'

/** A page that failed while it was drawn or loaded, with the event's id (1 §2). */
export function RouteCrash() {
  const error = useRouteError()
  const [eventId, setEventId] = useState<string>()
  useEffect(() => {
    if (!isRouteErrorResponse(error)) setEventId(reportFailure(error, { path: location.pathname }))
  }, [error])
  return <OopsPage eventId={eventId} />
}
