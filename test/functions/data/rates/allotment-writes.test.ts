import { describe, expect, test } from 'vitest'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import {
  type AllotmentMove,
  AllotmentsRefused,
  allotmentWrites,
} from '../../../../functions/data/rates/allotment-writes'
import type { Refusal } from '../../../../functions/data/table/refusals'

const moveOf = (month: string, days: Record<number, number>): AllotmentMove => ({
  supplierCode: supplierCodeSchema.parse('ZULU'),
  optionKey: optionKeySchema.parse('ZULU-TENT'),
  month: calendarMonthSchema.parse(month),
  days: new Map(Object.entries(days).map(([day, count]) => [Number(day), count])),
})

describe('a write that moves rooms', () => {
  test.each<[string, Record<number, number>]>([
    ['takes', { 1: 1, 2: 2, 3: 1 }],
    ['gives back', { 1: -1, 2: -2 }],
    ['does both', { 1: 1, 31: -1 }],
  ])('that %s gives a value to each name that it uses, and to no other', (_what, days) => {
    for (const { write } of allotmentWrites([moveOf('2027-07', days)])) {
      const { UpdateExpression, ConditionExpression, ExpressionAttributeValues } =
        Object(write).Update
      const used = new Set(`${UpdateExpression} ${ConditionExpression}`.match(/:\w+/g))
      expect([...used].sort()).toEqual(Object.keys(ExpressionAttributeValues).sort())
    }
  })

  test('that is refused says what the months have that refused, wherever it stands among other writes', () => {
    const [, august] = allotmentWrites([moveOf('2027-07', { 1: 1 }), moveOf('2027-08', { 1: 1 })])
    const left = { pk: 'SUPPLIER#ZULU#CALENDAR', sk: '2027-07#ZULU-TENT', d01: 0 }
    const monthsOf = (...all: readonly Refusal[]) => {
      const error = august?.refused?.(undefined, all)
      if (!(error instanceof AllotmentsRefused)) throw new Error('it is refused for its rooms')
      return error.months.map(({ month, optionKey, days }) => [month, optionKey, [...days]])
    }
    const empty = ['2027-08', 'ZULU-TENT', []]
    expect(monthsOf({ index: 4, reason: 'condition', old: undefined })).toEqual([empty])
    const conflict: Refusal = { index: 3, reason: 'conflict', old: undefined }
    expect(monthsOf(conflict, { index: 4, reason: 'condition', old: undefined })).toEqual([empty])
    const [july] = allotmentWrites([moveOf('2027-07', { 1: 1 }), moveOf('2027-08', { 1: 1 })])
    const both = july?.refused?.(undefined, [
      { index: 3, reason: 'condition', old: left },
      { index: 4, reason: 'condition', old: undefined },
      { index: 5, reason: 'condition', old: undefined },
    ])
    expect(both).toMatchObject({
      months: [{ month: '2027-07', days: new Map([[1, 0]]) }, { month: '2027-08' }],
    })
  })
})
