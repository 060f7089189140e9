import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { transferView } from '#shared/api/suppliers'
import { getAgencyByCode } from '../../../functions/suppliers/routes/get-agency-by-code'
import { getTransfers } from '../../../functions/suppliers/routes/get-transfers'
import { getTransfersOrig } from '../../../functions/suppliers/routes/get-transfers-orig'
import { greatCircleKm, transfersBetween } from '../../../functions/suppliers/transfers'
import { callAs } from '../../support/call-as'
import { published } from '../../support/published'
import { agencyStoreOfTests } from '../../support/trip-world'

const maun = {
  transitPointCode: 'MUB',
  countryCode: 'BW',
  name: 'Maun',
  latitude: -19.9726,
  longitude: 23.4311,
}
const kasane = {
  transitPointCode: 'BBK',
  countryCode: 'BW',
  name: 'Kasane',
  latitude: -17.8329,
  longitude: 25.1624,
}

test('a road is 1.3 times as far as the crow flies, at 60 km/h; a charter flies straight at 220 km/h', () => {
  const straight = greatCircleKm(maun, kasane)
  expect(straight).toBeGreaterThan(295)
  expect(straight).toBeLessThan(305)
  expect(transfersBetween(maun, kasane, 2)).toMatchObject([
    {
      type: 'chartered',
      from: 'MUB',
      to: 'BBK',
      kilometres: Math.round(straight),
      currency: 'USD',
    },
    {
      type: 'road',
      fromName: 'Maun',
      kilometres: Math.round(straight * 1.3),
      minutes: Math.round(straight * 1.3),
    },
  ])
})

test('more travelers than seats take another vehicle', () => {
  const priceFor = (pax: number) => Number(transfersBetween(maun, kasane, pax).at(-1)?.costAmount)
  expect(priceFor(7)).toBe(priceFor(1))
  expect(priceFor(8)).toBeCloseTo(2 * priceFor(1), 2)
})

test('from a place to itself there is no way', () => {
  expect(transfersBetween(maun, maun, 2)).toEqual([])
})

const answered = z.object({ transfers: z.array(transferView) })

test('ways are offered between transit points of the catalogue, and unknown ones are not found', async () => {
  const { catalogue } = await published()
  const call = callAs(getTransfers, { catalogue })
  const [from, to] = ['MUB', 'BBK']
  const { status, body } = await call({ body: { from, to } })
  expect(status).toBe(200)
  expect(answered.parse(body).transfers.every((way) => way.from === from && way.to === to)).toBe(
    true,
  )
  expect((await call({ body: { from, to: 'NOWHERE' } })).status).toBe(404)
  const out = answered.parse(
    (await callAs(getTransfersOrig, { catalogue })({ body: { from } })).body,
  ).transfers
  const distances = out.map(({ kilometres }) => kilometres)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
})

test('an agency is found by its own code and by a pattern of it, and no other', async () => {
  const call = callAs(getAgencyByCode, { agencies: agencyStoreOfTests })
  for (const wildCode of ['MAR001', 'mar*', '*001', 'M*0*1']) {
    expect(await call({ query: { wildCode } })).toMatchObject({
      status: 200,
      body: { id: 'agy_marula' },
    })
  }
  for (const wildCode of ['BAO002', 'MAR', 'M*2', 'MAR001*1']) {
    expect((await call({ query: { wildCode } })).status).toBe(404)
  }
})
