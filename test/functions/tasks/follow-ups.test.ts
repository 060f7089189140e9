import { expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { itineraryStates } from '#shared/itinerary/states'
import {
  endingHold,
  type FollowUpTrip,
  missingPassports,
  needsPassports,
  proposalIds,
  unansweredQuote,
  withoutRejected,
} from '../../../functions/tasks/follow-ups'

const today = calendarDate('2026-11-20')
const aTrip = (named: Partial<FollowUpTrip> = {}) =>
  ({
    id: 'itn_delta1',
    name: 'Okavango in June',
    state: 'quote',
    agentId: 'agt_naledi',
    agentName: 'Naledi Mokoena',
    clientId: 'cli_ada1',
    clientName: 'Ada Moremi',
    startDate: '2027-06-15',
    adults: 2,
    children: 1,
    paid: 0,
    updatedAt: '2026-11-15T23:30:00.000Z',
    ...named,
  }) as FollowUpTrip

test('a quote is to be followed up five days after its last change, not a day before', () => {
  const occasion = '2026-11-15T23:30:00.000Z'
  expect(unansweredQuote(aTrip(), today)).toMatchObject([
    { kind: 'quote-unanswered', due: '2026-11-20', occasion, assigneeName: 'Naledi Mokoena' },
  ])
  expect(unansweredQuote(aTrip(), addDays(today, -1))).toEqual([])
  expect(unansweredQuote(aTrip(), addDays(today, 30))).toMatchObject([{ due: '2026-11-20' }])
})

test('no other state is followed up, nor a quote of a trip whose start is over', () => {
  const found = itineraryStates.filter((state) => unansweredQuote(aTrip({ state }), today)[0])
  expect(found).toEqual(['quote'])
  const startDate = addDays(today, -1)
  expect(unansweredQuote(aTrip({ startDate }), today)).toEqual([])
  expect(unansweredQuote(aTrip({ startDate: today }), today)).toHaveLength(1)
})

test('passports are asked for from 60 days before a booked trip until its start', () => {
  const booked = (days: number) =>
    needsPassports(aTrip({ state: 'confirmed', startDate: addDays(today, days) }), today)
  expect([-1, 0, 60, 61].map(booked)).toEqual([false, true, true, false])
  expect(needsPassports(aTrip({ startDate: addDays(today, 10) }), today)).toBe(false)
})

test('as many passports are missing as travelers have told none', () => {
  expect(missingPassports(aTrip(), 1)).toMatchObject([
    { kind: 'passports-missing', missing: 2, due: '2027-04-16', occasion: '2027-06-15' },
  ])
  expect(missingPassports(aTrip(), 3)).toEqual([])
})

test('a hold ends on the day that it is for its agent', () => {
  const until = '2026-11-20T22:30:00.000Z'
  expect(endingHold(aTrip(), { until, zone: 'Africa/Gaborone' })).toMatchObject({
    kind: 'hold-ends',
    due: '2026-11-21',
    occasion: until,
  })
  expect(endingHold(aTrip(), { until, zone: 'America/New_York' }).due).toBe('2026-11-20')
})

test('a version of a proposal is answered once its client booked another one', () => {
  const proposalId = 'itn_delta1' as NonNullable<FollowUpTrip['proposalId']>
  const version = aTrip({ proposalId })
  const otherClients = aTrip({ proposalId, clientId: 'cli_ben1' as never })
  const plain = aTrip()
  const trips = [version, otherClients, plain]
  expect(proposalIds(trips)).toEqual([proposalId])
  expect(withoutRejected(trips, [version])).toEqual(trips)
  const booked = aTrip({ proposalId, state: 'confirmed' })
  expect(withoutRejected(trips, [version, booked])).toEqual([otherClients, plain])
})
