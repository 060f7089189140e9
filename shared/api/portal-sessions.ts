import * as z from 'zod/mini'
import { textUpTo } from '../format/plain-text'
import { defineRoutes, get, remove } from './contract'
import { signedInDevice } from './signed-in-device'

const doneAnswer = z.object({ status: z.literal('done') })

/** Where a client is signed in, and the way to end it. */
export const portalSessionRoutes = defineRoutes('portal', {
  listClientSessions: {
    ...get('/api/portal/sessions', 'client'),
    summary: 'Where the client is signed in with this agency, this device first',
    harm: 'Clients cannot see where they are signed in.',
    answer: z.array(signedInDevice),
  },
  endClientSession: {
    ...remove('/api/portal/sessions/{id}', 'client'),
    summary: 'Signs the client out on one device',
    harm: 'Clients cannot sign out a lost device.',
    params: z.strictObject({ id: textUpTo(64) }),
    answer: doneAnswer,
  },
  endOtherClientSessions: {
    ...remove('/api/portal/sessions', 'client'),
    summary: 'Signs the client out everywhere else',
    harm: 'Clients cannot sign out a lost device.',
    answer: doneAnswer,
  },
})
