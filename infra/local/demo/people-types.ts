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
  /** transitPointCode where it begins, and what clocks show there and where it arrives. */
  fromHubCode?: string
  flightNumber?: string
  departureTime?: string
  arrivalTime?: string
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
  /** Who pays together, by full name. */
  groups?: readonly { readonly name: string; readonly travelers: readonly string[] }[] | undefined
  segments: readonly (DemoStay | DemoTransfer)[]
}
