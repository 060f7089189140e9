import type {
  DemoActivity,
  DemoCamp,
  DemoCampStory,
  DemoCountry,
  DemoFeature,
  DemoRegion,
  DemoTransitPoint,
} from './catalogue-types'
import type { DemoLife } from './lives'
import type { DemoAgency, DemoAgent, DemoClient, DemoItinerary } from './people-types'
import type { DemoAllotment, DemoRateRule, DemoRoomType } from './sale-types'

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
  /** Trips that are brought to their states through the domain itself, once everything else is there. */
  lives: readonly DemoLife[]
  exchange: DemoExchange
}
