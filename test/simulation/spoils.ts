import {
  allGranted,
  allPaid,
  allSentBack,
  allShown,
  allWired,
  bookedAsOne,
  cheaper,
  dearer,
  feesRaised,
  forgetful,
  halfShared,
  latestCounts,
  packedAgain,
  withoutStays,
} from './spoiled-contents'
import {
  counting,
  deleting,
  leavingOut,
  mailingRegardless,
  movingRegardless,
  puttingItem,
  puttingRegardless,
  puttingToo,
  withoutPlace,
} from './spoiling'
import type { Spoil } from './world'

const versionKey = (version: number): string => `ITINERARY#${99_999_999 - version}`

const isMessage = (sk: unknown): boolean => String(sk).startsWith('THREAD#')

export interface SpoiledWorld {
  readonly spoil: Spoil
  readonly says: RegExp
  /** Only another system's prices move. */
  readonly isRemote?: true
  /** Where to begin with what only few seeds come to. */
  readonly firstSeed?: number
}

/** Mistakes put between the product and its table on purpose, each with what the laws say of it. */
export const spoils = {
  'rooms that go back twice': {
    spoil: counting((count) => (count < 0 ? 2 * count : count)),
    says: /\d free and \d taken of \d/,
  },
  'rooms that are taken without a look at what is left': {
    spoil: movingRegardless,
    says: /-\d rooms free|to be asked for/,
    firstSeed: 4,
  },
  'a history that is lost': {
    spoil: leavingOut(({ sk }) => sk === 'HISTORY#00000002'),
    says: /its history is not complete at version 2/,
  },
  'a state that the table does not lead to': {
    spoil: puttingItem('ITINERARY', (item) =>
      item.state === 'provisional' ? { ...item, state: 'confirmed' } : item,
    ),
    says: /holding → confirmed is not in the table/,
  },
  'a price that is not that of what is stored': {
    spoil: puttingItem('ITINERARY#', packedAgain('body', dearer)),
    says: /its figures are not those of what it holds/,
  },
  'work that no sweep finds': { spoil: withoutPlace('INFLIGHT'), says: /never at rest/ },
  'a hold that no job finds': { spoil: withoutPlace('HELD'), says: /held for ever|is Prov/ },
  'a refund that no sweep finds': {
    spoil: withoutPlace('REFUNDS', 'REFUNDOWED'),
    says: /never at rest/,
    firstSeed: 62,
  },
  'a version that is written over': {
    spoil: puttingToo((item) =>
      item.sk === versionKey(2) ? { ...item, sk: versionKey(1) } : undefined,
    ),
    says: /ITINERARY#99999998 is written over/,
  },
  'a state that the audit trail does not tell of': {
    spoil: puttingItem('HISTORY#', ({ listed: _entries, gsi1pk: _pk, gsi1sk: _sk, ...item }) => ({
      ...item,
      listed: [],
    })),
    says: /→ \w+ is not in the audit trail/,
  },
  'a trip that is gone': {
    spoil: deleting(({ sk, state }) => sk === 'ITINERARY' && state === 'cancelled'),
    says: /itn_\w+ is gone/,
  },
  'a sale that is not booked': {
    spoil: puttingItem('BOOKING', (item) =>
      item.status === 'Conf' ? { ...item, status: 'Prov' } : item,
    ),
    says: /is confirmed, its booking is Prov/,
  },
  'a sale that keeps the end of its hold': {
    spoil: puttingItem('BOOKING', (item) =>
      item.status === 'Conf' ? { ...item, heldUntil: item.updatedAt } : item,
    ),
    says: /is sold, and ends/,
  },
  'rooms booked for other nights': {
    spoil: puttingItem('BOOKING', packedAgain('packed', withoutStays)),
    says: /is provisional for \w+-TENT .*, and {2}is booked/,
  },
  'a booking of two trips': {
    spoil: puttingItem('ITINERARY', (item) => (item.state === 'saved' ? bookedAsOne(item) : item)),
    says: /ONE has 2 itineraries/,
  },
  'an edit over what somebody else wrote': {
    spoil: puttingRegardless('ITINERARY', 'ITINERARY#', 'HISTORY#'),
    // Parts of two versions are also a record that nobody can read.
    says: /edited from version \d+|\d+ after \d+|A saved record could not be read/,
    firstSeed: 2,
  },
  'words that are lost': {
    spoil: puttingItem('ITINERARY#', packedAgain('body', allShown)),
    says: /hideFromClient is not as it was asked/,
    firstSeed: 3,
  },
  'a list that says something else': {
    spoil: puttingItem('ITINERARY', cheaper),
    says: /a list says something else/,
  },
  'a payment that no list shows': {
    spoil: leavingOut(({ sk }) => sk === 'PAYMENT'),
    says: /the list of payments says something else/,
  },
  'a reminder without a claim': {
    spoil: leavingOut(({ sk }) => String(sk).startsWith('REMINDER#')),
    says: /\d reminders, and 0 were due/,
    firstSeed: 147,
  },
  'money that nobody took': {
    spoil: puttingItem('CHARGES', packedAgain('packed', allPaid)),
    says: /paid, and the provider took nothing/,
    firstSeed: 3,
  },
  'a wire that nobody noted': {
    spoil: puttingItem('CHARGES', packedAgain('packed', allWired)),
    says: /nobody noted a wire|\d+ paid, and \d+ came in/,
    firstSeed: 3,
  },
  'money that was not sent back': {
    spoil: puttingItem('CHARGES', packedAgain('packed', allSentBack)),
    says: /nothing was sent back/,
    firstSeed: 7,
  },
  'a later payment that counts': {
    spoil: puttingItem('CHARGES', packedAgain('packed', latestCounts)),
    says: /came first, and a later one counts/,
    firstSeed: 19,
  },
  'a name that nobody looks after': {
    spoil: leavingOut(({ sk }) => sk === 'RENAMING'),
    says: /, who is /,
    firstSeed: 197,
  },
  'a name that no job finds': {
    spoil: withoutPlace('RENAMING'),
    says: /never at rest: [\s\S]*RENAMING is not done/,
  },
  'a change of a client that the audit trail does not tell of': {
    spoil: leavingOut(({ action }) => action === 'agent_updated_client'),
    says: /cli_\w+: 0 entries of 1 changes/,
  },
  'problems that nobody is told of': {
    spoil: leavingOut(({ sk }) => sk === 'TELL#PROBLEMS'),
    says: /flagged, and nobody is to tell/,
  },
  'problems that no job finds': {
    spoil: withoutPlace('PROBLEMMAIL'),
    says: /never at rest: [\s\S]*TELL#PROBLEMS is not done/,
  },
  'a message that is lost': {
    spoil: leavingOut(({ sk, by }) => isMessage(sk) && Object(by).kind === 'agent'),
    says: /"Message \d+\." is lost|0 letters, and 1 to write/,
    firstSeed: 4,
  },
  'a message that is kept twice': {
    spoil: puttingToo((item) => (isMessage(item.sk) ? { ...item, sk: `${item.sk}+` } : undefined)),
    says: /"Message \d+\." is kept twice|2 letters/,
    firstSeed: 3,
  },
  'an enquiry that the audit trail does not tell of': {
    spoil: leavingOut(({ action }) => action === 'client_enquired_trip'),
    says: /1 enquiries, and 0 in the audit trail/,
    firstSeed: 5,
  },
  'a mail that two may send': {
    spoil: mailingRegardless,
    says: /is taken from whoever has it|is taken again|is mailed \d times/,
    firstSeed: 8,
  },
  'a mail that no sweep finds': {
    spoil: withoutPlace('MESSAGEMAIL'),
    says: /never at rest: [\s\S]*is not mailed/,
    firstSeed: 4,
  },
  'rooms that no camp has granted': {
    spoil: puttingItem('ITINERARY', packedAgain('packed', allGranted)),
    says: /1 letters, and 0 to write/,
    firstSeed: 4,
  },
  'a letter to a camp that is not written': {
    spoil: leavingOut(
      ({ sk, text }) => isMessage(sk) && String(text).startsWith('Please request these rooms'),
    ),
    says: /0 letters, and 1 to write/,
    firstSeed: 4,
  },
  'shares of a stay that are not all of it': {
    spoil: puttingItem('ITINERARY#', packedAgain('body', halfShared)),
    says: /shares of a stay are not all of it/,
    firstSeed: 7,
  },
  'a fee of a party group that is not what is kept': {
    spoil: puttingItem('ITINERARY#', packedAgain('body', feesRaised)),
    says: /group-t\d keeps \d+ and is asked for \d+, of a fee of/,
    firstSeed: 4,
  },
  'costs whose change nobody tells': {
    spoil: leavingOut(({ sk }) => String(sk).startsWith('COSTCHANGE#')),
    says: /costs moved: true/,
  },
  'a promise that is forgotten': {
    spoil: puttingItem('ITINERARY#', packedAgain('body', forgetful)),
    says: /moves a locked price from/,
    isRemote: true,
    firstSeed: 27,
  },
} as const satisfies Record<string, SpoiledWorld>
