import Box from '@mui/material/Box'
import { longDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import { progressOf } from '../../../../trip/traveler-forms/progress'
import { useTravelerForms } from '../../api/use-traveler-forms'
import { Act } from '../Act'
import { panelLooks } from '../panel-looks'

/**
 * How far the travelers' details are and where to fill them in. Nothing while they cannot be
 * loaded: the story goes on without.
 */
export function TravelersPanel({ tripId }: { readonly tripId: string }) {
  const { data: forms } = useTravelerForms(tripId)
  if (forms === undefined || !forms.isOpen) return null
  const unfinishedTravelers = forms.travelers.filter((one) => !progressOf(one).isComplete)
  return (
    <Box component="section" id="travelers" sx={panelLooks.card} aria-labelledby="travelers-title">
      <h2 id="travelers-title">Travelers</h2>
      <p>
        {unfinishedTravelers.length === 0
          ? 'We have everybody’s details. Thank you!'
          : `Details of ${countOf(unfinishedTravelers.length, 'traveler')} are missing. Please complete them by ${longDate(forms.dueDate)}.`}
      </p>
      <Act
        look={unfinishedTravelers.length === 0 ? 'soft' : 'solid'}
        icon="id-card"
        href={`/client/trips/${tripId}/travelers`}
      >
        {unfinishedTravelers.length === 0 ? 'Look at the details' : 'Fill in the details'}
      </Act>
    </Box>
  )
}
