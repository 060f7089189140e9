import { expect, test } from 'vitest'
import type { FollowUp } from '#shared/api/follow-up'
import type { Task, Tasks } from '#shared/api/tasks'
import { calendarDate } from '#shared/dates/calendar-date'
import { dueWording, openLines } from '../../../../web/features/tasks/model/task-words'
import { followUpWording } from '../../../../web/trip/life/follow-up-words'
import { aTask } from './task-builders'

const today = calendarDate('2026-11-20')
const reminder = (named: object) =>
  ({ kind: 'hold-ends', itineraryId: 'itn_a', due: today, occasion: '', ...named }) as FollowUp

test('what is overdue stands first, then reminders, then what is due later', () => {
  const tasks: Task[] = [
    aTask({ id: 'tsk_late', due: '2026-11-01' }),
    aTask({ id: 'tsk_now', due: '2026-11-20' }),
    aTask({ id: 'tsk_soon', due: '2026-11-21' }),
    aTask({ id: 'tsk_done', done: { at: '2026-11-19T08:00:00.000Z', by: 'Naledi' } }),
  ]
  const list: Tasks = { today, tasks, followUps: [reminder({})], colleagues: [] }
  expect(openLines(list).map(({ key }) => key)).toEqual([
    'tsk_late',
    'tsk_now',
    'hold-ends itn_a',
    'tsk_soon',
  ])
})

test.each([
  ['2026-11-18', '2 days overdue', 'error.main'],
  ['2026-11-19', '1 day overdue', 'error.main'],
  ['2026-11-20', 'Today', 'warning.main'],
  ['2026-11-21', 'Tomorrow', 'ink.second'],
  ['2026-11-26', 'Thu, Nov 26', 'ink.second'],
  ['2026-11-27', 'Nov 27', 'ink.second'],
])('a task of %s is due: %s', (due, text, tone) => {
  expect(dueWording(calendarDate(due), today)).toEqual({ text, tone })
})

test('reminders say what is to be done, and how urgent it is', () => {
  const words = (named: object) => {
    const { title, text, tone } = followUpWording(reminder(named), today)
    return [title, text, tone]
  }
  expect(words({})).toEqual(['Hold ends', 'Ends today', 'error.main'])
  expect(words({ due: '2026-11-22' })).toEqual(['Hold ends', 'Ends in 2 days', 'warning.main'])
  const passports = { kind: 'passports-missing', missing: 2 }
  expect(words({ ...passports, occasion: '2027-01-10' })).toEqual([
    '2 passports missing',
    'Leaves in 51 days',
    'warning.main',
  ])
  expect(words({ ...passports, occasion: '2026-12-04' }).at(-1)).toBe('error.main')
  expect(words({ kind: 'quote-unanswered', occasion: '2026-11-14T08:00:00.000Z' })).toEqual([
    'Follow up on the quote',
    '6 days unanswered',
    'warning.main',
  ])
})
