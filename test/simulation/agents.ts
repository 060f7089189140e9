import { cancelBooking } from '../../functions/itineraries/routes/cancel-booking'
import { confirmQuote } from '../../functions/itineraries/routes/confirm-quote'
import { getHold } from '../../functions/itineraries/routes/get-hold'
import { getQuote } from '../../functions/itineraries/routes/get-quote'
import { refreshQuote } from '../../functions/itineraries/routes/refresh-quote'
import { requestConfirmation } from '../../functions/itineraries/routes/request-confirmation'
import { updateRequote } from '../../functions/itineraries/routes/update-requote'
import type { Asked } from './ask'
import type { Choosing } from './choosing'
import { type Action, may } from './stage'
import { newTrip } from './trip-requests'

/** With so many trips few new ones begin: those that are there come further, and meet. */
const plenty = 8

/** What takes a trip through its life; what stands here more than once happens more often. */
export function lifeActions({ random, asker, onTrip, states }: Choosing): readonly Action[] {
  const work = (use: Asked['use']) => (itineraryId: string) => ({
    use,
    body: { itineraryId, sendNotify: false, mock: false },
  })
  const hold = onTrip('hold', work(getHold), may('GetHold'))
  const quote = onTrip(
    'quote',
    work(getQuote),
    (state) => state === 'estimate' || state === 'unknown',
  )
  const confirm = onTrip('confirm', work(confirmQuote), may('ConfirmQuote'))
  const refresh = onTrip('refresh', work(refreshQuote), may('RefreshQuote'))
  const requote = { payload: null, sendNotify: false }
  const create: Action = () =>
    states.size < plenty || random.chance(0.1) ? asker.ask('create', newTrip(random)) : hold()
  const quoteAgain = onTrip('quote again', work(getQuote), may('GetQuote')) // what was changed is quoted before it is held
  const again: Action = () => (asker.calls.length === 0 ? undefined : random.pick(asker.calls)())
  return [
    create,
    create,
    create,
    quote,
    quote,
    quote,
    hold,
    hold,
    hold,
    hold,
    hold,
    confirm,
    confirm,
    confirm,
    refresh,
    again,
    again,
    again,
    quoteAgain,
    quoteAgain,
    quoteAgain,
    onTrip('request confirmation', work(requestConfirmation), may('requestConfirmation')),
    onTrip('cancel', work(cancelBooking), may('CancelBooking')),
    onTrip('cancel while it is confirmed', work(cancelBooking), (state) => state === 'confirming'),
    onTrip('requote', (id) => ({ use: updateRequote, body: { id, ...requote } }), may('requote')),
  ]
}
