import type { CampRecord } from '../../functions/data/catalogue/catalogue-records'
import { campRecord } from '../../functions/data/catalogue/catalogue-records'
import {
  type RateRuleInput,
  type RateRuleRecord,
  rateRuleRecord,
} from '../../functions/data/rates/rate-records'
import {
  type RoomTypeInput,
  type RoomTypeRecord,
  roomTypeRecord,
} from '../../functions/data/rates/room-records'

/**
 * A rate rule of ZULU-TENT, all of 2027, ZAR 9000.00 per person sharing, with what a test names
 * instead.
 */
export const aRateRule = (named: Partial<RateRuleInput> = {}): RateRuleRecord =>
  rateRuleRecord.parse({
    optionKey: 'ZULU-TENT',
    supplierCode: 'ZULU',
    from: '2027-01-01',
    to: '2027-12-31',
    currency: 'ZAR',
    room: 'Tent',
    systemType: 'Twin',
    roomTypeId: 1,
    twinRate: '9000.00',
    singleRate: '12000.00',
    childRate: '4500.00',
    infantRate: '0.00',
    perPerson: true,
    maxUnits: 6,
    guestNormal: 3,
    normalAdults: 2,
    prov: '',
    minLOS: 1,
    maxLOS: 0,
    inclusions: 'All meals, Game drives',
    mealBasis: 'Full board',
    ...named,
  })

/** A twin tent at ZULU with what a test names instead. */
export const aRoomType = (named: Partial<RoomTypeInput> = {}): RoomTypeRecord =>
  roomTypeRecord.parse({
    roomTypeId: 1,
    optionKey: 'ZULU-TENT',
    supplierCode: 'ZULU',
    uniqueName: 'Zulu Camp Tent',
    systemType: 'Twin',
    name: 'Tent',
    description: 'A tent under the trees.',
    minPax: 1,
    normalAdults: 2,
    normalChildren: 1,
    guestNormal: 3,
    minChildAge: 6,
    maxUnits: 6,
    cost: 500,
    disabled: false,
    ...named,
  })

/** A camp in the Okavango with what a test names instead. */
export const aCamp = (named: Partial<Record<keyof CampRecord, unknown>> = {}): CampRecord =>
  campRecord.parse({
    supplierCode: 'ZULU',
    campName: 'Zulu Camp',
    countryRegionCode: 'BW-OKA',
    latitude: -19.2345,
    longitude: 23.1234,
    biome: 'delta',
    campInfo: 'Under the trees by the channel.',
    campFeatures: ['MOKO', 'GADR'],
    online: true,
    minChildAge: 6,
    dmcArrangedOnly: false,
    consultantInteractionRequired: false,
    disabled: false,
    restOfWorld: false,
    thirdParty: false,
    transitPointCode: 'MUB',
    ...named,
  })
