import type { PresentationBlocks } from '#shared/api/presentation-blocks'
import type {
  PresentationPart,
  PresentationPicture,
  PresentationPrice,
  PresentationSource,
  PresentationView,
  TeamPerson,
} from '#shared/api/presentation-shapes'
import { daysBetween } from '#shared/dates/calendar-date'
import { countOf, joinWords } from '#shared/format/words'
import { holdZone } from '#shared/itinerary/hold-zone'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { portalStandingOf } from '#shared/itinerary/portal-standing'
import type { Segment } from '#shared/itinerary/segment'
import { filmOf } from '#shared/media/film'
import { excludedTitles } from '#shared/presentation/part-words'
import { present } from '#shared/presentation/present'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import { imageOf } from '../data/itineraries/itinerary-records'
import type { TripPortalRecord } from '../data/itineraries/trip-portal-store'
import type { AgencyRecord, AgentRecord } from '../data/people/agency-records'
import { groupBy } from '../data/table/group-by'
import {
  type CampInPortal,
  clientSegments,
  type PortalPlaces,
  portalPartOf,
} from '../portal/portal-view'
import { pricesOf } from './presented-prices'

/** What a presentation is made of beside the agent's edits. */
export interface PresentationParts {
  readonly trip: Pick<StoredItinerary, 'record' | 'people'>
  readonly agency: Pick<AgencyRecord, 'name' | 'agencyCode' | 'address' | 'theme'>
  /** Missing where they have left the agency's people. */
  readonly agent: Pick<AgentRecord, 'phone' | 'headshot'> | undefined
  readonly places: PortalPlaces
  readonly portal: Pick<TripPortalRecord, 'price'>
  readonly terms: string | undefined
  /** Pictures that were uploaded for it and are shown, in their order, with what they belong to. */
  readonly uploads: readonly UploadedPicture[]
}

/** An uploaded picture: `hero` or `gallery`, of the segment or block that its key names. */
export interface UploadedPicture extends PresentationPicture {
  readonly category: string
  readonly of: string | undefined
}

/** A presentation of a trip with the agent's edits: what nobody named here reaches no reader. */
export const presentationView = ({
  edits,
  ...parts
}: PresentationParts & { edits: PresentationBlocks }): PresentationView =>
  present(presentationSource(parts), edits)

const modes: Readonly<Record<TripPortalRecord['price'], PresentationPrice>> = {
  total: 'total',
  perPerson: 'perPerson',
  party: 'byParty',
  none: 'none',
}

/** When a hold ends, in the time zone of its camps. */
function holdOf({ state, holdExpiry }: ItineraryRecord, segments: readonly Segment[]) {
  if (state !== 'provisional' || holdExpiry === undefined) return {}
  const countries = segments.filter(({ type }) => type === 'stay').map(({ country }) => country)
  return { heldUntil: holdExpiry, heldZone: holdZone(new Date(holdExpiry), countries) }
}

/** A trip as presentations may show it, each field by name; hidden segments are left out whole. */
export function presentationSource(from: PresentationParts): PresentationSource {
  const { agency, places, portal, terms, uploads } = from
  const { record, people } = from.trip
  const {
    id: itineraryId,
    version,
    name: title,
    startDate,
    endDate,
    adults,
    children,
    currency,
  } = record
  const segments = clientSegments(record)
  const parts = segments.map((segment) => partOf(segment, { record, places, uploads }))
  const cover = uploads.find(
    ({ category, of }) => category === 'hero' && (of === undefined || of === 'cover'),
  )
  const image = imageOf({ ...record, segments })
  const { name, agencyCode, address, theme } = agency
  return {
    itineraryId,
    version,
    title,
    startDate,
    endDate,
    adults,
    children,
    currency,
    terms,
    client: people.clientData?.name,
    standing: portalStandingOf(record.state),
    nights: daysBetween(startDate, endDate),
    ...holdOf(record, segments),
    agent: personOf(from),
    agency: { name, agencyCode, address, theme },
    film: filmOf(record.params.customizations?.video?.s3Key),
    picture: cover
      ? shownPicture(cover)
      : image === undefined
        ? parts.find(hasPicture)?.pictures[0]
        : { s3Key: image },
    parts,
    prices: pricesOf(record),
    priceMode: modes[portal.price],
    ...includedIn(parts),
    library: libraryOf({ parts, places, uploads, image }),
  }
}

const hasPicture = ({ pictures }: PresentationPart): boolean => pictures.length > 0

function personOf({ trip, agent }: PresentationParts): TeamPerson {
  const { fullName: name, email } = trip.people.user.agent
  return {
    name,
    email,
    role: 'Your travel designer',
    phone: agent?.phone || undefined,
    headshot: agent?.headshot,
  }
}

interface PartFrom extends Pick<PresentationParts, 'places' | 'uploads'> {
  readonly record: ItineraryRecord
}

function partOf(segment: Segment, { record, places, uploads }: PartFrom): PresentationPart {
  const { image, ...part } = portalPartOf(segment, places)
  const own = uploads
    .filter(({ of }) => of === segment.id)
    .sort((one, other) => rank(one) - rank(other))
  const camp = part.kind === 'stay' ? places.camps.get(segment.supplierCode ?? '') : undefined
  const pictures = own.length > 0 ? own.map(shownPicture) : campPictures(camp, image).slice(0, 3)
  return {
    ...part,
    pictures,
    day: daysBetween(record.startDate, part.startDate) + 1,
    isCharter: segment.type === 'chartered' || undefined,
  }
}

const rank = ({ category }: UploadedPicture): number => (category === 'hero' ? 0 : 1)
const shownPicture = ({ category: _, of: __, ...picture }: UploadedPicture): PresentationPicture =>
  picture

/**
 * A camp's pictures, the first one first. A drawn landscape has two more of the same land beside
 * it.
 */
function campPictures(
  camp: CampInPortal | undefined,
  image: string | undefined,
): PresentationPicture[] {
  const first = image ?? camp?.image
  if (first === undefined) return []
  const drawings = /^art\/[a-z]+\/[A-Za-z0-9_-]{1,38}$/.test(first)
    ? [`${first}-2`, `${first}-3`]
    : []
  return [...new Set([first, ...(camp?.images ?? []), ...drawings])].map((s3Key) => ({ s3Key }))
}

function libraryOf({
  parts,
  places,
  uploads,
  image,
}: Pick<PresentationSource, 'parts'> & LibraryFrom) {
  const ofCamps = [...places.camps.values()].flatMap((camp) => campPictures(camp, camp.image))
  const ofTrip = image === undefined ? [] : [{ s3Key: image }]
  const all: PresentationPicture[] = [
    ...uploads.map(shownPicture),
    ...ofTrip,
    ...parts.flatMap(({ pictures }) => pictures),
    ...ofCamps,
  ]
  return [...new Map(all.map((picture) => [picture.mediaId ?? picture.s3Key, picture])).values()]
}

interface LibraryFrom extends Pick<PresentationParts, 'places' | 'uploads'> {
  readonly image: string | undefined
}

/** What the price includes, by what there is in the trip. */
function includedIn(
  parts: readonly PresentationPart[],
): Pick<PresentationSource, 'included' | 'notIncluded'> {
  const ours = parts.filter(({ isIncluded }) => isIncluded)
  const of = (kind: PresentationPart['kind']) => ours.filter((part) => part.kind === kind)
  const nights = of('stay').reduce((sum, stay) => sum + stay.nights, 0)
  const byBasis = groupBy(
    of('stay'),
    ({ inclusions, mealBasis }) => mealBasis ?? inclusions?.replace(/\.$/, ''),
  )
  const [flights, transfers] = [of('flight').length, of('road').length]
  const inclusionLines = [
    ...(nights > 0 ? [`${countOf(nights, 'night')} in the rooms named here`] : []),
    ...[...byBasis].flatMap(([basis, stays]) =>
      basis === undefined
        ? []
        : [`${basis} at ${joinWords([...new Set(stays.map(({ title }) => title))])}`],
    ),
    ...(flights > 0 ? [`${countOf(flights, 'flight')} within the journey`] : []),
    ...(transfers > 0 ? [countOf(transfers, 'private transfer')] : []),
    ...of('activity').map(({ title }) => title),
  ]
  const { offered, own } = excludedTitles(parts)
  const local = parts.flatMap(({ title, paidLocally }) =>
    paidLocally === undefined ? [] : [`${title}: ${paidLocally}, paid locally`],
  )
  const notIncluded = [...offered.map((title) => `${title} (optional extra)`), ...own, ...local]
  return { included: [...new Set(inclusionLines)], notIncluded }
}
