import { describe, expect, test } from 'vitest'
import type { HistoryEntryView } from '#shared/api/itinerary-shapes'
import { changeText } from '../../../../web/trip/edits/change-text'
import { historyLine } from '../../../../web/trip/life/history-lines'
import { instantWords } from '../../../../web/trip/life/instant-words'
import { minorOf } from '../../../../web/trip/price/minor-of'

type Change = HistoryEntryView['changes'][number]
const change = (field: string, label: string, from: string, to: string): Change => ({
  field,
  label,
  from,
  to,
})
const entry = (action: string, changes: readonly Change[], version = 3): HistoryEntryView => ({
  version,
  at: '2027-01-10T10:02:00.000Z',
  by: { kind: 'agent', id: 'agt_naledi', name: 'Naledi Mokoena' },
  action,
  state: 'quote',
  changes: [...changes],
})
const text = (action: string, ...changes: readonly Change[]) =>
  historyLine(entry(action, changes), 'USD').text
const sell = change('sell', 'Sell', 'USD 102,726.72', 'USD 103,931.02')

describe('the history', () => {
  test('says what a version brought, as a colleague would', () => {
    expect(text('created')).toBe('Itinerary created')
    expect(text('duplicated')).toBe('Duplicated as an alternative')
    expect(text('duplicated from version B')).toBe('Duplicated from version B')
    expect(text('GetQuote', change('state', 'State', 'Quote', 'Quoting'))).toBe('Quote requested')
    expect(text('quoted', sell)).toBe('Quoted at USD 103,931.02')
    expect(text('quoted')).toBe('Quoted, price unchanged')
    expect(historyLine({ ...entry('quoted', []), state: 'unknown' }, 'USD').text).toBe(
      'No quote: the supplier didn’t answer',
    )
    expect(text('edited', change('rates.land', 'Land rate', '22 %', '20 %'), sell)).toBe(
      'Land rate 22% to 20%',
    )
    expect(text('requote')).toBe('Requote started')
    expect(text('payment paid')).toBe('Payment received')
    expect(text('refund')).toBe('Refunds started')
    expect(text('refund succeeded')).toBe('Refund sent')
    expect(text('restoreHistory')).toBe('Restore history')
  })

  test('names the party group that cancelled, with its fee', () => {
    const named = change('parties.p1', 'Party group cancelled', '', 'Nash family')
    const fee = change('cancellationFee', 'Cancellation fee', '', 'EUR 120.00')
    expect(text('cancelPartyGroup', named, fee)).toBe('Nash family cancelled, fee EUR 120.00')
    expect(text('cancelPartyGroup')).toBe('Party group cancelled')
  })

  test('tells two changes and counts the rest', () => {
    const changes = ['name', 'discount', 'adults', 'children'].map((field) =>
      change(field, field, '1', '2'),
    )
    expect(text('edited', ...changes)).toBe('name 1 to 2; discount 1 to 2; 2 more changes')
    expect(historyLine(entry('edited', changes), 'USD').all).toHaveLength(4)
    expect(historyLine(entry('edited', changes.slice(0, 2)), 'USD').all).toEqual([])
  })

  test('tells of a step what it is about beside its name, and keeps the rest to be opened', () => {
    expect(text('changeCurrency', change('currency', 'Currency', 'GBP', 'JPY'))).toBe(
      'Currency changed from GBP to JPY',
    )
    const held = [
      change('state', 'State', 'Holding', 'Provisional'),
      change('holdExpiry', 'Rooms held until', '', 'Nov 25, 17:00 camp time'),
    ]
    expect(historyLine(entry('held', held), 'USD')).toMatchObject({
      text: 'Rooms held until Nov 25, 17:00 camp time',
      title: 'Rooms held until Nov 25, 17:00 camp time',
      all: ['State Holding to Provisional', 'Rooms held until Nov 25, 17:00 camp time'],
    })
    const deposit = change('payments.p1', 'Deposit', '', 'USD 11,480.56, due 2026-11-22')
    expect(historyLine(entry('generatePayments', [deposit]), 'USD')).toMatchObject({
      text: 'Payments generated: Deposit USD 11,480.56, due November 22, 2026',
      all: [],
    })
    const paid = [change('payments.p1.status', 'Deposit', 'Pending', 'Paid'), ...held.slice(0, 1)]
    expect(historyLine(entry('marked as paid', paid), 'USD')).toMatchObject({
      text: 'Wire received: Deposit paid',
      title: 'Wire received',
      all: ['Deposit paid', 'State Holding to Provisional'],
    })
    const longer = change(
      'segments.s1.dates',
      'Jao Camp: dates',
      '2027-06-15 to 2027-06-18',
      '2027-06-15 to 2027-06-19',
    )
    expect(text('addAccommodationDays', longer)).toBe(
      'Stay length changed: Jao Camp: dates Jun 15 – 18 to Jun 15 – 19',
    )
  })

  test('tells what people decided first, in their words, and leaves out what follows from it', () => {
    const swap = [
      change('endDate', 'End', '2027-06-21', '2027-06-23'),
      change('segments.s1.rooms', 'Mombo Camp: rooms', 'JAO-TENT 2+0', 'MOMBO-TENT 2+0'),
      change('segments.s1.costAmount', 'Mombo Camp: cost', 'USD 10', ''),
      change('segments.s1.availability', 'Mombo Camp: availability', '2', ''),
      change('segments.s1.supplierCode', 'Mombo Camp: camp', 'Jao Camp', 'Mombo Camp'),
      change('segments.s4', 'Vumbura', '', '2027-06-21 to 2027-06-23'),
    ]
    expect(text('edited', ...swap)).toBe('Vumbura added; Mombo Camp: camp Jao Camp to Mombo Camp')
    expect(text('edited', change('flags.xfsm', 'Foreign-sell markup', 'no', 'yes'))).toBe(
      'Foreign-sell markup added',
    )
    expect(text('edited', change('flags.lcr', 'Exchange rates kept', 'yes', 'no'))).toBe(
      'Exchange rates no longer kept',
    )
    expect(text('edited', change('endDate', 'End', '2027-06-21', '2027-06-23'))).toBe(
      'End June 21, 2027 to June 23, 2027',
    )
  })

  test('says dates, rooms and what is either so or not as people do', () => {
    const of = (field: string, label: string, from: string, to: string) =>
      changeText(change(`segments.s1.${field}`, `Jao Camp: ${label}`, from, to), 'USD')
    expect(of('dates', 'dates', '2027-06-15 to 2027-06-18', '2027-06-16 to 2027-07-01')).toBe(
      'Jao Camp: dates Jun 15 – 18 to Jun 16 – Jul 1',
    )
    expect(of('dates', 'dates', '2027-06-15 to 2027-06-15', '2027-06-16 to 2027-06-16')).toBe(
      'Jao Camp: dates Jun 15 to Jun 16',
    )
    expect(of('rooms', 'rooms', 'JAO-TENT 2+0', 'JAO-TENT 1+0, JAO-FAMILY 1+1')).toBe(
      'Jao Camp: rooms TENT for 2 adults to TENT for 1 adult, FAMILY for 1 adult, 1 child',
    )
    expect(of('hideFromClient', 'hidden from the client', 'no', 'yes')).toBe(
      'Jao Camp: hidden from the client',
    )
    expect(of('arrangedBy', 'arranged by', 'DMC', 'Agent')).toBe('Jao Camp: self-arranged')
    expect(of('chargeable', 'chargeable', 'yes', '')).toBe('Jao Camp: charged by default')
  })

  test('says what came, what went, and amounts in money', () => {
    expect(
      changeText(change('holdExpiry', 'Rooms held until', 'Nov 25, 17:00 camp time', ''), 'USD'),
    ).toBe('Hold ended')
    expect(
      changeText(change('segments.s4', 'Jao Camp', '', '2027-06-15 to 2027-06-18'), 'USD'),
    ).toBe('Jao Camp added')
    expect(
      changeText(change('segments.s4', 'Jao Camp', '2027-06-15 to 2027-06-18', ''), 'USD'),
    ).toBe('Jao Camp removed')
    expect(
      changeText(
        change('segments.s4.sellOverride', 'Jao: sell override', '', 'USD 21,000.50'),
        'USD',
      ),
    ).toBe('Jao: sell override set to $21,000.50')
    expect(changeText(change('clientId', 'Client', 'Eleanor', ''), 'USD')).toBe(
      'Client removed, was Eleanor',
    )
    expect(changeText(change('travelers.t1', 'Traveler Ann (9)', '', 'Ann (9)'), 'USD')).toBe(
      'Traveler Ann (9) added',
    )
    expect(changeText(change('parties.p1', 'Party group Lee', 'Ann', ''), 'USD')).toBe(
      'Party group Lee removed',
    )
    expect(changeText(change('parties.p1', 'Party group Lee', 'Ann, Cy', 'Ann, Bo'), 'USD')).toBe(
      'Party group Lee: Bo joined, Cy left',
    )
    expect(
      changeText(
        change('segments.s1.shares', 'Jao: shares', 'by number of travelers', 'Lee 70 %, Cy 30 %'),
        'USD',
      ),
    ).toBe('Jao: shares by number of travelers to Lee 70%, Cy 30%')
  })

  test('reads amounts of the trip’s currency only', () => {
    expect(minorOf('USD 103,931.02', 'USD')).toBe(10_393_102)
    expect(minorOf('−USD 5.00', 'USD')).toBe(-500)
    expect(minorOf('JPY 1,500', 'JPY')).toBe(1_500)
    for (const odd of ['', 'EUR 5.00', 'USD 5', 'N/A']) expect(minorOf(odd, 'USD')).toBeUndefined()
  })

  test('says when, as short as it can be', () => {
    const now = new Date('2027-01-10T12:00:00.000Z')
    const words = (instant: string) => instantWords(new Date(instant), now, 'UTC')
    expect(words('2027-01-10T10:02:00.000Z')).toBe('10:02')
    expect(words('2027-01-08T17:04:00.000Z')).toBe('Jan 8, 17:04')
    expect(words('2026-09-28T17:04:00.000Z')).toBe('Sep 28, 2026')
  })
})
