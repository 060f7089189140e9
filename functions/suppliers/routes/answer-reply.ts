import { repliesRoutes } from '#shared/api/replies'
import { longDate } from '#shared/format/dates'
import { messageItem } from '../../data/itineraries/message-records'
import { putNew } from '../../data/table/commit'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { noteCampAnswer } from '../../itineraries/edit/camp-answer'
import { titleOf } from '../../itineraries/history/segment-title'
import { onceMore } from '../../runtime/backoff'
import { type Deps, useCase } from '../../runtime/use-case'
import { askedCamp, replyMakers, requestOf } from '../asked-camp'
import { supplierSystem } from '../the-supplier-system'

const makers = { ...replyMakers, suppliers: supplierSystem }

/**
 * Notes what a camp says itself, once. Said again, it is what it was; whoever meets another change
 * looks again.
 */
export const answerReply = useCase(
  repliesRoutes.answerReply,
  ({ body: { token, ...said }, sourceIp, requestId }, deps: Deps<typeof makers>) =>
    onceMore(['record.changed', 'itinerary.no-request'], async () => {
      const request = await askedCamp(token, sourceIp, deps)
      const before = requestOf(request)
      return before.isOpen ? answerNow(request, { ...said, requestId }, deps) : before
    }),
)

interface Said {
  readonly isGranted: boolean
  readonly note: string
  readonly requestId: string
}

/**
 * As the agent would note it, in one transaction with what was said by the link and a message to
 * the agent.
 */
async function answerNow(
  asked: Awaited<ReturnType<typeof askedCamp>>,
  { requestId, ...answer }: Said,
  deps: Deps<typeof makers>,
) {
  const { reply, trip, agency, stay } = asked
  const by = { kind: 'system', id: 'camp', name: titleOf(stay) } as const
  const answerWithTime = { ...answer, at: deps.clock.now().toISOString() }
  const { agencyId, id: itineraryId, clientId } = trip.record
  const message = messageItem({
    id: deps.makeId('message'),
    agencyId,
    itineraryId,
    clientId,
    by,
    sentAt: answerWithTime.at,
    conversation: 'consultant',
    text: textOf({ ...answer, nights: `${longDate(stay.startDate)} to ${longDate(stay.endDate)}` }),
  })
  const also = [deps.replies.saying(reply, answerWithTime), putNew(message)]
  const stayAnswer = { segmentId: stay.id, ...answer }
  await noteCampAnswer({ before: trip, agency, by }, stayAnswer, {
    requestId,
    keep: () => undefined,
    also,
    deps,
  })
  return { ...requestOf(asked, answerWithTime), isOpen: false }
}

const textOf = ({
  isGranted,
  note,
  nights,
}: {
  isGranted: boolean
  note: string
  nights: string
}): string =>
  [
    `${isGranted ? 'We have the rooms' : 'We don’t have the rooms'}, ${nights}.`,
    ...(note === '' ? [] : [note]),
  ].join('\n\n')

export const handler = publicLambdaFor(answerReply, makers)
