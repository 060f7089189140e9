import { messagesRoutes } from '#shared/api/messages'
import { parseFilter } from '#shared/catalogue/filter'
import { lambdaFor } from '../../data/table/lambda-for'
import { readerOf } from '../../itineraries/view/trip-reader'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'
import {
  type MessageListDeps,
  messageListMakers,
  messagesWhere,
  messageWhitelist,
} from '../message-list'

/** The messages of an itinerary, the last first unless it is asked for otherwise. */
export const listMessages = useCase(
  messagesRoutes.listMessages,
  async ({ query, principal }, deps: MessageListDeps) => {
    const { where, order, skip, limit } = parseFilter(query.filter, messageWhitelist)
    const messages = await messagesWhere(where, { reader: readerOf(principal), deps })
    const messagesInOrder = order[0]?.direction === 'ascending' ? messages.reverse() : messages
    const page = messagesInOrder.slice(skip, skip + limit)
    return reply(page, { headers: { 'x-total-count': String(messages.length) } })
  },
)

export const handler = lambdaFor(listMessages, messageListMakers)
