import { nameOf } from '../../functions/data/clients/client-records'
import { paymentIn } from '../../functions/data/payments/payment-records'
import { messagesIn } from './at-rest'
import type { SimulatedWorld } from './world'

/**
 * Every message that its writer knows to be kept is kept, and went out by mail; what nobody was
 * told of is kept at most.
 *
 * @throws Error with the one that is not
 */
export function requireMessagesKept({ table, words, letters, trips }: SimulatedWorld): void {
  const messages = new Map(messagesIn(table).map((message) => [message.text, message]))
  const there = new Set<string>(trips().map(({ record }) => record.id))
  for (const [text, { isAnswered }] of words.messages) {
    const message = messages.get(text)
    if (isAnswered && message === undefined) throw new Error(`"${text}" is lost`)
    if (message === undefined || !there.has(message.itineraryId)) continue
    if (!letters.sent.some((mail) => mail.text.includes(`\n${text}\n`)))
      throw new Error(`"${text}" was never mailed`)
  }
}

/**
 * Trips and the lines of their payments say the present names of their clients.
 *
 * @throws Error with what says another
 */
export function requirePresentNames(world: SimulatedWorld): void {
  const names = new Map(world.clients().map((client) => [client.id, nameOf(client)]))
  for (const { record, people } of world.trips()) {
    const name = record.clientId === undefined ? undefined : names.get(record.clientId)
    if (people.clientData?.name !== name)
      throw new Error(`${record.id}: ${people.clientData?.name}, who is ${name}`)
  }
  for (const item of world.table.items()) {
    if (item.sk !== 'PAYMENT') continue
    const { paymentId, clientId, clientName } = paymentIn(item)
    const name = clientId === undefined ? undefined : names.get(clientId)
    if (clientName !== name) throw new Error(`${paymentId}: ${clientName}, who is ${name}`)
  }
}
