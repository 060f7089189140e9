import type { Biome } from '../media/art/picture-terms'
import type { FeatureId } from './features'

/**
 * The shapes of the demo data. Plain values, as they would be typed by a person or sent by an import: dates are
 * `yyyy-MM-dd`, months `yyyy-MM`, amounts decimal strings of the named currency, ids the final ones. The seeder turns
 * them into records; nothing here knows the table.
 */
export type DemoCountry = {
  countryCode: string // ISO 3166-1 alpha-2
  name: string
  currency: string // ISO 4217
  /** Currency its camps usually quote in to the trade. */
  tradeCurrency: string
  biome: Biome
  restOfWorld: boolean
  /** Where the map is centred, in degrees. */
  latitude: number
  longitude: number
}

export type DemoRegion = {
  countryRegionCode: string // 'BW-OKA'
  regionCode: string // 'OKA'
  name: string
  countryCode: string
  latitude: number
  longitude: number
  biome: Biome
  seasonPattern: SeasonPattern
  /** transitPointCode by which one usually arrives. */
  preferredTransitPoint: string
}

/** Which months are high, shoulder and low; see seasons.ts. */
export type SeasonPattern =
  | 'delta'
  | 'bushveld'
  | 'eastAfrica'
  | 'gorilla'
  | 'desert'
  | 'cape'
  | 'indianOcean'
  | 'seychelles'
  | 'zambezi'

/** What its rooms are: decides their names. */
export type RoomStyle =
  | 'tents'
  | 'suites'
  | 'villas'
  | 'rooms'
  | 'cottages'
  | 'chalets'
  | 'houses'
  | 'rondavels'
  | 'cabins'

/** Price level, from a simple rest camp (1) to the most expensive lodges (6); see rate-levels.ts. */
export type PriceTier = 1 | 2 | 3 | 4 | 5 | 6

export type DemoCamp = {
  supplierCode: string
  campName: string
  countryRegionCode: string
  regionCode: string
  regionName: string
  countryCode: string
  country: string
  latitude: number
  longitude: number
  biome: Biome
  campInfo: string
  campFeatures: readonly FeatureId[]
  online: boolean
  minChildAge: number
  dmcArrangedOnly: boolean
  consultantInteractionRequired: boolean
  disabled: boolean
  restOfWorld: boolean
  /** Its availability comes from somebody else's system: stale after 4 hours instead of 48 (1 §9). */
  thirdParty: boolean
  tier: PriceTier
  seasonPattern: SeasonPattern
  /** Currency its rates are quoted in. */
  currency: string
  /** transitPointCode nearest to it. */
  transitPointCode: string
  roomStyle: RoomStyle
  /** Rooms of all kinds that it has. */
  units: number
  pricedPerRoom: boolean
  /** Net per person a night sharing (per room where priced per room), shoulder season, in its currency; else by tier. */
  twinRate?: number
  highSeasonNights: number
  /** Months and days (MM-DD, both included) in which it is shut every year; may run over the new year. */
  closed?: { from: string; to: string }
}

/** What the detail page of a camp tells beside its fields. */
export type DemoCampStory = {
  supplierCode: string
  /** Of the About section. */
  paragraphs: readonly string[]
  /** How many there are of a feature; 1 where it is not said. */
  featureCounts: Readonly<Partial<Record<FeatureId, number>>>
}

export type DemoFeature = { featureId: FeatureId; featureName: string; featureType: 'amenity' | 'activity' }

export type DemoTransitPoint = {
  transitPointCode: string
  name: string
  /** An international gateway at which a trip may begin and end. */
  entryExitNode: boolean
  countryRegionCode: string
  countryCode: string
  latitude: number
  longitude: number
  disabled: boolean
}

export type DemoActivity = {
  optionKey: string
  name: string
  countryRegionCode: string
  regionName: string
  countryCode: string
  description: string
  durationMinutes: number
  /** Net cost per person. */
  cost: string
  currency: string
  minChildAge: number
  disabled: boolean
}

export type SystemType = 'Twin' | '_Double' | 'Family' | 'Single'

export type DemoRoomType = {
  optionKey: string
  supplierCode: string
  roomTypeId: 1 | 2 | 3 | 4 | 5
  uniqueName: string
  systemType: SystemType
  name: string
  description: string
  minPax: number
  normalAdults: number
  normalChildren: number
  guestNormal: number
  minChildAge: number
  /** Rooms of this type that the camp has; the most that one booking may take. */
  maxUnits: number
  /** Per person a night in whole US dollars, net, sharing, at the shoulder season; a guide price for lists. */
  cost: number
  disabled: boolean
}

/** Amounts of one rate rule: net or rack, each for one night, in the rule's currency. */
export type DemoRateAmounts = {
  groupRate?: string
  twinRate: string
  singleRate?: string
  childRate: string
  infantRate: string
}

export type SeasonName = 'high' | 'shoulder' | 'low' | 'closed'

export type DemoRateRule = DemoRateAmounts & {
  optionKey: string
  supplierCode: string
  from: string // first night
  to: string // last night, included
  season: SeasonName
  currency: string
  room: string
  systemType: SystemType
  roomTypeId: number
  perPerson: boolean
  maxUnits: number
  guestNormal: number
  normalAdults: number
  prov: '' | 'C'
  minLOS: number
  maxLOS: number
  inclusions: string
  mealBasis: string
  /** Published prices of the same nights: what the rack model sells from (`rspAmount`). */
  rack: DemoRateAmounts
}

export type DemoAllotment = {
  supplierCode: string
  optionKey: string
  month: string
  /**
   * By day of the month, '01' to '31': above 0 rooms free, 0 none, -1 may be available, -2 on request, -3 closed.
   * A day that is absent is unknown.
   */
  days: Readonly<Record<string, number>>
}

export type DemoAgency = {
  agencyId: string
  agencyCode: string
  name: string
  model: 'net' | 'rack'
  currency: string
  timeZone: string
  email: string
  phone: string
  address: string
  flags: readonly string[]
  /** Agent ids of the lead agents. */
  admins: readonly string[]
  /** Percent; what is missing takes the default of 1 §9. */
  pricingSettings: Readonly<
    Partial<Record<'landRate' | 'airRate' | 'depositRate' | 'currencyRate' | 'dmcRate' | 'rackRate', number>>
  >
  termsAccepted: boolean
  archived: boolean
}

export type DemoAgent = {
  agentId: string
  agencyId: string
  email: string
  firstName: string
  lastName: string
  fullName: string
  phone: string
  capabilities: readonly ('superadmin' | 'contentmanager')[]
  /** Keys of 2 §3 that this person has done. */
  objectives: readonly string[]
  archived: boolean
}

export type DemoClient = {
  clientId: string
  agencyId: string
  agentId: string
  firstName: string
  lastName: string
  name: string
  email: string
  contact: { phone: string; address: string }
  status: 'lead' | 'planning' | 'booked' | 'travelled'
  notes: string
  archived: boolean
}

export type DemoStay = {
  type: 'stay'
  supplierCode: string
  startDate: string
  endDate: string
  rooms: readonly { optionKey: string; adults: number; children: number; childrenAges: readonly number[] }[]
}

/** Everything between the stays, with the amount a supplier charges for it; nothing for what the travelers arrange. */
export type DemoTransfer = {
  type: 'entry' | 'exit' | 'flight' | 'scheduled' | 'chartered' | 'road' | 'service'
  title: string
  startDate: string
  endDate: string
  /** transitPointCode where it arrives. */
  travelHubCode: string
  costAmount?: string
  currency?: string
  arrangedBy: 'DMC' | 'Agent'
}

/** What is needed to create an itinerary (state estimate); prices come from the rate rules when it is quoted. */
export type DemoItinerary = {
  itineraryId: string
  agencyId: string
  agentId: string
  clientId: string
  name: string
  currency: string
  startDate: string
  endDate: string
  adults: number
  children: number
  childrenAges: readonly number[]
  segments: readonly (DemoStay | DemoTransfer)[]
}

export type DemoExchange = {
  /** The day the rates are of. */
  date: string
  base: 'USD'
  /** Units of each currency for one US dollar, decimal strings. */
  rates: Readonly<Record<string, string>>
}

export type DemoData = {
  startMonth: string
  countries: readonly DemoCountry[]
  regions: readonly DemoRegion[]
  features: readonly DemoFeature[]
  camps: readonly DemoCamp[]
  campStories: readonly DemoCampStory[]
  transitPoints: readonly DemoTransitPoint[]
  activities: readonly DemoActivity[]
  roomTypes: readonly DemoRoomType[]
  rateRules: readonly DemoRateRule[]
  allotments: readonly DemoAllotment[]
  agencies: readonly DemoAgency[]
  agents: readonly DemoAgent[]
  clients: readonly DemoClient[]
  itineraries: readonly DemoItinerary[]
  exchange: DemoExchange
}
