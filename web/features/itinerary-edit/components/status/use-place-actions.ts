import { useNavigate } from 'react-router-dom'
import type { MenuAction } from '../../../../components/menu/ActionMenu'
import { presentationPath, versionsPath } from '../../../../lib/navigation/trip-path'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripSlots } from '../../../../trip/page/trip-slots'

/** What else there is to see of the trip. */
export function usePlaceActions(): readonly MenuAction[] {
  const { trip } = useTripPage()
  const { findDates } = useTripSlots()
  const navigate = useNavigate()
  const open = (path: string) => () => void navigate(path)
  return [
    ...(trip.state === 'cancelled'
      ? []
      : [{ icon: 'calendar-search', label: 'Find other dates', run: findDates } as const]),
    ...(trip.proposal === undefined
      ? []
      : [
          {
            icon: 'arrow-left-right',
            label: 'Compare versions',
            run: open(versionsPath(trip.id)),
          } as const,
        ]),
    { icon: 'presentation', label: 'Present', run: open(presentationPath(trip.id)) },
    {
      icon: 'pen-line',
      label: 'Edit presentation',
      run: open(`${presentationPath(trip.id)}/edit`),
    },
  ]
}
