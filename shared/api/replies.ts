import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { plainText, textUpTo } from '../format/plain-text'
import { longestAnswer } from '../itinerary/room-requests'
import { defineRoutes, post } from './contract'
import { presentationView } from './presentation-shapes'

/** What a camp is asked for by a link: rooms and nights, nobody's name and no price. */
const requestView = z.object({
  agency: presentationView.shape.agency,
  campName: z.string(),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  /** `Tent for 2 adults`. */
  rooms: z.array(z.string()),
  party: z.string(),
  bookingReference: z.string(),
  /** When the hold of the other rooms ends. */
  until: z.optional(z.iso.datetime()),
  /** Whether an answer is still waited for. */
  isOpen: z.boolean(),
  /** What was said by this link. */
  said: z.optional(z.object({ isGranted: z.boolean(), note: z.string(), at: z.iso.datetime() })),
})
export type RoomRequest = z.infer<typeof requestView>

/** Lenient, so that whoever has a damaged link gets a page. */
const secret = textUpTo(2_000)

export const repliesRoutes = defineRoutes('suppliers', {
  openReply: {
    ...post('/api/replies/open', 'public'),
    summary: 'The rooms that a camp is asked for by a link in a mail; no account is needed',
    harm: 'Camps cannot see what they are asked for.',
    body: z.strictObject({ token: secret }),
    answer: requestView,
  },
  answerReply: {
    ...post('/api/replies/answer', 'public', 'suppliers'),
    summary:
      'Records a camp’s answer to a room request, as its agent would, and writes to the agent',
    harm: 'Camps cannot answer room requests by themselves.',
    body: z.strictObject({
      token: secret,
      isGranted: z.boolean(),
      /** A confirmation number, other dates or rooms, or a reason. */
      note: z._default(plainText(longestAnswer), ''),
    }),
    answer: requestView,
  },
})
