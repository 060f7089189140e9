import { describe, expect, test } from 'vitest'
import { sharedNightProblems } from '#shared/itinerary/shared-night-problems'
import { aStay } from './builders'

const four = { adults: 3, children: 1 }
const room = (adults: number, children = 0) => ({ optionKey: 'JAO-TENT', adults, children })
const everybody = [room(2), room(1, 1)]
const jao = aStay({ id: 's1', startDate: '2027-06-15', endDate: '2027-06-18', rooms: everybody })
const mombo = (named: Parameters<typeof aStay>[0] = {}) =>
  aStay({
    id: 's2',
    supplierCode: 'MOMBO',
    campName: 'Mombo Camp',
    rooms: everybody,
    startDate: '2027-06-17',
    endDate: '2027-06-20',
    ...named,
  })

describe('stays that share a night', () => {
  test('have travelers at two camps at once: said once, at the later stay, with the first night; it blocks nothing', () => {
    const message = 'Jao Camp and Mombo Camp overlap on the same night'
    const problem = { code: 'stays-overlap', message, segmentId: 's2', date: '2027-06-17' }
    expect(sharedNightProblems([jao, mombo()], four)).toEqual([problem])
    expect(sharedNightProblems([mombo(), jao], four)).toEqual([problem])
  })

  test.each([
    ['the stays only meet at a day', mombo({ startDate: '2027-06-18' })],
    ['nobody was put into its rooms yet', mombo({ rooms: [] })],
    ['the agent arranges one of them', mombo({ arrangedBy: 'Agent' })],
    ['the supplier arranges one of them', mombo({ dmcArrangedOnly: true })],
    ['it is no stay', mombo({ type: 'service' })],
  ])('say nothing where %s', (_why, other) => {
    expect(sharedNightProblems([jao, other], four)).toEqual([])
  })

  test('say nothing where the party parts: the rooms of both sleep no more than travel', () => {
    const parents = aStay({ ...jao, rooms: [room(2)] })
    const others = mombo({ rooms: [room(1, 1)] })
    expect(sharedNightProblems([parents, others], four)).toEqual([])
    expect(sharedNightProblems([parents, mombo({ rooms: [room(2, 1)] })], four)).toHaveLength(1)
  })

  test('are judged night by night: who leaves one camp may be at the next', () => {
    const parents = aStay({ ...jao, endDate: '2027-06-20', rooms: [room(2)] })
    const early = mombo({ startDate: '2027-06-15', endDate: '2027-06-17', rooms: [room(1, 1)] })
    const late = mombo({
      id: 's3',
      startDate: '2027-06-17',
      endDate: '2027-06-20',
      rooms: [room(1, 1)],
    })
    expect(sharedNightProblems([parents, early, late], four)).toEqual([])
    const tooLong = { ...early, endDate: late.endDate }
    expect(sharedNightProblems([parents, tooLong, late], four)).toMatchObject([
      { segmentId: 's3', date: '2027-06-17' },
    ])
  })
})
