import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { DuplicateReason } from '#shared/api/client-merges'
import { compareNames, type PlainName, plainNameOf, soundOf } from './similar-names'

/** What of a client is looked at. */
export interface Candidate {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

export interface FoundPair {
  readonly ids: readonly [string, string]
  readonly reasons: readonly DuplicateReason[]
  /** Pairs are shown with the surest, the highest, first. */
  readonly score: number
}

/**
 * A block of more than these says nothing: half of an agency lives behind one switchboard, or is
 * called Smith.
 */
const maxBlock = 60

/**
 * Pairs of clients who may be one person, each with why it was found: the same mailbox, the same
 * phone, or names alike. Only clients that share a mailbox, a number or the sound of a name are
 * compared, never all with all.
 */
export function findDuplicates(clients: readonly Candidate[]): FoundPair[] {
  const people = clients.map((client) => ({
    id: client.id,
    mailbox: mailboxOf(client.email),
    phones: phonesOf(client.phone),
    name: plainNameOf(client.firstName, client.lastName),
  }))
  type Person = (typeof people)[number]
  const blocks = new Map<string, Person[]>()
  const enter = (key: string, person: Person) => {
    const block = blocks.get(key)
    if (block === undefined) blocks.set(key, [person])
    else if (block[block.length - 1] !== person) block.push(person)
  }
  for (const person of people) {
    const [first, last] = [person.name.first.plain, person.name.last.plain]
    if (person.mailbox !== '') enter(`@${person.mailbox}`, person)
    for (const phone of person.phones) enter(`+${phone}`, person)
    for (const [one, other] of [
      [first, last],
      [last, first],
    ] as const) {
      enter(`${soundOf(one)} ${soundOf(other)}`, person)
    }
    for (const word of last.split(' '))
      enter(`${word} ${person.name.first.whole.slice(0, 3)}`, person)
    enter(`${first.slice(0, 3)}|${last.slice(0, 3)}`, person)
    enter(`${first}|${last.slice(0, 2)}`, person)
  }
  const pairs = new Map<string, FoundPair>()
  for (const block of blocks.values()) {
    if (block.length < 2 || block.length > maxBlock) continue
    for (const [at, one] of block.entries()) {
      for (const other of block.slice(at + 1)) {
        const key = one.id < other.id ? `${one.id} ${other.id}` : `${other.id} ${one.id}`
        if (one.id === other.id || pairs.has(key)) continue
        const pair = judge(one, other)
        if (pair !== undefined) pairs.set(key, pair)
      }
    }
  }
  return [...pairs.values()].sort(
    (one, other) => other.score - one.score || (one.ids[0] < other.ids[0] ? -1 : 1),
  )
}

interface Judged {
  readonly id: string
  readonly mailbox: string
  readonly phones: readonly string[]
  readonly name: PlainName
}

/** Any reason makes a pair; families share a phone, so that alone comes last. */
function judge(one: Judged, other: Judged): FoundPair | undefined {
  const names = compareNames(one.name, other.name)
  const isMailbox = one.mailbox !== '' && one.mailbox === other.mailbox
  const isPhone = one.phones.some((phone) => other.phones.includes(phone))
  const reasons: DuplicateReason[] = [
    ...(isMailbox ? (['email'] as const) : []),
    ...(isPhone ? (['phone'] as const) : []),
    ...(names === 'different' ? [] : ([names === 'same' ? 'same-name' : 'similar-name'] as const)),
  ]
  if (reasons.length === 0) return undefined
  const [first, second] = one.id < other.id ? [one.id, other.id] : [other.id, one.id]
  const score =
    (isMailbox ? 4 : 0) + (isPhone ? 3 : 0) + { same: 3.5, similar: 2, different: 0 }[names]
  return { ids: [first, second], reasons, score }
}

/**
 * The mailbox of an address: without what stands behind a plus, and in Gmail without dots, which it
 * does not see.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  if (host === '') return ''
  const plain = name.replace(/\+.*$/, '')
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}

/**
 * A number in all its digits, and without its country, which many leave out; short ones say
 * nothing.
 */
export function phonesOf(phone: string): string[] {
  if (phone.trim() === '') return []
  const phoneNumber = parsePhoneNumberFromString(phone.replace(/^\s*00/, '+'))
  const national = phoneNumber?.nationalNumber ?? phone.replace(/\D/g, '').replace(/^0+/, '')
  return national.length < 7 ? [] : [national]
}
