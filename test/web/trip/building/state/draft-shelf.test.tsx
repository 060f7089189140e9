// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clientIdSchema } from '#shared/ids/ids'
import { initialData, useBuilder } from '../../../../../web/trip/building/state/builder-store'
import {
  nameDraft,
  openDraft,
  removeDraft,
  shelfKey,
  startDraft,
  useDraftShelf,
} from '../../../../../web/trip/building/state/draft-shelf'
import { aStay } from '../support'

const owner = 'agt_naledi'
const at = (minute: number) => ({ owner, now: new Date(Date.UTC(2026, 10, 20, 8, minute)) })
const client = { id: clientIdSchema.parse('cli_ada1'), name: 'Ada Moremi' }
const waiting = () => useDraftShelf.getState().drafts.map(({ draft }) => draft.draftId)
const fill = (draftId: string, more: object = {}) =>
  useBuilder.setState({ draftId, segments: [aStay()], ...more })

beforeEach(() => {
  localStorage.clear()
  useBuilder.setState(initialData, true)
  useDraftShelf.setState({ drafts: [] })
})

describe('drafts in the builder', () => {
  test('are put aside when another is started, and the search stays', () => {
    fill('d1', { client, adults: 4, term: 'mombo' })
    nameDraft('For the Moremis')
    startDraft(at(0))
    expect(useBuilder.getState()).toMatchObject({
      draftId: '',
      draftName: '',
      segments: [],
      client: undefined,
      adults: 2,
      term: 'mombo',
    })
    expect(useDraftShelf.getState().drafts).toMatchObject([
      {
        owner,
        at: '2026-11-20T08:00:00.000Z',
        draft: { draftId: 'd1', draftName: 'For the Moremis', client, adults: 4 },
      },
    ])
  })

  test('change places when one is opened, the last put aside first', () => {
    fill('d1', { client })
    startDraft(at(0))
    fill('d2')
    startDraft(at(1))
    fill('d3')
    openDraft('d1', at(2))
    expect(useBuilder.getState()).toMatchObject({ draftId: 'd1', client })
    expect(useBuilder.getState().segments).toHaveLength(1)
    expect(waiting()).toEqual(['d3', 'd2'])
  })

  test('without a stay are nothing to put aside', () => {
    startDraft(at(0))
    fill('d1')
    startDraft(at(1))
    openDraft('d1', at(2))
    expect(waiting()).toEqual([])
    openDraft('gone', at(3))
    expect(useBuilder.getState().draftId).toBe('d1')
  })

  test('are removed, and put back by Undo', () => {
    fill('d1')
    startDraft(at(0))
    const undo = removeDraft('d1')
    expect(waiting()).toEqual([])
    undo()
    expect(waiting()).toEqual(['d1'])
    removeDraft('gone')()
    expect(waiting()).toEqual(['d1'])
  })

  test('that another tab put aside are kept when this one puts its own aside', () => {
    fill('d1')
    startDraft(at(0))
    const others = localStorage.getItem(shelfKey) ?? ''
    useDraftShelf.setState({ drafts: [] })
    localStorage.setItem(shelfKey, others)
    fill('d2')
    startDraft(at(1))
    expect(waiting()).toEqual(['d2', 'd1'])
  })

  test('are there again when the builder is opened anew', async () => {
    fill('d1')
    startDraft(at(0))
    vi.resetModules()
    const opened = await import('../../../../../web/trip/building/state/draft-shelf')
    expect(opened.useDraftShelf.getState().drafts).toMatchObject([{ draft: { draftId: 'd1' } }])
  })

  test.each([
    ['nothing', {}],
    ['no list', { drafts: 'x' }],
    ['a draft of nobody', { drafts: [{ at: 'x', draft: { draftId: 'd', segments: [aStay()] } }] }],
    ['a draft without stays', { drafts: [{ owner, at: 'x', draft: { draftId: 'd' } }] }],
  ])('are left out where the storage holds %s', (_what, state) => {
    localStorage.setItem(shelfKey, JSON.stringify({ state, version: 1 }))
    void useDraftShelf.persist.rehydrate()
    expect(waiting()).toEqual([])
  })
})
