import { describe, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error'
import { itineraryIdSchema } from '#shared/ids/ids'
import {
  ChangedMeanwhile,
  type ItineraryChange,
} from '../../../../functions/data/itineraries/itinerary-change'
import type { StoredItinerary } from '../../../../functions/data/itineraries/itinerary-records'
import { type ExpiryDeps, expireHolds } from '../../../../functions/itineraries/jobs/expire-holds'
import { clockAt } from '../../../../functions/runtime/clock'
import { randomId } from '../../../../functions/runtime/make-id'
import { anItinerary } from '../../../shared/itinerary/builders'
import { quietLog } from '../../../support/store-kinds'

const now = new Date('2026-11-24T09:00:00.000Z')
const people = {
  user: {
    agency: { name: 'Marula Journeys', agencyCode: 'MAR001' },
    agent: { fullName: 'N', email: 'n' },
  },
}

/** Of each collaborator what the job calls. */
const partly = (given: { readonly [Name in keyof ExpiryDeps]: Partial<ExpiryDeps[Name]> }) =>
  given as ExpiryDeps

/** A hold that is over by our books, and what the supplier says of it. */
async function expiring(
  state: 'provisional' | 'quote' | 'unknown',
  status: string,
  ended = 'QuoteOld',
) {
  quietLog()
  const record = anItinerary({
    state,
    bookingReference: 'TMB-1',
    holdExpiry: '2026-11-23T15:00:00.000Z',
  })
  const stored: StoredItinerary = { record, people, contentVersion: 1 }
  const cancelled: string[] = []
  const saved: ItineraryChange[] = []
  const expired = await expireHolds(
    partly({
      itineraries: {
        heldUntil: async () => [stored],
        get: async () => stored,
        save: async (change) => {
          saved.push(change)
          return change.after
        },
      },
      suppliers: {
        refresh: async () => ({ status, bookingReference: 'TMB-1' }),
        cancel: async ({ reason }, change) => {
          change({ status: ended, bookingReference: 'TMB-1' })
          cancelled.push(reason)
        },
      },
      clock: clockAt(() => now),
      makeId: randomId,
    }),
  )
  return { expired, cancelled, saved: saved.map(({ after, entry }) => [after.record, entry]) }
}

test('a hold that is over gives its rooms back', async () => {
  const given = { expired: 1, cancelled: ['expired'], saved: [] }
  expect(await expiring('provisional', 'Prov')).toEqual(given)
  expect(await expiring('quote', 'Prov')).toEqual(given)
})

test('rooms that the supplier has sold are not given back, whatever our books say', async () => {
  for (const state of ['provisional', 'quote', 'unknown'] as const) {
    expect(await expiring(state, 'Conf')).toMatchObject({ expired: 0, cancelled: [] })
  }
})

test('a hold that the supplier has confirmed meanwhile is unknown, with a problem that says so', async () => {
  const { saved } = await expiring('provisional', 'Conf')
  expect(saved).toMatchObject([
    [
      {
        state: 'unknown',
        bookingReference: 'TMB-1',
        problems: [
          {
            code: 'supplier-failed',
            message: expect.stringContaining('has confirmed this booking'),
          },
        ],
      },
      { action: 'confirmed at the supplier', by: { id: 'hold-expiry' } },
    ],
  ])
  expect((await expiring('quote', 'Conf')).saved).toEqual([])
  expect((await expiring('unknown', 'Conf')).saved).toEqual([])
})

test('a hold that the supplier keeps, though it is asked to give it back, stays one', async () => {
  expect(await expiring('provisional', 'Prov', 'Prov')).toEqual({
    expired: 0,
    cancelled: [],
    saved: [],
  })
})

test('a hold that breaks the job is set aside, and the next one gives its rooms back', async () => {
  const lines = quietLog()
  const [bad, good] = ['itn_broken', 'itn_sound'].map((id): StoredItinerary => {
    const record = anItinerary({
      id: itineraryIdSchema.parse(id),
      state: 'provisional',
      bookingReference: 'TMB-1',
      holdExpiry: '2026-11-23T15:00:00.000Z',
    })
    return { record, people, contentVersion: 1 }
  })
  const expired = await expireHolds(
    partly({
      itineraries: {
        heldUntil: async () => [bad, good].filter((one) => one !== undefined),
        get: async (_, id) => (id === 'itn_broken' ? bad : good),
        save: async ({ after }) => after,
      },
      suppliers: {
        refresh: async ({ itineraryId }) => {
          if (itineraryId === 'itn_broken') throw new TypeError('standings[id] is not iterable')
          return { status: 'Prov', bookingReference: 'TMB-1' }
        },
        cancel: async (_, change) => void change({ status: 'QuoteOld', bookingReference: 'TMB-1' }),
      },
      clock: clockAt(() => now),
      makeId: randomId,
    }),
  )
  expect(expired).toBe(1)
  expect(
    lines.some((line) => line.includes('hold.not-expired') && line.includes('itn_broken')),
  ).toBe(true)
})

describe('a hold', () => {
  const until = '2026-11-24T09:00:00.000Z'
  const held = (named: Parameters<typeof anItinerary>[0] = {}): StoredItinerary => ({
    record: anItinerary({
      state: 'provisional',
      bookingReference: 'TMB-1',
      holdExpiry: until,
      version: 7,
      ...named,
    }),
    people,
    contentVersion: 1,
  })
  const expire = async (
    listed: StoredItinerary[],
    stored: StoredItinerary | undefined,
    failing?: Error,
  ) => {
    const asked: object[] = []
    const changes: ItineraryChange[] = []
    const lines = quietLog()
    const expired = await expireHolds(
      partly({
        itineraries: { heldUntil: async () => listed, get: async () => stored },
        suppliers: {
          refresh: async (request) => {
            asked.push(request)
            return { status: 'Prov' }
          },
          cancel: async (request, change) => {
            asked.push(request)
            changes.push(change({ status: 'QuoteOld' }))
            if (failing !== undefined) throw failing
          },
        },
        clock: clockAt(() => now),
        makeId: randomId,
      }),
    )
    return { expired, asked, changes, lines }
  }

  test('that is over is a quote again, by a job of ours that names its attempt', async () => {
    const stored = held()
    const { expired, asked, changes, lines } = await expire([stored], stored)
    const booking = {
      agencyId: 'agy_marula',
      itineraryId: stored.record.id,
      agencyCode: 'MAR001',
      bookingReference: 'TMB-1',
    }
    const token = `${stored.record.id}.7.expire`
    expect(asked).toEqual([booking, { ...booking, token, reason: 'expired' }])
    expect(changes).toMatchObject([
      {
        after: {
          record: {
            state: 'quote',
            version: 8,
            segments: [{ inventoryStatus: 'Draft', bookingStatus: 'quote' }],
          },
        },
        entry: { action: 'hold expired', by: { id: 'hold-expiry' }, requestId: token },
      },
    ])
    expect(changes[0]?.after.record).not.toHaveProperty('bookingReference')
    expect([expired, lines.filter((line) => line.includes('holds.expired')).length]).toEqual([1, 1])
  })

  test.each<[string, StoredItinerary | undefined]>([
    ['is not over yet', held({ holdExpiry: '2026-11-24T09:00:00.001Z' })],
    ['is gone', undefined],
    ['was confirmed meanwhile', held({ state: 'confirm_requested' })],
    ['has no booking', held({ bookingReference: undefined })],
  ])('that the index names and that %s is left alone', async (_what, stored) => {
    expect(await expire([held()], stored)).toMatchObject({ expired: 0, asked: [] })
  })

  test('that nobody has is no news', async () => {
    expect(await expire([], undefined)).toEqual({ expired: 0, asked: [], changes: [], lines: [] })
  })

  test.each([
    [new ChangedMeanwhile(undefined), 'WARN'],
    [new AppError('supplier.unavailable'), 'WARN'],
    [new Error('table gone'), 'ERROR'],
  ])('that cannot be given back now is tried again: %s is told as %s', async (error, level) => {
    const { expired, lines } = await expire([held()], held(), error)
    expect(expired).toBe(0)
    const told = lines
      .map((line) => JSON.parse(line))
      .filter(({ message }) => message === 'hold.not-expired')
    expect(told).toMatchObject([{ level, itineraryId: 'itn_hartley', cause: String(error) }])
  })
})
