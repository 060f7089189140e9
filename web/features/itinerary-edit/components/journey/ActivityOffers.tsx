import Box from '@mui/material/Box'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { Icon } from '../../../../components/icons/Icon'
import { api } from '../../../../lib/api/api'
import { activityDraft, activityNote, nearestFirst } from '../../../../trip/journey/activity-offer'
import { offerPrice } from '../../../../trip/journey/offer-price'
import { useCamps } from '../../../../trip/journey/use-camps'
import { wayEnds } from '../../../../trip/journey/way-ends'
import { useTripPage } from '../../../../trip/page/trip-page'
import type { SegmentDraft } from '../../../../trip/segments/segment-draft'
import { segmentName } from '../../../../trip/segments/segment-words'
import { dialogLooks } from './dialog-looks'

interface ActivityOffersProps {
  readonly draft: SegmentDraft
  readonly set: (change: Partial<SegmentDraft>) => void
}

/** What can be done where they stay on that day; one click fills the form. */
export function ActivityOffers({ draft, set }: ActivityOffersProps) {
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
        Offered around {segmentName(stay)} and further in the country
      </Box>
      <Box sx={looks.scroll}>
        {offers.map((activity) => {
          const filled = activityDraft(activity, party)
          const isTaken = draft.title === filled.title
          return (
            <Box
              component="button"
              key={activity.optionKey}
              type="button"
              sx={dialogLooks.offer}
              aria-pressed={isTaken}
              title={activity.description}
              onClick={() => set(filled)}
            >
              <Icon name="ticket" size={17} />
              <Box component="span" sx={dialogLooks.offerWords}>
                <b>{activity.name}</b>
                <span className="tabular">{activityNote(activity, party, region)}</span>
              </Box>
              <Box component="span" className="tabular" sx={dialogLooks.offerPrice}>
                {offerPrice(filled.cost, filled.currency)}
              </Box>
              {isTaken && <Icon name="check" size={16} />}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

/** What can be done in a country. */
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

const looks = {
  scroll: {
    display: 'grid',
    gap: '8px',
    maxHeight: 226,
    m: '-4px',
    p: '4px 4px 22px',
    overflowY: 'auto',
    maskImage: 'linear-gradient(#000 calc(100% - 26px), transparent)',
  },
} as const
