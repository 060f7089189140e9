import { expect, test } from 'vitest'
import { agentIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import type { Trip } from '../../../../../web/features/trips/api/trips-query'
import { tripsCsv } from '../../../../../web/features/trips/components/PageHead'
import { day } from '../support'

const trip = (named: Partial<Trip>): Trip => ({
  id: itineraryIdSchema.parse('itn_0001'),
  name: 'Kenya Adventure',
  state: 'confirmed',
  adults: 2,
  children: 0,
  agentId: agentIdSchema.parse('agt_naledi'),
  agentName: 'Naledi Mokoena',
  startDate: day('2027-01-10'),
  endDate: day('2027-01-12'),
  version: 1,
  updatedAt: '2026-11-20T08:00:00.000Z',
  createdDate: '2026-11-20T08:00:00.000Z',
  currency: 'USD',
  sell: 1_774_180,
  margin: -1_200,
  paid: 0,
  deposit: 992_600,
  problems: 0,
  ...named,
})

test('a trip whose sell lacks stays says how many', () => {
  const [heads = '', line = ''] = tripsCsv([trip({ unpriced: 4 })]).split('\r\n')
  const place = heads.split(',').indexOf('Stays without a price')
  expect(line.split(',')[place]).toBe('4')
})

test('amounts have all the decimals of their currency, also below zero', () => {
  const [, line = '', yen = ''] = tripsCsv([
    trip({}),
    trip({ currency: 'JPY', sell: 4_046_104 }),
  ]).split('\r\n')
  expect(line).toContain('USD,17741.80,-12.00,0,9926.00,0.00')
  expect(yen).toContain('JPY,4046104,-1200,0,992600,0')
})
