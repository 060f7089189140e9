import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import {
  anEstimate,
  fieldsOf,
  refusalOf,
  tripBody,
  tripOf,
  tripWorld,
  type World,
  zuluStay,
} from '../../../support/trip-world'

const own = (startDate: string, endDate: string) => ({
  type: 'stay',
  supplierCode: 'OWN',
  arrangedBy: 'Agent',
  regionCode: 'CPT',
  startDate,
  endDate,
})

describe('the dates of a stored trip', () => {
  let world: World
  beforeAll(() => void quietLog())
  beforeEach(() => {
    world = tripWorld(memoryStores())
  })
  const patch = (id: string, body: object, version = 1) =>
    world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, body, version })
  const datesOf = ({ itinerary: { startDate, endDate } }: ReturnType<typeof tripOf>) => [
    startDate,
    endDate,
  ]

  test('follow a stay that is added after the end, or before the start', async () => {
    const { id, itinerary } = await anEstimate(world)
    const [stay] = itinerary.segments
    const zulu = zuluStay({ id: stay?.id })
    const longer = tripOf(await patch(id, { segments: [zulu, own('2027-07-04', '2027-07-06')] }))
    expect(datesOf(longer)).toEqual(['2027-07-01', '2027-07-06'])
    const earlier = tripOf(
      await patch(id, { segments: [own('2027-06-29', '2027-07-01'), zulu] }, 2),
    )
    expect(datesOf(earlier)).toEqual(['2027-06-29', '2027-07-04'])
  })

  test('follow from the start, whatever was sent beside the segments', async () => {
    const trip = await anEstimate(
      world,
      'naledi',
      tripBody({ itinerary: { segments: [zuluStay(), own('2027-07-04', '2027-07-07')] } }),
    )
    expect(datesOf(trip)).toEqual(['2027-07-01', '2027-07-07'])
  })

  test('are refused by name when they leave a segment outside', async () => {
    const { id } = await anEstimate(world)
    const short = await patch(id, { endDate: '2027-07-03' })
    expect([refusalOf(short).status, fieldsOf(short)]).toEqual([400, ['body.endDate']])
    expect(fieldsOf(await patch(id, { startDate: '2027-07-02' }))).toEqual(['body.startDate'])
    expect(datesOf(tripOf(await patch(id, { endDate: '2027-07-09' })))).toEqual([
      '2027-07-01',
      '2027-07-09',
    ])
  })
})
