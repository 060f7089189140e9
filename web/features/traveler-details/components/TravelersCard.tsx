import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { longDate } from '#shared/format/dates'
import type { ItineraryId } from '#shared/ids/ids'
import { TitledCard } from '../../../components/card/TitledCard'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow } from '../../../components/looks/looks'
import { lazyPage, lazyPart } from '../../../lib/loading/lazy-page'
import { todayHere } from '../../../lib/time/today-here'
import { previewTripMail } from '../../../trip/mails/preview-trip-mail'
import { progressOf, type TravelerOfTrip } from '../../../trip/traveler-forms/progress'
import { TravelerList } from '../../../trip/traveler-forms/TravelerList'
import {
  remindTravelers,
  travelerFormsQuery,
  useNeeds,
  useShowPassport,
} from '../api/traveler-details'

const MailSheet = lazyPart(() => import('../../../trip/mails/MailSheet'), 'MailSheet')
const NeedsDialog = lazyPage(() => import('./NeedsDialog'), 'NeedsDialog')

interface TravelersCardProps {
  readonly tripId: ItineraryId
  readonly tripName: string
  readonly hasClient: boolean
}

/** Who of the party has told what, what is missing by when, and passports that end too early. */
export function TravelersCard({ tripId, tripName, hasClient }: TravelersCardProps) {
  const queries = useQueryClient()
  const { queryKey } = travelerFormsQuery(tripId)
  const { data: forms, isError, error, refetch } = useQuery(travelerFormsQuery(tripId))
  const [isReminding, setReminding] = useState(false)
  const needs = useNeeds(tripId)
  if (isError && forms === undefined)
    return (
      <ErrorState
        title="The travelers couldn’t be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    )
  const openCount = forms?.travelers.filter((one) => !progressOf(one).isComplete).length ?? 0
  const isLate = forms !== undefined && openCount > 0 && forms.dueDate < todayHere()
  return (
    <TitledCard
      title="Travelers’ details"
      id="travelers-details"
      note={
        forms !== undefined && (
          <Box component="span" sx={{ fontSize: 13, color: isLate ? 'error.main' : 'ink.note' }}>
            {openCount === 0
              ? 'Complete'
              : `${openCount} of ${forms.travelers.length} incomplete, due ${longDate(forms.dueDate)}`}
          </Box>
        )
      }
      actions={
        forms !== undefined && (
          <>
            {openCount > 0 && hasClient && forms.isOpen && (
              <Button size="xsmall" variant="text" onClick={() => setReminding(true)}>
                Remind client
              </Button>
            )}
            <AsyncButton
              size="xsmall"
              variant="text"
              loading={needs.isPending}
              onClick={() => needs.mutateAsync().catch(() => undefined)}
            >
              Needs for camps
            </AsyncButton>
          </>
        )
      }
    >
      {forms === undefined ? (
        <Bone height={140} radius={8} />
      ) : (
        <TravelerList
          tripId={tripId}
          forms={forms}
          onForms={(change) => queries.setQueryData(queryKey, (before) => before && change(before))}
          facts={(traveler) => <Passport tripId={tripId} traveler={traveler} />}
        />
      )}
      {isReminding && (
        <MailSheet
          place={['travelers', tripId]}
          title="Remind client"
          preview={previewTripMail(tripId, 'travelers')}
          send={remindTravelers(tripId)}
          onClose={() => setReminding(false)}
        />
      )}
      {needs.data !== undefined && (
        <Suspense>
          <NeedsDialog tripName={tripName} needs={needs.data} onClose={needs.reset} />
        </Suspense>
      )}
    </TitledCard>
  )
}

/** The passport, masked until somebody asks to see it. */
function Passport({
  tripId,
  traveler: { slot, name, passport },
}: {
  tripId: ItineraryId
  traveler: TravelerOfTrip
}) {
  const { data: shown, mutate, isPending, reset } = useShowPassport(tripId, slot)
  if (passport === undefined) return null
  return (
    <Box sx={{ ...inRow(1.2), flexWrap: 'wrap', fontSize: 13, color: 'ink.second', pb: '4px' }}>
      <span className="tabular">
        Passport {passport.nationality} {shown?.number ?? passport.number}
        {shown?.born !== undefined && `, born ${dateText(shown.born)}`}
        {passport.expires !== '' && `, expires ${dateText(passport.expires)}`}
      </span>
      <Button
        size="xsmall"
        variant="text"
        disabled={isPending}
        aria-label={
          shown === undefined ? `Show the passport of ${name}` : `Hide the passport of ${name}`
        }
        onClick={() => (shown === undefined ? mutate() : reset())}
      >
        {shown === undefined ? 'Show' : 'Hide'}
      </Button>
    </Box>
  )
}

const dateText = (date: string): string => (isCalendarDate(date) ? longDate(date) : date)
