import { messagesRoutes } from '#shared/api/messages'
import { parseWhere } from '#shared/catalogue/filter'
import { lambdaFor } from '../../data/table/lambda-for'
import { readerOf } from '../../itineraries/view/trip-reader'
import { useCase } from '../../runtime/use-case'
import {
  type MessageListDeps,
  messageListMakers,
  messagesWhere,
  messageWhitelist,
} from '../message-list'

/** How many messages of an itinerary there are, and how many of them are new to the caller. */
export const countMessages = useCase(
  messagesRoutes.countMessages,
  async ({ query, principal }, deps: MessageListDeps) => {
    const where = parseWhere(query.where, messageWhitelist)
    const messages = await messagesWhere(where, { reader: readerOf(principal), deps })
    return { count: messages.length, unread: messages.filter(({ unread }) => unread).length }
  },
)

export const handler = lambdaFor(countMessages, messageListMakers)
