import type { Answerer } from '../../data/mail/answer-addresses'
import { log } from '../../runtime/log'
import type { WhyNot } from './answer-mails'
import { findAnswerer } from './answerer'
import { countToday, type InboundDeps } from './inbound-deps'
import { type InboundMail, inboundMailSchema, isHarmful, isProved } from './inbound-mail'
import { makeText } from './message-text'
import { readMail, type WrittenMail } from './read-mail'
import { forwardToAgent, tellWriter } from './tell-writer'
import { writeAnswer } from './write-answer'

/** Mails of one person about a trip that are taken in in a day. */
const maxMails = 100

/**
 * Makes a mail that answers one of ours a message of its trip, once, and deletes it. Spam, what
 * programs write and mails to nobody are left out; whoever wrote what can't be a message is told so,
 * at the address that we know.
 * @throws what makes SES's note come again: the mail is still there then
 */
export async function takeInboundMail(body: unknown, deps: InboundDeps): Promise<void> {
  const inbound = inboundMailSchema.parse(body)
  const outcome = await takeIn(inbound, deps)
  await deps.inbound.remove(inbound.receipt.action.objectKey)
  log.info('inbound.done', { outcome, mailId: inbound.mail.messageId })
}

/** @returns what came of a mail, as the log has it */
async function takeIn(inbound: InboundMail, deps: InboundDeps): Promise<string> {
  const { receipt } = inbound
  const now = deps.clock.now()
  const answerers = await Promise.all(
    receipt.recipients.map((address) => deps.addresses.find(address, now)),
  )
  const answerer = answerers.find((one) => one !== undefined)
  if (answerer === undefined || isHarmful(receipt)) return 'ignored'
  const raw = await deps.inbound.read(receipt.action.objectKey)
  if (raw === undefined) return 'there already'
  const mail = await readMail(raw)
  if (mail.isAutomatic || inbound.mail.source === '') return 'ignored'
  const who = `${answerer.itineraryId} ${JSON.stringify(answerer)}`
  if (!(await countToday('inbound-mail', { subject: who, limit: maxMails }, deps))) return 'ignored'
  return takeFrom(answerer, { inbound, mail }, deps)
}

interface Arrived {
  readonly inbound: InboundMail
  readonly mail: WrittenMail
}

async function takeFrom(
  answerer: Answerer,
  { inbound, mail }: Arrived,
  deps: InboundDeps,
): Promise<string> {
  const { agencyId, itineraryId } = answerer
  const trip = await deps.itineraries.get(agencyId, itineraryId)
  const writer = await findAnswerer(answerer, { stored: trip, mail, deps })
  if (writer === undefined) return 'ignored'
  const isKnownSender =
    isProved(inbound.receipt) && writer.email.toLowerCase() === mail.from.address
  const { text, problem } = makeText(mail)
  const refuse = async (why: WhyNot): Promise<string> => {
    await tellWriter({ why, writer, stored: trip, text, deps })
    return `refused: ${why}`
  }
  if (trip === undefined) return refuse('gone')
  if (writer.stands !== undefined && writer.stands !== 'elsewhere') return refuse(writer.stands)
  if (writer.by.kind === 'agent' && !isKnownSender) return refuse('unproved')
  if (problem !== undefined) return refuse(problem)
  if (writer.stands === 'elsewhere') {
    await forwardToAgent({ writer, stored: trip, text, deps })
    return 'forwarded'
  }
  return writeAnswer(
    { text, isKnownSender, writer, inbound: inbound.mail, from: mail.from.address },
    { stored: trip, answerer, refuse, deps },
  )
}
