import { unpack } from '../../../functions/data/table/packed'
import type { Item } from '../../../functions/data/table/table-access'
import type { Stage } from './stage'

/**
 * Everything that the table says, with what differs between two who do the same left out: made-up
 * names, secrets, who has a session, when a mail went out, how many mails were counted against a
 * limit, and that the agent was told of a payment
 * (the provider's next message asks for it again), and links that sign a client in, since a mail
 * that is made again has a link of its own. Two tables that tell the same hold the same,
 * item by item.
 */
export function toldBy({ table }: Stage): string[] {
  return [...table.items()]
    .filter(({ sk }) => !['SESSION', 'SECRET', 'PAIDMAIL'].includes(String(sk)))
    .filter(({ pk }) => !String(pk).startsWith('ATTEMPTS#'))
    .filter(({ sk, kind }) => sk !== 'CLIENTLINK' || kind !== 'enter')
    .map((item) => withoutNames(JSON.stringify(opened(item))))
    .sort()
}

/** What goes by the time of the clock, or by chance, in the log of a list's changes. */
const ofTheLog = new Set(['ttl', 'gsi2pk', 'gsi2sk'])

function opened(item: Item): Item {
  const isLog = String(item.sk).startsWith('CHANGE#')
  const fields = Object.entries(item)
    .filter(([name]) => !isLog || !ofTheLog.has(name))
    .filter(([name, value]) => name !== 'sealed' || !(value instanceof Uint8Array)) // an answer for repeats: sealed differently each time
    .map(([name, value]) => [name, value instanceof Uint8Array ? unpack(value) : value])
  return Object.fromEntries(fields)
}

/** Ids by their kind, references of bookings, and tokens that are hashes. */
const withoutNames = (text: string): string =>
  text
    .replace(/(itn|pay|req|trv|pty|msg|med|cli|aud|chg|his|not|upd)_[0-9a-z]{16,32}\b/g, '$1_…')
    .replace(/\bevt_[\w-]{16}/g, 'evt_…')
    .replace(/\bWND-[0-9A-Z]{8}\b/g, 'WND-…')
    .replace(/"(requestHash|token|session|redirectUrl)":"[^"]*"/g, '"$1":"…"')
    .replace(/"gsi2pk":"([A-Z]+)#\d"/g, '"gsi2pk":"$1#…"') // one of eight partitions, by the made-up id
    .replace(/CHANGE#[\d:.TZ-]+#/g, 'CHANGE#…#')
    .replace(/"mailedAt":"[^"]*"/g, '"mailedAt":"…"')
    .replace(/"state":"sent","stateAt":"[^"]*"/g, '"state":"sent","stateAt":"…"') // of a mail
    .replace(/(SANDBOX#|PAYLINK#|\/sandbox\/|\/pay\/\w+\.)[\w-]+/g, '$1…')
