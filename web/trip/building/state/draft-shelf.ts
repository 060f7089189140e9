import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { change, initialData, revive, useBuilder } from './builder-store'
import { setClient } from './chosen-client'

export const shelfKey = 'itinerary-drafts'

/** The most drafts that wait beside the open one. */
export const maxDrafts = 20

type BuilderData = ReturnType<typeof revive>

/** An itinerary in the builder that is not quoted yet, without search and filters. */
export type Draft = Pick<BuilderData, (typeof draftFields)[number]>

const draftFields = [
  'draftId',
  'draftName',
  'segments',
  'client',
  'date',
  'adults',
  'children',
  'childrenAges',
  'unchosenAges',
] as const

/** A draft that was put aside to go on with later. */
export interface ShelvedDraft {
  /** Whose it is: who signs in after them doesn’t see it. */
  readonly owner: string
  /** When it was put aside. */
  readonly at: string
  readonly draft: Draft
}

interface Shelf {
  /** The last put aside first. */
  readonly drafts: readonly ShelvedDraft[]
}

/**
 * Drafts that wait beside the open one, kept in the browser under a key of their own: quoting and
 * resetting clear the open one alone.
 */
export const useDraftShelf = create<Shelf>()(
  persist((): Shelf => ({ drafts: [] }), {
    name: shelfKey,
    version: 1,
    storage: createJSONStorage(() => localStorage),
    merge: (stored) => ({ drafts: reviveShelf(stored) }),
  }),
)

/** What of the stored drafts can be opened; storage belongs to the user. */
function reviveShelf(stored: unknown): readonly ShelvedDraft[] {
  const drafts = stored instanceof Object && 'drafts' in stored ? stored.drafts : undefined
  if (!Array.isArray(drafts)) return []
  return drafts.flatMap(({ owner, at, draft: data }: Partial<ShelvedDraft>) => {
    const draft = draftIn(revive(data))
    const isWhole = typeof owner === 'string' && typeof at === 'string' && draft.draftId !== ''
    return isWhole && draft.segments.length > 0 ? [{ owner, at, draft }] : []
  })
}

function draftIn(data: BuilderData): Draft {
  const { draftId, draftName, segments, client, date, ...party } = data
  const { adults, children, childrenAges, unchosenAges } = party
  return {
    draftId,
    draftName,
    segments,
    client,
    date,
    adults,
    children,
    childrenAges,
    unchosenAges,
  }
}

interface Moment {
  readonly owner: string
  readonly now: Date
}

/** Puts the open draft aside and begins an empty one; the search stays as it is. */
export function startDraft(moment: Moment): void {
  shelve(moment)
  openInBuilder(draftIn(initialData))
}

/** Opens a draft that was put aside, and puts the open one aside. */
export function openDraft(draftId: string, moment: Moment): void {
  readShelf()
  const item = useDraftShelf.getState().drafts.find(({ draft }) => draft.draftId === draftId)
  if (item === undefined) return
  removeDraft(draftId)
  shelve(moment)
  openInBuilder(item.draft)
}

/** Removes a draft that was put aside. @returns what puts it back */
export function removeDraft(draftId: string): () => void {
  readShelf()
  const before = useDraftShelf.getState().drafts
  useDraftShelf.setState({ drafts: before.filter(({ draft }) => draft.draftId !== draftId) })
  const item = before.find(({ draft }) => draft.draftId === draftId)
  return () => {
    readShelf()
    const { drafts } = useDraftShelf.getState()
    if (item !== undefined) useDraftShelf.setState({ drafts: [item, ...drafts] })
  }
}

/** Names the open draft. */
export const nameDraft = (draftName: string): void => change(() => ({ draftName }))

function shelve({ owner, now }: Moment): void {
  readShelf()
  const draft = draftIn(useBuilder.getState())
  if (draft.segments.length === 0) return
  const { drafts } = useDraftShelf.getState()
  useDraftShelf.setState({ drafts: [{ owner, at: now.toISOString(), draft }, ...drafts] })
}

function openInBuilder(draft: Draft): void {
  setClient(draft.client)
  change(() => ({ ...draft, transient: undefined, selectedRoom: undefined }))
}

/** Another tab may have put drafts aside since. */
function readShelf(): void {
  void useDraftShelf.persist?.rehydrate() // missing if the browser has no storage
}
