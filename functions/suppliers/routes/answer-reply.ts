import { repliesRoutes } from '#shared/api/replies'
import { longDate } from '#shared/format/dates'
import { messageItem } from '../../data/itineraries/message-records'
import { putNew } from '../../data/table/commit'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { noteCampAnswer } from '../../itineraries/edit/camp-answer'
import { titleOf } from '../../itineraries/history/segment-title'
import { type Deps, useCase } from '../../runtime/use-case'
import { askedCamp, replyMakers, requestOf } from '../asked-camp'
import { supplierSystem } from '../the-supplier-system'

const makers = { ...replyMakers, suppliers: supplierSystem }

/** Notes what a camp says itself: as its agent would, with a message to the agent, once. Said again, it is what it was. */
export const answerReply = useCase(
  repliesRoutes.answerReply,
  async ({ body: { token, isGranted, note }, sourceIp, requestId }, deps: Deps<typeof makers>) => {
    const asked = await askedCamp(token, sourceIp, deps)
    const before = requestOf(asked)
    if (!before.isOpen) return before
    const { reply, trip, agency, stay } = asked
    const by = { kind: 'system', id: 'camp', name: titleOf(stay) } as const
    const said = { isGranted, note, at: deps.clock.now().toISOString() }
    const { agencyId, id: itineraryId, clientId } = trip.record
    const message = messageItem({
      ...{ id: deps.makeId('message'), agencyId, itineraryId, clientId, by, sentAt: said.at },
      conversation: 'consultant',
      text: textOf({ isGranted, note, nights: `${longDate(stay.startDate)} to ${longDate(stay.endDate)}` }),
    })
    const also = [deps.replies.saying(reply, said), putNew(message)]
    await noteCampAnswer(
      { before: trip, agency, by },
      { segmentId: stay.id, isGranted, note },
      { requestId, keep: () => undefined, also, deps },
    )
    return { ...before, isOpen: false, said }
  },
)

const textOf = ({ isGranted, note, nights }: { isGranted: boolean; note: string; nights: string }): string =>
  [`${isGranted ? 'We have the rooms' : 'We don’t have the rooms'}, ${nights}.`, ...(note === '' ? [] : [note])].join(
    '\n\n',
  )

export const handler = publicLambdaFor(answerReply, makers)
