import type { DemoItinerary, DemoStay, DemoTransfer } from './people-types'

type Dated = 'startDate' | 'endDate'
/** `days`: first and last day, counted from the day of arrival. */
export type TripRow = (Omit<DemoStay, Dated> | Omit<DemoTransfer, Dated>) & {
  days: readonly [from: number, to: number]
}

/** A trip that starts on a day of the month some months ahead. */
export type DemoTrip = Omit<DemoItinerary, Dated | 'segments'> & {
  monthsAhead: number
  firstDay: number
  nights: number
  segments: readonly TripRow[]
}

type Room = DemoStay['rooms'][number]
export const couple = (optionKey: string): Room => ({ optionKey, adults: 2, children: 0, childrenAges: [] })
const withChild = (optionKey: string, age: number): Room => ({ optionKey, adults: 1, children: 1, childrenAges: [age] })
export const stay = (supplierCode: string, days: TripRow['days'], rooms: readonly Room[]): TripRow => ({
  type: 'stay',
  supplierCode,
  days,
  rooms,
})

type Way = Pick<DemoTransfer, 'fromHubCode' | 'flightNumber' | 'departureTime' | 'arrivalTime'>
type Paid = Way & {
  type: DemoTransfer['type']
  title: string
  day: number
  to: string
  cost: string
  currency: string
}
export const paid = ({ type, title, day, to, cost, currency, ...way }: Paid): TripRow => ({
  type,
  title,
  days: [day, day],
  travelHubCode: to,
  ...way,
  costAmount: cost,
  currency,
  arrangedBy: 'DMC',
})
export const own = (type: 'entry' | 'exit', title: string, day: number, hub: string, way: Way = {}): TripRow => ({
  type,
  title,
  days: [day, day],
  travelHubCode: hub,
  ...way,
  arrangedBy: 'Agent',
})

/** Three trips of Naledi Mokoena’s and one sold rack; the first leaves a night without a stay, as half-made trips do. */
export const demoTrips: readonly DemoTrip[] = [
  {
    itineraryId: 'itn_hartleyfamily',
    agencyId: 'agy_marula',
    agentId: 'agt_naledi',
    clientId: 'cli_eleanor',
    name: 'Botswana, South Africa Adventure',
    currency: 'USD',
    adults: 2,
    children: 2,
    childrenAges: [11, 13],
    monthsAhead: 7,
    firstDay: 12,
    nights: 13,
    segments: [
      own('entry', 'Arrive in Cape Town, BA 59 from London Heathrow', 0, 'CPT', {
        flightNumber: 'BA 59',
        arrivalTime: '07:10',
      }),
      paid({
        type: 'road',
        title: 'Airport to One&Only, private transfer',
        day: 0,
        to: 'CPT',
        departureTime: '08:00',
        arrivalTime: '08:30',
        cost: '1850.00',
        currency: 'ZAR',
      }),
      stay('ONEONLY', [0, 3], [withChild('ONEONLY-MARINA', 11), withChild('ONEONLY-MARINA', 13)]),
      paid({
        type: 'service',
        title: 'Cape Peninsula, private day',
        day: 1,
        to: 'CPT',
        cost: '9800.00',
        currency: 'ZAR',
      }),
      paid({
        type: 'scheduled',
        title: 'Cape Town to Maun, Airlink, 4 seats',
        day: 3,
        to: 'MUB',
        fromHubCode: 'CPT',
        flightNumber: '4Z 302',
        departureTime: '10:20',
        arrivalTime: '12:50',
        cost: '24960.00',
        currency: 'ZAR',
      }),
      paid({
        type: 'chartered',
        title: 'Maun to Jao airstrip, Mack Air charter, 25 min',
        day: 3,
        to: 'FBJA',
        fromHubCode: 'MUB',
        departureTime: '13:30',
        arrivalTime: '13:55',
        cost: '14300.00',
        currency: 'BWP',
      }),
      stay('JAO', [3, 6], [withChild('JAO-TWIN', 11), withChild('JAO-TWIN', 13)]),
      paid({
        type: 'chartered',
        title: 'Jao to Mombo airstrip, Mack Air charter, 15 min',
        day: 6,
        to: 'BW-0029',
        fromHubCode: 'FBJA',
        departureTime: '11:00',
        arrivalTime: '11:15',
        cost: '9100.00',
        currency: 'BWP',
      }),
      stay('MOMBO', [6, 9], [{ optionKey: 'MOMBO-FAMILY', adults: 2, children: 2, childrenAges: [11, 13] }]),
      paid({
        type: 'chartered',
        title: 'Mombo to Maun, Mack Air charter, 30 min',
        day: 9,
        to: 'MUB',
        fromHubCode: 'BW-0029',
        departureTime: '10:15',
        arrivalTime: '10:45',
        cost: '12600.00',
        currency: 'BWP',
      }),
      paid({
        type: 'scheduled',
        title: 'Maun to Johannesburg, Airlink, 4 seats',
        day: 9,
        to: 'JNB',
        fromHubCode: 'MUB',
        flightNumber: '4Z 305',
        departureTime: '14:00',
        arrivalTime: '15:45',
        cost: '19480.00',
        currency: 'ZAR',
      }),
      paid({
        type: 'scheduled',
        title: 'Johannesburg to Satara, Federal Air shuttle, 4 seats',
        day: 10,
        to: 'ZA-0227',
        fromHubCode: 'JNB',
        departureTime: '10:30',
        arrivalTime: '12:00',
        cost: '37800.00',
        currency: 'ZAR',
      }),
      stay('LEBOMBO', [10, 13], [{ optionKey: 'LEBOMBO-TWOBED', adults: 2, children: 2, childrenAges: [11, 13] }]),
      paid({
        type: 'scheduled',
        title: 'Satara to Johannesburg, Federal Air shuttle, 4 seats',
        day: 13,
        to: 'JNB',
        fromHubCode: 'ZA-0227',
        departureTime: '13:00',
        arrivalTime: '14:30',
        cost: '37800.00',
        currency: 'ZAR',
      }),
      own('exit', 'Leave from Johannesburg, BA 54 to London Heathrow', 13, 'JNB', {
        flightNumber: 'BA 54',
        departureTime: '19:20',
      }),
    ],
  },
  {
    itineraryId: 'itn_fourniernamib',
    agencyId: 'agy_marula',
    agentId: 'agt_naledi',
    clientId: 'cli_amelie',
    name: 'Namibia, Botswana Adventure',
    currency: 'EUR',
    adults: 2,
    children: 0,
    childrenAges: [],
    monthsAhead: 6,
    firstDay: 3,
    nights: 11,
    segments: [
      own('entry', 'Arrive in Windhoek from Frankfurt', 0, 'WDH'),
      stay('OLIVEEX', [0, 1], [couple('OLIVEEX-DOUBLE')]),
      paid({
        type: 'chartered',
        title: 'Eros to Geluk, charter, 2 seats',
        day: 1,
        to: 'NA-0067',
        cost: '18600.00',
        currency: 'NAD',
      }),
      stay('LKULALA', [1, 4], [couple('LKULALA-DOUBLE')]),
      paid({
        type: 'chartered',
        title: 'Geluk to Doro Nawas, charter, 2 seats',
        day: 4,
        to: 'FYDN',
        cost: '21400.00',
        currency: 'NAD',
      }),
      stay('DAMARALC', [4, 7], [couple('DAMARALC-DOUBLE')]),
      paid({
        type: 'chartered',
        title: 'Doro Nawas to Maun, charter, 2 seats',
        day: 7,
        to: 'MUB',
        cost: '3950.00',
        currency: 'USD',
      }),
      paid({
        type: 'chartered',
        title: 'Maun to Shinde, charter, 2 seats',
        day: 7,
        to: 'BW-0034',
        cost: '7200.00',
        currency: 'BWP',
      }),
      stay('SHINDE', [7, 11], [couple('SHINDE-DOUBLE')]),
      own('exit', 'Leave from Maun', 11, 'MUB'),
    ],
  },
  {
    itineraryId: 'itn_marchettikenya',
    agencyId: 'agy_marula',
    agentId: 'agt_naledi',
    clientId: 'cli_sofia',
    name: 'Kenya Adventure',
    currency: 'USD',
    adults: 2,
    children: 1,
    childrenAges: [9],
    monthsAhead: 8,
    firstDay: 2,
    nights: 8,
    segments: [
      own('entry', 'Arrive in Nairobi from Milan', 0, 'NBO'),
      stay('HEMINGWAYS', [0, 1], [{ optionKey: 'HEMINGWAYS-TWIN', adults: 2, children: 1, childrenAges: [9] }]),
      paid({
        type: 'scheduled',
        title: 'Wilson to Lewa Downs, 3 seats',
        day: 1,
        to: 'KE-6885',
        cost: '109500.00',
        currency: 'KES',
      }),
      stay('LEWASAF', [1, 4], [{ optionKey: 'LEWASAF-FAMILY', adults: 2, children: 1, childrenAges: [9] }]),
      paid({
        type: 'scheduled',
        title: 'Lewa Downs to the Mara by way of Wilson, 3 seats',
        day: 4,
        to: 'KE-0107',
        cost: '1830.00',
        currency: 'USD',
      }),
      stay('COTTARS', [4, 8], [{ optionKey: 'COTTARS-FAMILY', adults: 2, children: 1, childrenAges: [9] }]),
      own('exit', 'Leave from Nairobi', 8, 'NBO'),
    ],
  },
  {
    itineraryId: 'itn_mwangitanzania',
    agencyId: 'agy_baobab',
    agentId: 'agt_imani',
    clientId: 'cli_mwangi',
    name: 'Tanzania Adventure',
    currency: 'EUR',
    adults: 2,
    children: 0,
    childrenAges: [],
    monthsAhead: 10,
    firstDay: 10,
    nights: 9,
    segments: [
      own('entry', 'Arrive at Kilimanjaro', 0, 'JRO'),
      stay('ARUSHACOF', [0, 1], [couple('ARUSHACOF-DOUBLE')]),
      paid({
        type: 'scheduled',
        title: 'Arusha to Kogatende, 2 seats',
        day: 1,
        to: 'TZ-0018',
        cost: '780.00',
        currency: 'USD',
      }),
      stay('SAYARI', [1, 5], [couple('SAYARI-DOUBLE')]),
      paid({
        type: 'scheduled',
        title: 'Kogatende to Zanzibar, 2 seats',
        day: 5,
        to: 'ZNZ',
        cost: '1140.00',
        currency: 'USD',
      }),
      stay('WHITESAND', [5, 9], [couple('WHITESAND-DOUBLE')]),
      own('exit', 'Leave from Zanzibar', 9, 'ZNZ'),
    ],
  },
]
