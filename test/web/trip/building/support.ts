import type { RoomType } from '#shared/api/availability'
import { calendarDate } from '#shared/dates/calendar-date'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import type { BuilderCamp } from '../../../../web/trip/building/model/builder-camp'
import {
  type BuilderSegment,
  chosenRoomOf,
  type RoomLine,
} from '../../../../web/trip/building/model/builder-segment'

export const day = calendarDate
export const code = (text: string) => supplierCodeSchema.parse(text)

export function aCamp(over: Partial<BuilderCamp> = {}): BuilderCamp {
  return {
    supplierCode: code('JAO'),
    campName: 'Jao Camp',
    campInfo: 'Five suites on a palm island.',
    regionName: 'Okavango Delta',
    regionCode: 'OKA',
    countryRegionCode: 'BW-OKA',
    country: 'Botswana',
    campFeatures: ['MOKO', 'BOAT'],
    online: true,
    minChildAge: 6,
    dmcArrangedOnly: false,
    consultantInteractionRequired: false,
    ...over,
  }
}

export function aRoomType(over: Partial<RoomType> = {}): RoomType {
  return {
    roomTypeId: 1,
    optionKey: optionKeySchema.parse('JAO-TWIN'),
    supplierCode: code('JAO'),
    uniqueName: 'Jao twin',
    systemType: 'Twin',
    name: 'Tented Suite, twin',
    description: '',
    minPax: 1,
    normalAdults: 2,
    normalChildren: 1,
    guestNormal: 3,
    minChildAge: 6,
    maxUnits: 4,
    cost: 2558,
    disabled: false,
    images: [],
    ...over,
  }
}

export function aLine(over: Partial<RoomLine> = {}): RoomLine {
  return { id: 'r1', room: chosenRoomOf(aRoomType()), adults: 2, children: 0, ...over }
}

export function aStay(over: Partial<BuilderSegment> = {}): BuilderSegment {
  const { rooms = [] } = over
  return {
    ...aCamp(),
    id: 's1',
    startDate: day('2027-06-15'),
    endDate: day('2027-06-18'),
    locked: rooms.length > 0,
    rooms,
    ...over,
  }
}
