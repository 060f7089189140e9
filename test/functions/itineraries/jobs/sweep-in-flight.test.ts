import { beforeEach, describe, expect, test } from 'vitest'
import {
  type SweepDeps,
  sweepInFlight,
  sweepLimits,
} from '../../../../functions/itineraries/jobs/sweep-in-flight'
import { clockAt } from '../../../../functions/runtime/clock'
import { randomId } from '../../../../functions/runtime/make-id'
import { anItinerary } from '../../../shared/itinerary/builders'
import { quietLog } from '../../../support/store-kinds'
import { marula } from '../../../support/trip-world'

const now = new Date('2026-11-24T09:00:00.000Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const people = {
  user: { agency: { name: 'M', agencyCode: 'MAR001' }, agent: { fullName: 'N', email: 'n' } },
}
const by = { kind: 'agent', id: 'agt_naledi', name: 'N' } as const

/** A trip whose hold was begun a while ago. */
const inFlight = (milliseconds: number, state: 'holding' | 'quote' = 'holding') => ({
  record: anItinerary({ state }),
  people,
  contentVersion: 1,
  work: {
    action: 'GetHold',
    token: 'req_1',
    since: ago(milliseconds).toISOString(),
    by,
    sendNotify: false,
    total: 1,
  } as const,
})

describe('trips in flight for too long', () => {
  let lines: string[]
  let sent: object[]
  let saved: string[]
  let asked: Date[]
  let owed: object[]
  beforeEach(() => {
    lines = quietLog()
    ;[sent, saved, asked, owed] = [[], [], [], []]
  })
  const sweep = (
    found: ReturnType<typeof inFlight>[],
    named: { send?: () => Promise<void>; owing?: () => Promise<void> } = {},
  ) =>
    sweepInFlight({
      itineraries: {
        inFlightSince: async (since: Date) => {
          asked.push(since)
          return found
        },
        refundsOwedSince: async (since: Date) => {
          asked.push(since)
          return named.owing === undefined ? [] : [inFlight(0), inFlight(0)]
        },
        get: async () => found[0],
        save: async ({ after }: { after: { record: { state: string } } }) =>
          void saved.push(after.record.state),
      },
      queue: { send: named.send ?? (async (message: object) => void sent.push(message)) },
      refunds: {
        owed: async (_trip: object, asking: object) => {
          owed.push(asking)
          await named.owing?.()
        },
      },
      clock: clockAt(() => now),
      makeId: randomId,
    } as unknown as SweepDeps) // of each collaborator what the job calls

  test('are asked for since five minutes ago, and so are refunds', async () => {
    expect(await sweep([])).toEqual({ sentAgain: 0, givenUp: 0 })
    expect(asked).toEqual([ago(5 * 60_000), ago(5 * 60_000)])
    expect(lines).toEqual([])
  })

  test('have their message sent again, and are given up after twenty minutes', async () => {
    expect(await sweep([inFlight(sweepLimits.giveUpMs - 1)])).toEqual({ sentAgain: 1, givenUp: 0 })
    expect(sent).toEqual([
      { kind: 'hold', agencyId: marula, itineraryId: 'itn_hartley', token: 'req_1' },
    ])
    expect(saved).toEqual([])
    expect(await sweep([inFlight(sweepLimits.giveUpMs)])).toEqual({ sentAgain: 0, givenUp: 1 })
    expect([sent.length, saved]).toEqual([1, ['unknown']])
  })

  test('that have come to rest meanwhile are left alone', async () => {
    expect(await sweep([inFlight(sweepLimits.giveUpMs, 'quote')])).toEqual({
      sentAgain: 0,
      givenUp: 0,
    })
    expect([sent, saved]).toEqual([[], []])
  })

  test('do not keep the others from being swept when one fails', async () => {
    let calls = 0
    const send = async () => {
      calls += 1
      if (calls === 1) throw new Error('queue gone')
    }
    expect(await sweep([inFlight(6 * 60_000), inFlight(6 * 60_000)], { send })).toEqual({
      sentAgain: 1,
      givenUp: 0,
    })
    expect(lines.filter((line) => line.includes('sweep.failed'))).toHaveLength(1)
    expect(lines.find((line) => line.includes('sweep.in-flight'))).toContain('"failed":1')
  })

  test('have what is owed asked for once each, though one of them fails', async () => {
    let calls = 0
    await sweep([], {
      owing: async () => {
        calls += 1
        if (calls === 1) throw new Error('queue gone')
      },
    })
    expect(owed).toMatchObject(
      Array(2).fill({ by: { id: 'refund-sweep' }, requestId: 'itn_hartley.refund' }),
    )
    expect(lines.filter((line) => line.includes('sweep.failed'))).toHaveLength(1)
  })
})
