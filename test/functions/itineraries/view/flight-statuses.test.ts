import { describe, expect, test } from 'vitest'
import type { AgentPrincipal } from '#shared/access/principal'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { StoredItinerary } from '../../../../functions/data/itineraries/itinerary-records'
import type { ItineraryStore } from '../../../../functions/data/itineraries/itinerary-store'
import { type FlightService, httpFlights } from '../../../../functions/itineraries/flight-service'
import { getFlightStatus } from '../../../../functions/itineraries/routes/get-flight-status'
import { timetableSource } from '../../../../functions/itineraries/view/flight-statuses'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'
import { anAgent, callAs } from '../../../support/call-as'
import { published } from '../../../support/published'
import { quietLog } from '../../../support/store-kinds'

const now = new Date('2027-06-15T08:30:00Z')
const flight = aStay({
  id: 's2',
  type: 'scheduled',
  supplierCode: undefined,
  campName: undefined,
  rooms: [],
  nights: 0,
  title: 'Maun to Kasane',
  flightNumber: 'BP 215',
  fromHubCode: 'MUB',
  travelHubCode: 'BBK',
  startDate: '2027-06-15',
  endDate: '2027-06-15',
  departureTime: '10:00',
  arrivalTime: '11:10',
})
const source = timetableSource((hub) => (hub === 'MUB' || hub === 'BBK' ? 'BW' : undefined))

describe('timetableSource', () => {
  test('says of a flight what its hours and the clocks of its airports say', () => {
    expect(source.statusesOf([flight], now)).toEqual([
      {
        segmentId: 's2',
        flightNumber: 'BP 215',
        status: 'departed',
        source: 'timetable',
        departsAt: '2027-06-15T08:00:00.000Z',
        arrivesAt: '2027-06-15T09:10:00.000Z',
      },
    ])
  })

  test('says what the agent was told, whatever the clock says', () => {
    const told = { ...flight, flightStatus: 'cancelled' } as const
    expect(source.statusesOf([told], now)).toMatchObject([{ status: 'cancelled', source: 'agent' }])
  })

  test('leaves out what does not fly, and a flight of today whose hours nobody knows', () => {
    expect(source.statusesOf([aStay(), { ...flight, departureTime: undefined }], now)).toEqual([])
  })
})

describe('GET /api/FlightStatus', () => {
  const record = anItinerary({ segments: [aStay(), flight] })
  const itineraries: Pick<ItineraryStore, 'get'> = {
    get: async (agencyId) => (agencyId === record.agencyId ? aStored(record) : undefined),
  }
  const ask = async (principal?: AgentPrincipal, service?: FlightService) => {
    const { catalogue } = await published()
    const options = { now: () => now, ...(principal === undefined ? {} : { principal }) }
    return callAs(
      getFlightStatus,
      { catalogue, itineraries, service },
      options,
    )({ query: { itineraryId: record.id } })
  }

  test('answers for the flights of an itinerary, by the clocks of the catalogue’s airports', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      body: [{ segmentId: 's2', status: 'departed' }],
    })
  })

  describe('with a service', () => {
    const asked: string[] = []
    let answer = {
      status: 200,
      text: JSON.stringify({ status: 'delayed', departsAt: '2027-06-15T09:40:00Z' }),
    }
    const service = () =>
      httpFlights('https://flights.example/{flight}/{date}?key={key}', {
        send: async ({ url }) => {
          asked.push(url)
          return answer
        },
        readKey: async () => 's&t',
      })

    test('its word stands before the timetable’s, and it is asked once in two minutes', async () => {
      const one = service()
      const delayed = {
        status: 200,
        body: [{ segmentId: 's2', status: 'delayed', source: 'service' }],
      }
      expect(await ask(undefined, one)).toMatchObject(delayed)
      expect(await ask(undefined, one)).toMatchObject(delayed)
      expect(asked).toEqual(['https://flights.example/BP215/2027-06-15?key=s%26t'])
    })

    test.each([
      ['does not know the flight', { status: 404, text: '' }],
      ['is down', { status: 503, text: '' }],
      ['answers nonsense', { status: 200, text: '{"status":"late"}' }],
    ])('the timetable stands in where it %s', async (_what, next) => {
      quietLog()
      answer = next
      expect(await ask(undefined, service())).toMatchObject({
        body: [{ status: 'departed', source: 'timetable' }],
      })
    })
  })

  test('tells nobody else that there is such an itinerary', async () => {
    const other = anAgent({
      agentId: agentIdSchema.parse('agt_imani'),
      agencyId: agencyIdSchema.parse('agy_baobab'),
    })
    const colleague = anAgent({ agentId: agentIdSchema.parse('agt_kagiso') })
    expect([(await ask(other)).status, (await ask(colleague)).status]).toEqual([404, 404])
  })
})

const aStored = (record: ItineraryRecord): StoredItinerary => ({
  record,
  people: {
    user: {
      agency: { name: 'Marula Journeys', agencyCode: 'MAR001' },
      agent: { fullName: 'Naledi Mokoena', email: 'naledi@marulajourneys.com' },
    },
  },
  contentVersion: 1,
})
