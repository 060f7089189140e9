import type { RoomRequest } from '#shared/api/replies'
import { postAsGuest } from '../../../lib/api/post-as-guest'
import type { Sent } from '../../../lib/api/route-table'

/** What a link asks a camp for. @throws ApiError */
export const openRoomRequest = async (token: string) =>
  (await postAsGuest('/api/replies/open', { token })) as RoomRequest // the server shares the contract

/** Sends the camp's answer. @throws ApiError */
export const answerRoomRequest = async (said: Sent<'POST /api/replies/answer'>['body']) =>
  (await postAsGuest('/api/replies/answer', said)) as RoomRequest
