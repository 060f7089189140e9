import { api } from '../../../lib/api/api'
import { isApiError, noAnswerCodes } from '../../../lib/api/api-error'
import { createStore } from '../../../lib/store/create-store'
import { keepHere, readKept } from './device-store'

interface Message {
  readonly key: string
  readonly tripId: string
  readonly text: string
}
interface Like {
  readonly key: string
  readonly tripId: string
  readonly partId: string
  readonly isLiked: boolean
}
/**
 * What could not be sent yet. A message's key makes sending it twice the same as once; the last
 * like of a stay counts.
 */
type Waiting = Message | Like

const place = 'outbox'
const outbox = createStore<readonly Waiting[]>(readWaiting())

function readWaiting(): readonly Waiting[] {
  const storedText = readKept(place)
  return storedText === '' ? [] : JSON.parse(storedText)
}

/** The messages of a trip that wait on this device for a connection, the oldest first. */
export const useWaiting = (tripId: string): readonly Message[] =>
  outbox.use().filter((one): one is Message => one.tripId === tripId && 'text' in one)

function store(waiting: readonly Waiting[]): void {
  keepHere(place, waiting.length === 0 ? '' : JSON.stringify(waiting))
  outbox.set(waiting)
}

/** Forgets what waits, for whoever signs in next. */
export const clearOutbox = (): void => store([])

/** Whether a call failed because there is no connection: what was to be sent can wait for one. */
export const isOffline = (error: unknown): boolean => isApiError(error, noAnswerCodes.unreachable)

/**
 * Writes to the trip's agent; a repeat after a lost answer writes once. Without a connection the
 * message waits here, and is sent as soon as there is one.
 * @returns undefined where it waits
 * @throws ApiError where it was refused
 */
export const sendMessage = (tripId: string, text: string, key: string = crypto.randomUUID()) =>
  sendOrKeep({ key, tripId, text }, writeMessage)

/**
 * Likes a stay, or no longer.
 * @returns what is liked now; undefined where it waits.
 * @throws ApiError where it was refused
 */
export const sendLike = (like: Omit<Like, 'key'>) =>
  sendOrKeep({ ...like, key: `like ${like.partId}` }, writeLike)

async function sendOrKeep<Item extends Waiting, Sent>(
  item: Item,
  write: (item: Item) => Promise<Sent>,
) {
  try {
    return await write(item)
  } catch (error) {
    if (!isOffline(error)) throw error
    store([...outbox.get().filter(({ key }) => key !== item.key), item])
    return undefined
  }
}

const writeMessage = ({ key, tripId, text }: Message) =>
  api('POST /api/Messages', { body: { itineraryId: tripId as never, text }, idempotencyKey: key })
const writeLike = ({ tripId, partId, isLiked }: Like) =>
  api('POST /api/portal/trips/{id}/likes', {
    params: { id: tripId as never },
    body: { partId, isLiked },
  })

let sending: Promise<void> | undefined

/** Sends what waits, in its order. One that is refused by now goes back to where it was typed. */
export function sendWaiting(): Promise<void> {
  sending ??= (async () => {
    for (const item of readWaiting()) {
      try {
        await ('text' in item ? writeMessage(item) : writeLike(item))
      } catch (error) {
        if (
          isOffline(error) ||
          (isApiError(error) && (error.status === 401 || error.status >= 500))
        )
          return
        if ('text' in item) keepHere(draftOf(item.tripId), item.text)
      }
      store(readWaiting().filter(({ key }) => key !== item.key))
    }
  })().finally(() => {
    sending = undefined
  })
  return sending
}

/** Where the text that is being typed to a trip's agent is kept. */
export const draftOf = (tripId: string): string => `message.${tripId}`
