import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { lastingId } from '#shared/rate-sheets/asking'
import { addressOf } from '#shared/rate-sheets/cells'
import { rateRowsOf } from '#shared/rate-sheets/rate-rows'
import { readCharge } from '#shared/rate-sheets/read-charges'
import { readBook } from '#shared/rate-sheets/read-sheet'
import { traceRates } from '#shared/rate-sheets/trace-rates'
import { chargeText, readCharges } from '#shared/rates/rate-charges'
import { one } from './corpus/sheet-case'

const today = calendarDate('2026-11-23')
const forms = { start: calendarDate('2027-01-01'), isMonthFirst: false }
const read = (note: string, answers: Readonly<Record<string, string>> = {}) => {
  const sheets = one(
    [
      'Ruckomechi Camp nett 2027, USD per person sharing, VAT incl., international',
      ' | Green 1 Jan – 31 May | High 1 Jun – 31 Dec',
      'Tent | 700 | 900',
      note,
    ].join('\n'),
  )
  const usual = { single: 'sharing', child: 'adult', infant: 'free' }
  const reading = readBook(sheets, { name: 'sheet', today, answers: { ...usual, ...answers } })
  const [room] = reading.rooms
  if (room === undefined) throw new Error('no room was read')
  return { ...reading, room, charges: rateRowsOf(room, reading).map(({ charges }) => charges) }
}

describe('a charge in a note', () => {
  test.each([
    [
      'Christmas supplement USD 100 per person per night 22 Dec – 3 Jan',
      'Christmas supplement 100 USD per person per night from 2027-12-22 to 2028-01-03',
    ],
    [
      'Park fees of USD 1,280.50 per person per night, payable locally',
      'Park fees 1280.50 USD per person per night paid locally',
    ],
    [
      'A community levy of 15 EUR per room per stay is payable direct',
      'Community levy 15 EUR per room per stay paid locally',
    ],
    [
      'Bed levy R 20 per adult per night payable on arrival',
      'Bed levy 20 ZAR per person per night age 18+ paid locally',
    ],
  ])('“%s” is read', (note, text) => {
    const found = readCharge(note, forms)
    expect(found?.isPaidLocally).toBeDefined()
    const { charge, isPaidLocally = false } = found ?? { charge: undefined }
    if (charge === undefined) throw new Error(note)
    expect(chargeText({ ...charge, isPaidLocally })).toBe(text)
    expect(typeof readCharges(text)).toBe('object')
  })

  test.each([
    'Park fees are included',
    'Park fees USD 80 per person',
    'Park fees 80 per person per night',
    'Levy $ 15 per person per night',
    'Park fees adults USD 80, others USD 40 per person per night',
    'Christmas supplement USD 100 per person per night',
    'Park fees for children USD 40 per person per night',
    'Single supplement USD 100 per person per night',
    'Levy USD 15 per person per night from 3 nights',
  ])('“%s” is none', (note) => {
    expect(readCharge(note, forms)).toBeUndefined()
  })

  test('is in the rates of its seasons, traced to its cell', () => {
    const { room, charges, commission, unread } = read(
      'Christmas supplement USD 100 per person per night 22 Dec – 3 Jan',
    )
    const text = 'Christmas supplement 100 USD per person per night from 2027-12-22 to 2028-01-03'
    expect(charges).toEqual([undefined, text])
    expect(
      traceRates(room, { commission }).flatMap(({ label, value, place }) =>
        label === 'Christmas supplement' ? [[value, place && addressOf(place)]] : [],
      ),
    ).toEqual([['100', 'A4']])
    expect(unread).toEqual([])
  })

  test('is asked about where no word says who pays it, and put where the answer says', () => {
    const note = 'Conservation levy USD 15 per person per night is payable extra'
    const id = `note ${note}`
    expect(read(note).questions.map((question) => question.id)).toContain(lastingId(id))
    expect(read(note).charges).toEqual([undefined, undefined])
    const text = 'Conservation levy 15 USD per person per night'
    expect(read(note, { [id]: 'price' }).charges).toEqual([text, text])
    expect(read(note, { [id]: 'there' }).charges[0]).toBe(`${text} paid locally`)
    expect(read(note, { [id]: 'none' }).charges).toEqual([undefined, undefined])
  })

  test('in another currency than the rates can’t be a part of them', () => {
    const { questions } = read('Park fee of ZAR 30 per person per day')
    const options = questions.find(({ title }) => title.startsWith('Park fee'))?.options
    expect(options?.map(({ value }) => value)).toEqual(['there', 'none'])
  })

  test('of some seasons or camps is theirs alone', () => {
    const { charges } = read('High season supplement USD 50 per person per night')
    expect(charges).toEqual([undefined, 'High season supplement 50 USD per person per night'])
  })
})
