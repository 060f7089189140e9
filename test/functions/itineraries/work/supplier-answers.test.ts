import { beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error'
import { segmentIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Booked, Held, SupplierSystem } from '../../../../functions/suppliers/supplier-system'
import { becomeTrip, storedTrip } from '../../../support/changed-trip'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import {
  aQuote,
  marula,
  plainSuppliers,
  refusalOf,
  tripWorld,
  type World,
} from '../../../support/trip-world'

const held: Held = {
  status: 'Prov',
  bookingReference: 'TMB-1',
  heldUntil: '2026-11-23T15:00:00.000Z',
  stays: [{ segmentId: 's1', inventoryStatus: 'Provisional' }],
}
const full = { code: 'no-rooms', message: 'Full', segmentId: 's1' } as const

describe('what the supplier system answers', () => {
  let world: World
  let asked: { readonly what: string; readonly request: object }[]
  let answers: (Held | 'full' | 'closed' | Error)[]
  /** Undefined where it says nothing at all. */
  let booked: Booked | Error | undefined
  /** What it throws when it is asked for prices, one after the other. */
  let failures: Error[]
  let owed: object[]
  let owing: () => Promise<void>
  beforeEach(() => {
    quietLog()
    ;[asked, answers, failures, owed, owing] = [[], [], [], [], async () => undefined]
    booked = { status: 'Conf', bookingReference: 'TMB-1' }
    const save = (change: Parameters<World['stores']['itineraries']['save']>[0]) =>
      world.stores.itineraries.save(change)
    const answered =
      (what: string): SupplierSystem['confirm'] =>
      async (request, change) => {
        asked.push({ what, request })
        if (booked instanceof Error) throw booked
        if (booked !== undefined) await save(change(booked))
      }
    world = tripWorld(memoryStores(), {
      suppliers: {
        ...plainSuppliers,
        quote: async (request) => {
          const failure = failures.shift()
          if (failure !== undefined) throw failure
          return plainSuppliers.quote(request)
        },
        hold: async (request, change) => {
          asked.push({ what: 'hold', request })
          const answer = answers.shift() ?? held
          if (answer instanceof Error) throw answer
          if (answer === 'full') return { kind: 'refused', problems: [full] }
          if (answer === 'closed')
            return { kind: 'refused', problems: [{ ...full, code: 'room-closed' }] }
          await save(change(answer))
          return { kind: 'held' }
        },
        confirm: answered('confirm'),
        cancel: answered('cancel'),
        noteAnswer: answered('answer'),
        refresh: async () => ({ status: 'Prov' }),
      },
      refunds: {
        owed: async ({ record }, asking) => {
          owed.push({ id: record.id, ...asking })
          await owing()
        },
      },
    })
  })
  const stored = (id: string) => storedTrip(world, id)
  const aTrip = async (named: Partial<ItineraryRecord> = {}) => {
    const { id } = await aQuote(world)
    if (Object.keys(named).length > 0) await becomeTrip(world, id, named)
    return id
  }
  const act = async (id: string, action: 'GetHold' | 'ConfirmQuote' | 'CancelBooking') => {
    const answer = await world.call('naledi', `POST /api/WindowAPIs/${action}`, {
      body: { itineraryId: id },
    })
    const token = (await stored(id)).work?.token
    await world.work()
    const { record } = await stored(id)
    const [entry] = await world.stores.itineraries.history(
      { agency: marula, id: record.id },
      { limit: 1 },
    )
    return { answer, token, record, entry }
  }
  const onHold = () =>
    aTrip({ state: 'provisional', bookingReference: 'TMB-1', holdExpiry: held.heldUntil })

  describe('to a quote', () => {
    const quote = async (id: string) => {
      await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
      await world.work()
      return (await stored(id)).record
    }

    test('locks a price that was open, unless it was asked for to open it', async () => {
      expect((await quote(await aTrip({ flags: ['requote', 'xfsm'] }))).flags).toEqual(['xfsm'])
      const id = await aTrip({ flags: ['genpay', 'locked_incompatible'] })
      await world.call('naledi', 'POST /api/Itineraries/update-requote', { body: { id } })
      expect((await stored(id)).record.flags).toEqual(['genpay', 'requote'])
      await world.work()
      expect((await stored(id)).record.flags).toEqual(['genpay', 'requote'])
    })

    test.each(['supplier.unavailable', 'supplier.refused', 'money.invalid-amount'] as const)(
      'that ends in %s is unknown at once, with its price as it was',
      async (code) => {
        const id = await aTrip()
        const { finance } = (await stored(id)).record
        failures = [new AppError(code)]
        const record = await quote(id)
        expect(record).toMatchObject({
          state: 'unknown',
          finance,
          problems: [{ code: 'supplier-failed' }],
        })
        expect(record.flags).toContain('probnotif')
      },
    )

    test('that meets an error of ours is asked for again', async () => {
      const id = await aTrip()
      failures = [new Error('table gone'), new AppError('service.busy')]
      expect((await quote(id)).state).toBe('quote')
      expect(failures).toEqual([])
    })
  })

  describe('to a hold', () => {
    test('is asked by the attempt, for the stays with who sleeps where', async () => {
      const id = await aTrip({ bookingReference: 'TMB-0' })
      const { token, record, entry } = await act(id, 'GetHold')
      expect(asked).toMatchObject([
        {
          what: 'hold',
          request: {
            agencyId: marula,
            itineraryId: id,
            agencyCode: 'MAR001',
            token,
            bookingReference: 'TMB-0',
            stays: [
              {
                segmentId: 's1',
                supplierCode: 'ZULU',
                rooms: [{ optionKey: 'ZULU-TENT', adults: 2 }],
              },
            ],
          },
        },
      ])
      expect(record).toMatchObject({
        state: 'provisional',
        bookingReference: 'TMB-1',
        holdExpiry: held.heldUntil,
      })
      expect(entry).toMatchObject({ action: 'held', by: { id: 'hold-worker' }, requestId: token })
    })

    test('that rooms are not to be had is a quote with the problem', async () => {
      answers = ['full']
      const { record, entry } = await act(await aTrip(), 'GetHold')
      expect(record).toMatchObject({ state: 'quote', problems: [full], flags: ['probnotif'] })
      expect(entry).toMatchObject({ action: 'hold refused', by: { id: 'hold-worker' } })
      expect(asked).toHaveLength(1)
    })

    test.each([
      ['full', 3, 'provisional'],
      ['closed', 1, 'quote'],
    ] as const)(
      'that rooms are %s is asked again only when holds that are over gave rooms back',
      async (answer, calls, state) => {
        const over = await aTrip({
          state: 'provisional',
          bookingReference: 'TMB-9',
          holdExpiry: '2026-11-20T07:00:00.000Z',
        })
        booked = { status: 'QuoteOld' }
        answers = [answer]
        const { record } = await act(await aTrip(), 'GetHold')
        expect([asked.length, record.state]).toEqual([calls, state])
        expect((await stored(over)).record.state).toBe(state === 'quote' ? 'provisional' : 'quote')
      },
    )

    test('that it refuses is a quote with the reason, that it does not answer is unknown', async () => {
      answers = [new AppError('supplier.refused'), new AppError('supplier.unavailable')]
      const refused = await act(await aTrip(), 'GetHold')
      expect(refused.record).toMatchObject({
        state: 'quote',
        problems: [{ code: 'supplier-failed' }],
      })
      const unanswered = await act(await aTrip(), 'GetHold')
      expect(unanswered.record).toMatchObject({
        state: 'unknown',
        problems: [{ code: 'supplier-failed' }],
      })
      expect(unanswered.entry).toMatchObject({ action: 'hold refused' })
    })

    test('comes again after an error of ours, for the same attempt', async () => {
      answers = [new Error('table gone'), new AppError('service.busy')]
      const { token, record } = await act(await aTrip(), 'GetHold')
      expect(record.state).toBe('provisional')
      expect(asked.map(({ request }) => request)).toMatchObject([{ token }, { token }, { token }])
    })
  })

  describe('to a confirmation', () => {
    test('is asked by the attempt, and ends the hold', async () => {
      const id = await onHold()
      const { token, record, entry } = await act(id, 'ConfirmQuote')
      expect(asked).toEqual([
        {
          what: 'confirm',
          request: {
            agencyId: marula,
            itineraryId: id,
            agencyCode: 'MAR001',
            token,
            bookingReference: 'TMB-1',
          },
        },
      ])
      expect(record).toMatchObject({ state: 'confirmed', bookingReference: 'TMB-1' })
      expect(record.holdExpiry).toBeUndefined()
      expect(entry).toMatchObject({
        action: 'confirmed',
        by: { id: 'confirm-worker' },
        requestId: token,
      })
    })

    test('that says another thing is unknown, and keeps the end of the hold', async () => {
      booked = { status: 'Prov' }
      const { record, entry } = await act(await onHold(), 'ConfirmQuote')
      expect(record).toMatchObject({
        state: 'unknown',
        holdExpiry: held.heldUntil,
        flags: ['probnotif'],
      })
      expect(entry).toMatchObject({ action: 'confirmation failed' })
    })

    test.each([new Error('table gone'), new AppError('service.busy')])(
      'that meets an error of ours is asked again, and given up by the dead letters: %s',
      async (error) => {
        booked = error
        const { token, record, entry } = await act(await onHold(), 'ConfirmQuote')
        expect(asked.map(({ request }) => request)).toMatchObject([{ token }, { token }, { token }])
        expect(record).toMatchObject({
          state: 'unknown',
          bookingReference: 'TMB-1',
          holdExpiry: held.heldUntil,
        })
        expect(record.problems.map(({ message }) => message)).toEqual([
          'The confirmation couldn’t be completed. Check the booking status, then confirm again.',
        ])
        expect(entry).toMatchObject({
          action: 'confirm given up',
          by: { id: 'confirm-given-up' },
          requestId: token,
        })
      },
    )

    test.each([
      [new AppError('supplier.refused', { reason: 'closed' }), /: closed$/],
      [new AppError('supplier.unavailable'), /[^:]$/],
    ])('that fails is unknown, with the reason where there is one: %s', async (error, message) => {
      booked = error
      const { record } = await act(await onHold(), 'ConfirmQuote')
      expect(record.state).toBe('unknown')
      expect(record.problems.map((problem) => problem.message)).toEqual([
        expect.stringMatching(message),
      ])
    })
  })

  describe('of a camp that was asked for rooms', () => {
    const waiting = async () => {
      const id = await onHold()
      const [stay] = (await stored(id)).record.segments
      if (stay === undefined) throw new Error('It has a stay')
      const segments = (['Provisional', 'Requested', 'Requested'] as const).map(
        (inventoryStatus, at) => ({
          ...stay,
          id: segmentIdSchema.parse(`s${at + 1}`),
          campName: `Camp ${at + 1}`,
          inventoryStatus,
        }),
      )
      await becomeTrip(world, id, { segments })
      return id
    }
    const respond = (id: string, segmentId: string, isGranted: boolean, note?: string) =>
      world.call('naledi', 'POST /api/WindowAPIs/AnswerRequest', {
        body: { itineraryId: id, segmentId, isGranted, note },
      })
    const standing = async (id: string) =>
      (await stored(id)).record.segments.map(({ inventoryStatus }) => inventoryStatus)

    test('holds the rooms that are granted, and is sure once none is only asked for', async () => {
      const id = await waiting()
      const { version } = (await stored(id)).record
      expect((await respond(id, 's2', true)).status).toBe(200)
      expect(await standing(id)).toEqual(['Provisional', 'Provisional', 'Requested'])
      await respond(id, 's3', true)
      const request = {
        agencyId: marula,
        agencyCode: 'MAR001',
        itineraryId: id,
        bookingReference: 'TMB-1',
        isGranted: true,
      }
      expect(asked).toEqual([
        {
          what: 'answer',
          request: { ...request, token: `${id}.${version}.answer`, isSure: false },
        },
        {
          what: 'answer',
          request: { ...request, token: `${id}.${version + 1}.answer`, isSure: true },
        },
      ])
      expect((await stored(id)).record.state).toBe('provisional')
    })

    test.each([
      ['Full until August', 'Camp 2 declined the room request: Full until August'],
      [undefined, 'Camp 2 declined the room request'],
    ])(
      'makes a quote of it where it declines, and keeps the other rooms: %s',
      async (note, message) => {
        const id = await waiting()
        await respond(id, 's2', false, note)
        const { record } = await stored(id)
        expect(record).toMatchObject({
          state: 'quote',
          bookingReference: 'TMB-1',
          holdExpiry: held.heldUntil,
        })
        expect(record.problems).toEqual([{ code: 'no-rooms', message, segmentId: 's2' }])
        expect(await standing(id)).toEqual(['Provisional', 'Cancelled', 'Requested'])
        const [entry] = await world.stores.itineraries.history(
          { agency: marula, id: record.id },
          { limit: 1 },
        )
        expect(entry?.action).toBe('answerRequest')
      },
    )

    test('is refused for rooms that nobody asked for, with those that were', async () => {
      const id = await waiting()
      expect(refusalOf(await respond(id, 's1', true))).toMatchObject({
        status: 409,
        code: 'itinerary.no-request',
        details: { open: ['s2', 's3'] },
      })
      expect(asked).toEqual([])
    })
  })

  describe('to a cancellation', () => {
    const cancelled = async (id: string) => {
      const { version } = (await stored(id)).record
      const { answer, record, entry } = await act(id, 'CancelBooking')
      return { answer, record, entry, version }
    }

    test('gives the rooms back, and then what was paid', async () => {
      booked = { status: 'Canc' }
      const id = await onHold()
      const { record, entry, version } = await cancelled(id)
      expect(asked).toEqual([
        {
          what: 'cancel',
          request: {
            agencyId: marula,
            itineraryId: id,
            agencyCode: 'MAR001',
            bookingReference: 'TMB-1',
            token: `${id}.${version}.cancel`,
            reason: 'cancelled',
          },
        },
      ])
      expect(record).toMatchObject({ state: 'cancelled', bookingReference: 'TMB-1' })
      expect(entry).toMatchObject({ action: 'CancelBooking', by: { id: 'agt_naledi' } })
      expect(owed).toMatchObject([{ id, by: { id: 'agt_naledi' } }])
    })

    test('is not asked for where nothing was booked, but for a trip of which that is unknown', async () => {
      const quote = await cancelled(await aTrip())
      expect([quote.record.state, asked.length, owed.length]).toEqual(['cancelled', 0, 1])
      booked = { status: 'Canc' }
      const unknown = await cancelled(await aTrip({ state: 'unknown' }))
      expect([unknown.record.state, asked.length]).toEqual(['cancelled', 1])
    })

    test.each([{ status: 'Conf' }, new AppError('supplier.unavailable'), undefined])(
      'leaves the trip unknown with its money where the booking may stand: %s',
      async (answer) => {
        booked = answer
        const { record, answer: said } = await cancelled(await onHold())
        expect(record).toMatchObject({
          state: 'unknown',
          bookingReference: 'TMB-1',
          holdExpiry: held.heldUntil,
        })
        expect([record.problems, record.flags]).toMatchObject([
          [{ code: 'supplier-failed' }],
          ['probnotif'],
        ])
        expect([said.status, owed]).toEqual([200, []])
      },
    )

    test('is refused for a version that was changed since, and asks nobody', async () => {
      const id = await onHold()
      const { version } = (await stored(id)).record
      const request = { body: { itineraryId: id }, version: version - 1 }
      const answer = await world.call('naledi', 'POST /api/WindowAPIs/CancelBooking', request)
      expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'record.changed' })
      expect([asked, owed]).toEqual([[], []])
    })

    test('changes nothing after an error of ours', async () => {
      booked = new AppError('service.busy')
      const { record, answer } = await cancelled(await onHold())
      expect([record.state, answer.status, owed]).toEqual(['provisional', 503, []])
    })

    test('stands though its refunds could not be asked for, and a repeat asks for them', async () => {
      owing = () => Promise.reject(new Error('queue gone'))
      const id = await aTrip()
      expect((await cancelled(id)).record.state).toBe('cancelled')
      const { answer } = await cancelled(id)
      expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'itinerary.wrong-state' })
      expect(owed).toMatchObject([{ id }, { id }])
    })
  })
})
