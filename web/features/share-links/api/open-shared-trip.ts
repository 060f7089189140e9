import { postAsGuest } from '../../../lib/api/post-as-guest'
import type { Answer } from '../../../lib/api/route-table'

/** Opens the trip that a link leads to. @throws ApiError */
export const openSharedTrip = async (token: string, password?: string) =>
  (await postAsGuest('/api/shared-trips/open', {
    token,
    password,
  })) as Answer<'POST /api/shared-trips/open'> // the server shares the contract
