import { biomes } from '#shared/art/picture-terms'
import { capitalize } from '#shared/format/words'
import type { ContentKind } from '#shared/managers/content-kind'
import { markets } from '#shared/rates/markets'

/** A field of an entry as its form shows it. */
export interface ContentField {
  /** Where it is in the entry, below its room or language where it has one. */
  readonly path: string
  readonly label: string
  readonly kind:
    | 'line'
    | 'text'
    | 'paragraphs'
    | 'number'
    | 'date'
    | 'flag'
    | 'choice'
    | 'picture'
    | 'pictures'
    | 'map'
    | 'rows'
    | ContentKind
  /** What to know before typing; within a row, an example, shown while its cell has the focus. */
  readonly hint?: string
  readonly options?: readonly string[]
  /** Several of a kind instead of one. */
  readonly many?: true
  readonly columns?: readonly ContentField[]
  /** A column for more than a word or a figure. */
  readonly isWide?: true
  /** What a flag is that nobody has set. */
  readonly byDefault?: true
}

/** A card of fields; one for each room or language where it says so. */
export interface ContentSection {
  readonly title: string
  readonly tab: string
  readonly fields: readonly ContentField[]
  readonly each?: 'rooms' | 'texts'
}

type Kind = ContentField['kind']
type More = Partial<Omit<ContentField, 'path' | 'label' | 'kind'>>
const field = (
  path: string,
  label: string,
  kind: Kind = 'line',
  more: More = {},
): ContentField => ({
  path,
  label,
  kind,
  ...more,
})
const section = (
  title: string,
  fields: readonly ContentField[],
  more: Partial<ContentSection> = {},
): ContentSection => ({
  title,
  fields,
  tab: 'Details',
  ...more,
})

const place = [
  field('latitude', 'Latitude', 'number'),
  field('longitude', 'Longitude', 'number'),
  field('map', 'Map', 'map'),
]
const region = field('countryRegionCode', 'Region', 'Regions')
const landscape = field('biome', 'Landscape', 'choice', {
  options: biomes,
  hint: 'For drawn pictures',
})
const disabledField = field('disabled', 'Disabled', 'flag', { hint: 'Agents no longer find it' })
const dmcOnly = field('dmcArrangedOnly', 'Only the DMC arranges it', 'flag')
const restOfWorld = field('restOfWorld', 'Rest of world', 'flag', {
  hint: 'Only for agencies that sell it',
})
const currency = field('currency', 'Currency', 'line', { hint: 'As in USD' })

const childAgesLike = '2-5 free; 6-11 50%; 6-11 own bed 120.00'
const rates = field('rates', 'Rates', 'rows', {
  hint: 'Nett per person sharing and night; both days are included',
  columns: [
    field('from', 'From', 'date'),
    field('to', 'To', 'date'),
    currency,
    field('twinRate', 'Twin'),
    field('singleRate', 'Single'),
    field('childRate', 'Child'),
    field('infantRate', 'Infant'),
    field('childBands', 'Child ages', 'line', { isWide: true, hint: childAgesLike }),
    field('extraAdultRate', 'Third adult'),
    field('groupRate', 'Group'),
    field('charges', 'Levies and supplements', 'line', {
      isWide: true,
      hint: 'Park fee 40.00 per person per night age 12+ paid locally; Christmas 150.00 per person per night from 2027-12-24 to 2027-12-26',
    }),
    field('rack.twinRate', 'Rack twin'),
    field('rack.singleRate', 'Rack single'),
    field('rack.childRate', 'Rack child'),
    field('rack.infantRate', 'Rack infant'),
    field('rack.childBands', 'Rack child ages', 'line', { isWide: true, hint: childAgesLike }),
    field('rack.extraAdultRate', 'Rack third adult'),
    field('minLOS', 'Min nights', 'number'),
    field('maxLOS', 'Max nights', 'number'),
    field('market', 'Market', 'choice', { options: ['', ...markets] }),
    field('bookBy', 'Book by', 'date'),
    field('releaseDays', 'Release days', 'number'),
    field('stayNights', 'Stay nights', 'number'),
    field('payNights', 'Pay nights', 'number'),
    field('earlyBirdDays', 'Early bird days', 'number'),
    field('earlyBirdPercent', 'Early bird %'),
    field('longStayNights', 'Long stay nights', 'number'),
    field('longStayPercent', 'Long stay %'),
    field('honeymoonPercent', 'Honeymoon %'),
    field('offerPercent', 'Offer %'),
    field('combines', 'Offers that combine', 'line', {
      isWide: true,
      hint: 'early bird + long stay, or all',
    }),
    field('mealBasis', 'Meal basis'),
    field('inclusions', 'Inclusions'),
    field('prov', 'Stop-sell', 'choice', { options: ['', 'C'] }),
  ],
})

const camp: readonly ContentSection[] = [
  section('Camp', [
    field('campName', 'Name'),
    region,
    ...place,
    field('transitPointCode', 'Airstrip', 'TransitPoints'),
    field('minChildAge', 'Youngest guest', 'number', { hint: 'In years; 0 for every age' }),
    field('guidePrice', 'Guide price', 'number', { hint: 'USD per person and night, for sorting' }),
    field('campFeatures', 'Features', 'Features', { many: true }),
    field('featuredImageId', 'Picture', 'picture'),
    field('campInfo', 'Summary', 'text'),
  ]),
  section('Selling', [
    field('online', 'Live availability', 'flag', { byDefault: true }),
    field('thirdParty', 'Availability from another system', 'flag'),
    dmcOnly,
    field('consultantInteractionRequired', 'Ask the consultant', 'flag'),
    disabledField,
  ]),
  section(
    'Room',
    [
      field('name', 'Name'),
      field('systemType', 'Type', 'choice', { options: ['Twin', '_Double', 'Family', 'Single'] }),
      field('maxUnits', 'Rooms', 'number'),
      field('minPax', 'Fewest guests', 'number'),
      field('guestNormal', 'Most guests', 'number'),
      field('normalAdults', 'Most adults', 'number'),
      field('normalChildren', 'Most children', 'number'),
      field('minChildAge', 'Youngest child', 'number'),
      field('maxChildAge', 'Oldest child', 'number'),
      field('description', 'Description', 'text'),
      field('images', 'Pictures', 'pictures'),
      disabledField,
      rates,
    ],
    { tab: 'Rooms and rates', each: 'rooms' },
  ),
  section('Text', [field('description', 'About the camp', 'paragraphs')], {
    tab: 'Texts',
    each: 'texts',
  }),
  section(
    'Terms',
    [
      field('terms.address', 'Street address', 'text'),
      field('terms.phone', 'Phone'),
      field('terms.childPolicy', 'Child policy', 'text'),
      field('terms.cancellation', 'Cancellation', 'rows', {
        columns: [
          field('days', 'Days before or fewer', 'number'),
          field('percent', 'Charged in percent', 'number'),
        ],
      }),
      field('terms.contacts', 'Contacts', 'rows', {
        columns: [
          field('name', 'Name'),
          field('role', 'Role'),
          field('email', 'Email'),
          field('phone', 'Phone'),
        ],
      }),
    ],
    { tab: 'Terms' },
  ),
]

const name = field('name', 'Name')
/** The form of each kind. */
export const contentForms: Readonly<
  Record<
    ContentKind,
    {
      readonly one: string
      readonly many: string
      readonly path: string
      readonly code: string
      readonly sections: readonly ContentSection[]
    }
  >
> = {
  Camps: {
    one: 'accommodation',
    many: 'Accommodations',
    path: '/AccommodationsManager',
    code: 'as in JAO',
    sections: camp,
  },
  Regions: {
    one: 'region',
    many: 'Regions',
    path: '/RegionsManager',
    code: 'as in BW-OKA',
    sections: [
      section('Region', [
        name,
        field('regionCode', 'Region code'),
        field('countryCode', 'Country', 'Countries'),
        ...place,
        landscape,
        field('preferredTransitPoint', 'Preferred airstrip', 'TransitPoints'),
      ]),
    ],
  },
  Countries: {
    one: 'country',
    many: 'Countries',
    path: '/CountryManager',
    code: 'as in BW',
    sections: [section('Country', [name, currency, ...place, landscape, restOfWorld])],
  },
  Activities: {
    one: 'activity',
    many: 'Activities',
    path: '/ActivitiesManager',
    code: 'as in BWOKA-HELI45',
    sections: [
      section('Activity', [
        name,
        region,
        field('durationMinutes', 'Minutes', 'number'),
        field('cost', 'Nett cost per person'),
        currency,

        field('minChildAge', 'Youngest guest', 'number'),
        dmcOnly,
        disabledField,
        field('description', 'Description', 'text'),
      ]),
      section('Text', [field('name', 'Name'), field('description', 'Description', 'text')], {
        tab: 'Texts',
        each: 'texts',
      }),
    ],
  },
  TransitPoints: {
    one: 'transit point',
    many: 'Transit points',
    path: '/TransitPointsManager',
    code: 'as in MUB',
    sections: [
      section('Transit point', [
        name,
        region,
        ...place,
        field('entryExitNode', 'International gateway', 'flag'),
        disabledField,
      ]),
    ],
  },
  Connections: {
    one: 'connection',
    many: 'Flights and transfers',
    path: '/ConnectionsManager',
    code: 'as in MUB-KHW-1',
    sections: [
      section('Connection', [
        field('operator', 'Operator'),
        field('type', 'Kind', 'choice', { options: ['scheduled', 'chartered', 'road'] }),
        field('fromHubCode', 'From', 'TransitPoints'),
        field('travelHubCode', 'To', 'TransitPoints'),
        field('luggage', 'Luggage', 'line', { hint: 'As in 20 kg in soft bags, cabin included' }),
        disabledField,
      ]),
      section('Timetable', [
        field('flightNumber', 'Flight number'),
        field('departureTime', 'Departs', 'line', { hint: 'Local time, as in 09:30' }),
        field('arrivalTime', 'Arrives', 'line', { hint: 'Local time, as in 10:15' }),
        field('minutes', 'Minutes', 'number', { hint: 'If there are no times' }),
        field('days', 'Days of operation', 'line', {
          hint: '135 is Mon, Wed, Fri; empty is daily',
        }),
        field('validFrom', 'First day', 'date'),
        field('validTo', 'Last day', 'date'),
      ]),
      section('Price', [
        field('cost', 'Nett cost'),
        currency,
        field('costPer', 'Cost is for', 'choice', { options: ['person', 'vehicle'] }),
        field('seats', 'Seats', 'number', { hint: 'In the vehicle or aircraft' }),
        field('childBands', 'Child fares', 'line', {
          hint: 'Per seat, by age: 0-1 free; 2-11 75%',
        }),
      ]),
    ],
  },
  Features: {
    one: 'feature',
    many: 'Features',
    path: '/FeaturesManager',
    code: 'four capitals, as in SWPO',
    sections: [
      section('Feature', [
        field('featureName', 'Name'),
        field('featureType', 'Type', 'choice', { options: ['amenity', 'activity'] }),
      ]),
    ],
  },
}

/** A field by its full path, and of what room or language it is. */
export function fieldOf(
  kind: ContentKind,
  path: string,
): { readonly label: string; readonly of: string; readonly field?: ContentField } {
  const [part = '', key = '', ...rest] = path.split('.')
  const isRates = part === 'rates'
  const each = isRates || part === 'rooms' ? 'rooms' : part === 'texts' ? 'texts' : undefined
  const wantedPath = isRates ? 'rates' : each === undefined ? path : rest.join('.')
  const foundFields = contentForms[kind].sections
    .filter((one) => one.each === each)
    .flatMap(({ fields }) => fields)
  if (each === 'texts' && rest[0] === 'rooms') return { label: `Room ${rest[1]}`, of: key }
  const field = foundFields.find(
    (one) =>
      wantedPath === one.path || (each === undefined && wantedPath.startsWith(`${one.path}.`)),
  )
  return {
    label: field?.label ?? capitalize(wantedPath),
    of: each === undefined ? '' : key,
    ...(field && { field }),
  }
}

/** A value in words. */
export function valueWords(value: unknown, columns?: readonly ContentField[]): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!Array.isArray(value)) return String(value)
  return columns === undefined
    ? value.join(', ') || 'empty'
    : value.map((row) => rowWords(row, columns)).join('; ') || 'none'
}

/** A row of a table in words, as in `2027-01-01, 2027-03-31, USD, 800`. */
export const rowWords = (row: object, columns: readonly ContentField[]): string =>
  columns
    .flatMap(({ path }) => (valueAt(row, path) === undefined ? [] : [String(valueAt(row, path))]))
    .filter((text) => text !== '')
    .join(', ')

/** What a row has at a path such as `rack.twinRate`. */
export const valueAt = (row: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (at instanceof Object ? Reflect.get(at, name) : undefined), row)

/**
 * What somebody typed, as the entry has it; what is no number stays as typed, and is said to be
 * wrong.
 */
export function typedValue(kind: ContentField['kind'], typed: string): unknown {
  const text = typed.trim()
  if (kind === 'paragraphs') return text === '' ? [] : text.split(/\n\s*\n/)
  if (kind !== 'number') return text === '' ? null : text
  const number = Number(text.replace(',', '.'))
  return text === '' ? null : Number.isNaN(number) ? text : number
}
