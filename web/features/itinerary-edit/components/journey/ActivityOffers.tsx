import Box from '@mui/material/Box'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Activity } from '#shared/api/catalogue-shapes'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { amountText, readAmount } from '#shared/money/money'
import { childRestriction, isTooYoung, youngestChildAge } from '#shared/rooms/child-age'
import type { Travelers } from '#shared/rooms/unassigned'
import { Icon } from '../../../../components/icons/Icon'
import { api } from '../../../../lib/api/api'
import { useCamps } from '../../../../trip/journey/use-camps'
import { durationWords, offerPrice, wayEnds } from '../../../../trip/journey/way-offer'
import { useTripPage } from '../../../../trip/page/trip-page'
import type { SegmentDraft } from '../../../../trip/segments/segment-draft'
import { segmentName } from '../../../../trip/segments/segment-words'
import { dialogLooks } from './dialog-looks'
import { useSegmentForm } from './segment-form'

/** Activities available near the stay on that day; one click fills in the form. */
export function ActivityOffers() {
  const { draft, set } = useSegmentForm()
  const { segments, adults, children, childrenAges } = useTripPage().trip.itinerary
  const { camps } = useCamps(segments)
  const stay = isCalendarDate(draft.startDate) ? wayEnds(segments, draft.startDate).to : undefined
  const { countryRegionCode: region, countryCode } = camps.get(stay?.supplierCode ?? '') ?? {}
  const { data = [] } = useQuery(activitiesQuery(countryCode))
  const offers = nearestFirst(data, region)
  if (stay === undefined || offers.length === 0) return null
  const party = { adults, children, childrenAges }
  return (
    <Box component="fieldset" sx={dialogLooks.offers}>
      <Box component="legend" sx={dialogLooks.legend}>
        Activities around {segmentName(stay)} and elsewhere in the country
      </Box>
      <Box sx={looks.scroll}>
        {offers.map((activity) => {
          const filledDraft = activityDraft(activity, party)
          const isTaken = draft.title === filledDraft.title
          return (
            <Box
              component="button"
              key={activity.optionKey}
              type="button"
              sx={dialogLooks.offer}
              aria-pressed={isTaken}
              title={activity.description}
              onClick={() => set(filledDraft)}
            >
              <Icon name="ticket" size={17} />
              <Box component="span" sx={dialogLooks.offerWords}>
                <b>{activity.name}</b>
                <span className="tabular">{activityNote(activity, party, region)}</span>
              </Box>
              <Box component="span" className="tabular" sx={dialogLooks.offerPrice}>
                {offerPrice(filledDraft.cost, filledDraft.currency)}
              </Box>
              {isTaken && <Icon name="check" size={16} />}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

/** Activities in a country. */
const activitiesQuery = (countryCode: string | undefined) =>
  queryOptions({
    queryKey: ['activities', 'of-country', countryCode],
    queryFn: ({ signal }) => {
      const filter = { where: { countryCode }, order: 'name ASC', limit: 100 }
      return api('GET /api/Activities', { query: { filter: JSON.stringify(filter) }, signal })
    },
    enabled: countryCode !== undefined,
    staleTime: 30 * 60_000,
  })

/**
 * The form values for a chosen activity: its net cost is per person, the segment's is for the whole
 * party.
 */
export function activityDraft(
  { name = '', description = '', cost = '0', currency = 'USD', minChildAge = 0 }: Activity,
  party: Travelers,
) {
  const people = Math.max(1, party.adults + party.children)
  const total = amountText({ amount: readAmount(cost, currency) * people, currency })
  const note = description.split('\n')[0] ?? ''
  return {
    title: name,
    description: note,
    cost: total,
    offer: { cost: total, travelers: people },
    currency,
    isOwn: false,
    minAge: minChildAge > 0 ? String(minChildAge) : '',
  } satisfies Partial<SegmentDraft>
}

/** Available activities, those of the region before those of the rest of the country. */
export function nearestFirst(
  activities: readonly Activity[],
  region: string | undefined,
): Activity[] {
  const isThere = ({ countryRegionCode }: Activity) => Number(countryRegionCode === region)
  return activities
    .filter(({ disabled }) => disabled !== true)
    .toSorted((one, other) => isThere(other) - isThere(one))
}

/** `3 h · USD 115.00 per person`, the place if it is outside the region, and any age limit. */
export function activityNote(
  activity: Activity,
  { children, childrenAges }: Travelers,
  region: string | undefined,
): string {
  const {
    durationMinutes = 0,
    cost = '0',
    currency = 'USD',
    minChildAge = 0,
    regionName = '',
  } = activity
  const isTooEarly = isTooYoung(youngestChildAge(children, childrenAges), minChildAge)
  return [
    ...(durationMinutes === 0 ? [] : [durationWords(durationMinutes)]),
    `${offerPrice(cost, currency)} per person`,
    ...(activity.countryRegionCode === region ? [] : [regionName]),
    ...(isTooEarly ? [childRestriction(minChildAge)] : []),
  ].join(' · ')
}

const looks = {
  scroll: {
    display: 'grid',
    gridAutoRows: 'max-content',
    gap: '8px',
    maxHeight: 226,
    m: '-4px',
    p: '4px 4px 22px',
    overflowY: 'auto',
    maskImage: 'linear-gradient(#000 calc(100% - 26px), transparent)',
  },
} as const
