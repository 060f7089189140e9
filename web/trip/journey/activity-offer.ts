import type { Activity } from '#shared/api/catalogue-shapes'
import { amountText, readAmount } from '#shared/money/money'
import { childRestriction, isTooYoung, youngestChildAge } from '#shared/rooms/child-age'
import type { Travelers } from '#shared/rooms/unassigned'
import type { SegmentDraft } from '../segments/segment-draft'
import { offerPrice } from './offer-price'
import { durationWords } from './way-offer'

/** What choosing an activity sets in a form: its net cost is a person's, the segment's that of the whole party. */
export function activityDraft(
  { name = '', description = '', cost = '0', currency = 'USD' }: Activity,
  party: Travelers,
) {
  const people = Math.max(1, party.adults + party.children)
  const total = amountText({ amount: readAmount(cost, currency) * people, currency })
  const note = description.split('\n')[0] ?? ''
  return { title: name, description: note, cost: total, currency, isOwn: false } satisfies Partial<SegmentDraft>
}

/** Activities that can be had, those of a region before those of the rest of its country. */
export function nearestFirst(activities: readonly Activity[], region: string | undefined): Activity[] {
  const isThere = ({ countryRegionCode }: Activity) => Number(countryRegionCode === region)
  return activities.filter(({ disabled }) => disabled !== true).toSorted((one, other) => isThere(other) - isThere(one))
}

/** `3 h · USD 115.00 per person`, where it is when it is not in the region, and who may not come. */
export function activityNote(
  activity: Activity,
  { children, childrenAges }: Travelers,
  region: string | undefined,
): string {
  const { durationMinutes = 0, cost = '0', currency = 'USD', minChildAge = 0, regionName = '' } = activity
  const isTooEarly = isTooYoung(youngestChildAge(children, childrenAges), minChildAge)
  return [
    ...(durationMinutes === 0 ? [] : [durationWords(durationMinutes)]),
    `${offerPrice(cost, currency)} per person`,
    ...(activity.countryRegionCode === region ? [] : [regionName]),
    ...(isTooEarly ? [childRestriction(minChildAge)] : []),
  ].join(' · ')
}
