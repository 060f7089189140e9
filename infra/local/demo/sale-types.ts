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
