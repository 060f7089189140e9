import { describe, expect, test } from 'vitest'
import { findDuplicates, mailboxOf, phonesOf } from '../../functions/client-merges/find-duplicates'
import { compareNames, plainNameOf } from '../../functions/client-merges/similar-names'

const named = (name: string) => {
  const [first = '', last = ''] = name.split('/')
  return plainNameOf(first, last)
}

describe('names', () => {
  test.each([
    ['Jonathan/Smith', 'Jon/Smith'],
    ['Robert/Hartley', 'Bob/Hartley'],
    ['Katherine/O’Brien', 'Kate/OBrien'],
    ['José María/García', 'Jose/Garcia'],
    ['Naledi/Mokoena', 'Naledi/Mokena'],
    ['Elizabeth/Thompson', 'Elisabeth/Thomson'],
    ['Anna/Schmidt-Meier', 'Anna/Schmidt'],
    ['Mokoena/Naledi', 'Naledi/Mokoena'],
    ['Sara/Andersson', 'Sarah/Anderson'],
    ['Margaret/Whitfield', 'Margarat/Whitfeild'],
    ['Stephen/Macdonald', 'Steven/McDonald'],
  ])('%s and %s are alike', (one, other) =>
    expect(compareNames(named(one), named(other))).toBe('similar'),
  )

  test.each([
    ['Anna/Hartley', 'John/Hartley'],
    ['John/Smith', 'Jane/Smith'],
    ['Naledi/Mokoena', 'Lerato/Mokoena'],
    ['Michael/Brown', 'Michelle/Brown'],
    ['Peter/Muller', 'Peter/Miller'],
    ['Maria/Lopez', 'Mario/Lopez'],
    ['Daniel/Green', 'Daniel/Greenberg'],
    ['Thomas/Wright', 'Thabo/Wright'],
    ['David/Jones', 'David/Johns'],
    ['Emma/Clark', 'Emma/Clay'],
    ['Paul/Martin', 'Paula/Martin'],
    ['Michael/Weber', 'Michaela/Weber'],
    ['/Smith', '/Smith'],
    ['Guest/Party 1201', 'Guest/Party 1202'],
  ])('%s and %s are two people', (one, other) =>
    expect(compareNames(named(one), named(other))).toBe('different'),
  )
})

test('accents and capitals make no difference', () =>
  expect(compareNames(named('Jürgen/Groß'), named('JURGEN/Gross'))).toBe('same'))

test('mailboxes are one without tags, and in Gmail without dots', () => {
  expect(mailboxOf(' Jane.Doe+safari@GoogleMail.com')).toBe(mailboxOf('janedoe@gmail.com'))
  expect(mailboxOf('jane.doe@example.com')).not.toBe(mailboxOf('janedoe@example.com'))
})

test('a phone is one however it is written, and a short one says nothing', () => {
  const same = ['+267 71 234 567', '00267 71234567', '71 234 567', '+267-71-234-567']
  expect(new Set(same.flatMap(phonesOf)).size).toBe(1)
  expect(phonesOf('ext. 12')).toEqual([])
})

const client = (id: string, name: string, email: string, phone = '') => {
  const [firstName = '', lastName = ''] = name.split('/')
  return { id, firstName, lastName, email, phone }
}

test('pairs are told with every reason, the surest first', () => {
  const pairs = findDuplicates([
    client('a', 'Robert/Hartley', 'robert@example.com', '+1 202 555 0147'),
    client('b', 'Bob/Hartley', 'robert+safari@example.com', '(202) 555-0147'),
    client('c', 'Anna/Hartley', 'anna@example.com', '+1 202 555 0147'),
    client('d', 'Thabo/Molefe', 'thabo@example.com'),
    client('e', 'Thabo/Molefe', 'thabo.m@example.com'),
  ])
  expect(pairs.map(({ ids, reasons }) => [ids.join(''), reasons])).toEqual([
    ['ab', ['email', 'phone', 'similar-name']],
    ['de', ['same-name']],
    ['ac', ['phone']],
    ['bc', ['phone']],
  ])
})

test('ten thousand clients are looked through in less than two seconds, and the doubles among them found', () => {
  const syllables = ['ma', 'ru', 'la', 'ke', 'to', 'bi', 'sen', 'dor', 'wil', 'han', 'gre', 'cho']
  const word = (seed: number) =>
    [seed, Math.floor(seed / 12), Math.floor(seed / 144)].map((at) => syllables[at % 12]).join('')
  const clients = Array.from({ length: 10_000 }, (_, at) =>
    client(
      `c${at}`,
      `${word(at * 7)}/${word(at * 13 + 5)}${at % 97}`,
      `c${at}@example.com`,
      `+27 82 ${1_000_000 + at}`,
    ),
  )
  const doubles = clients
    .slice(0, 200)
    .map((one, at) => ({ ...one, id: `d${at}`, email: `x${at}@example.com` }))
  const from = process.cpuUsage() // of this process: other tests run at the same time
  const pairs = findDuplicates([...clients, ...doubles])
  const took = process.cpuUsage(from).user / 1000
  const found = new Set(pairs.map(({ ids }) => ids.join(' ')))
  expect(doubles.filter((_, at) => !found.has(`c${at} d${at}`))).toEqual([])
  expect(took).toBeLessThan(2_000)
})
