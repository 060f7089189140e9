import type { PresentationView } from '#shared/api/presentation-shapes'
import type { Answer } from '../../../lib/api/route-table'
import { send } from '../../../lib/api/send'

/** Opens what a link leads to, without the session of whoever may be signed in here. @throws ApiError */
export async function openSharedTrip(token: string, password?: string): Promise<Answer<'POST /api/shared-trips/open'>> {
  const { answer } = await send({
    url: '/api/shared-trips/open',
    init: {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ token, password }),
    },
  })
  return answer as Answer<'POST /api/shared-trips/open'> // the server shares the contract
}

export const isOpened = (answer: Answer<'POST /api/shared-trips/open'>): answer is PresentationView =>
  !('isLocked' in answer)
