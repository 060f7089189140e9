import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mergeValues, type PartValues } from '#shared/travelers/traveler-parts'
import { ApiError } from '../../../../web/lib/api/api-error'
import { partDraft, shownValues } from '../../../../web/trip/traveler-forms/part-draft'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function setup({ values = {} as PartValues, suggested = {} as PartValues } = {}) {
  const kept: PartValues[] = []
  const sent: PartValues[] = []
  const server = { values, failure: undefined as Error | undefined }
  const draft = partDraft({
    part: 'passport',
    values,
    suggested,
    send: async (fields) => {
      sent.push(fields)
      if (server.failure !== undefined) throw server.failure
      server.values = mergeValues(server.values, fields)
      return server.values
    },
    keep: (typed) => void kept.push(typed),
  })
  return { draft, kept, sent, server }
}
const refusal = (field: string, message: string) =>
  new ApiError({
    status: 400,
    code: 'request.invalid',
    message: 'invalid',
    details: { fields: [{ field: `body.fields.${field}`, message }] },
  })
const unreachable = new ApiError({ status: 0, code: 'web.unreachable', message: 'You’re offline' })

describe('a part of a form', () => {
  test('is sent once somebody stops typing, and only what changed', async () => {
    const { draft, sent, kept } = setup({ values: { number: 'AA1', born: '1974-03-02' } })
    draft.type('number', 'AA12')
    await later(500)
    draft.type('number', 'AA12345')
    expect([sent, draft.get().standing]).toEqual([[], 'waiting'])
    await later(800)
    expect(sent).toEqual([{ number: 'AA12345' }])
    expect(draft.get()).toMatchObject({
      standing: 'saved',
      typed: {},
      values: { number: 'AA12345', born: '1974-03-02' },
    })
    expect(kept.at(-1)).toEqual({})
  })

  test('begins with what is suggested, and sends it once it is confirmed or changed', async () => {
    const suggested = { number: 'AA12345' }
    const { draft, sent } = setup({ suggested })
    expect(shownValues(draft.get())).toEqual(suggested)
    await draft.flush()
    await later(5_000)
    expect([sent, draft.get().standing]).toEqual([[], 'suggested'])
    await draft.confirm()
    expect([sent, draft.get().standing]).toEqual([[suggested], 'saved'])

    const other = setup({ suggested })
    other.draft.type('nationality', 'SE')
    await later(800)
    expect(other.sent).toEqual([{ number: 'AA12345', nationality: 'SE' }])
  })

  test('takes over what somebody else typed into other fields meanwhile', async () => {
    const { draft, server } = setup()
    server.values = { nationality: 'SE' }
    draft.type('number', 'AA12345')
    await later(800)
    expect(shownValues(draft.get())).toEqual({ nationality: 'SE', number: 'AA12345' })
  })

  test('stays on the device without a connection, and goes when it is back', async () => {
    const { draft, sent, server, kept } = setup()
    server.failure = unreachable
    draft.type('number', 'AA12345')
    await later(800)
    expect(draft.get()).toMatchObject({ standing: 'kept', typed: { number: 'AA12345' } })
    expect(kept.at(-1)).toEqual({ number: 'AA12345' })
    server.failure = undefined
    await later(5_000)
    expect(draft.get()).toMatchObject({ standing: 'saved', values: { number: 'AA12345' } })
    expect(sent).toHaveLength(2)
  })

  test('goes on where an earlier visit was broken off, but not over what was typed since', async () => {
    const { draft, server } = setup()
    draft.type('number', 'BB12345')
    draft.resume({ number: 'AA12345', nationality: 'SE' })
    await later(800)
    expect(server.values).toEqual({ number: 'BB12345', nationality: 'SE' })
  })

  test('says what is wrong at its field, keeps it typed, and sends the rest', async () => {
    const { draft, sent, server } = setup()
    draft.type('number', '1')
    draft.type('nationality', 'SE')
    await later(800)
    expect(sent).toEqual([{ nationality: 'SE' }])
    expect(draft.get()).toMatchObject({
      standing: 'refused',
      problems: { number: expect.stringContaining('Enter 5') },
    })
    expect(shownValues(draft.get())).toEqual({ nationality: 'SE', number: '1' })
    server.failure = refusal('number', 'is known to be stolen')
    draft.type('number', 'AA12345')
    await later(800)
    expect(draft.get()).toMatchObject({
      problems: { number: 'is known to be stolen' },
      typed: { number: 'AA12345' },
    })
    server.failure = undefined
    draft.type('number', 'AA12346')
    await later(800)
    expect(draft.get()).toMatchObject({ standing: 'saved', problems: {} })
  })

  test('sends what is typed while it is being sent', async () => {
    const { draft, server, sent } = setup()
    draft.type('number', 'AA12345')
    const first = draft.flush()
    draft.type('number', 'AA123456')
    await first
    await later(1_000)
    expect(server.values).toEqual({ number: 'AA123456' })
    expect(sent).toHaveLength(2)
    expect(draft.get().standing).toBe('saved')
  })

  test('says why nothing can be stored any more', async () => {
    const { draft, server } = setup()
    server.failure = new ApiError({
      status: 409,
      code: 'traveler.closed',
      message: 'can no longer be changed',
    })
    draft.type('number', 'AA12345')
    await later(800)
    expect(draft.get()).toMatchObject({ standing: 'refused', failure: 'can no longer be changed' })
  })
})
