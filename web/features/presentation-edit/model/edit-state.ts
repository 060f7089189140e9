import type { PresentationBlock, PresentationBlocks } from '#shared/api/presentation-blocks'
import type {
  BlockChanges,
  EditedBlock,
  EditedBlocks,
  EditOutcome,
} from '#shared/api/presentation-edits'
import { isSameBlock, valuesOfBlocks } from '#shared/presentation/merge-blocks'

interface Step {
  readonly key: string
  readonly before: PresentationBlock
  readonly after: PresentationBlock
}

/** What is stored, what is not yet, and every step to undo. */
export interface EditState {
  readonly stored: EditedBlocks
  /** Blocks whose contents the server does not have yet. */
  readonly mine: PresentationBlocks
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /**
   * What others made of blocks that are in `mine`, too. These are not sent before somebody chose.
   */
  readonly collisions: EditedBlocks
}

export const editStateOf = (stored: EditedBlocks): EditState => ({
  stored,
  mine: {},
  past: [],
  future: [],
  collisions: {},
})

/** The blocks as they are shown. */
export const presentBlocks = ({ stored, mine }: EditState): PresentationBlocks => ({
  ...valuesOfBlocks(stored),
  ...mine,
})

/** Changes a block. Typing on in the same field is one step. */
export function withBlock(
  state: EditState,
  key: string,
  after: PresentationBlock,
  isTyping = false,
): EditState {
  const before = presentBlocks(state)[key] ?? {}
  if (isSameBlock(before, after)) return state
  const last = state.past.at(-1)
  const goesOn =
    isTyping && last?.key === key && isSameBlock(last.after, before) && isOneField(last, after)
  const past = goesOn
    ? [...state.past.slice(0, -1), { ...last, after }]
    : [...state.past, { key, before, after }]
  return { ...state, past: past.slice(-200), future: [], mine: { ...state.mine, [key]: after } }
}

/** Whether a step and what is typed now change the same one field. */
function isOneField({ before, after: middle }: Step, after: PresentationBlock): boolean {
  const changedFields = (one: PresentationBlock, other: PresentationBlock) =>
    Object.keys({ ...one, ...other }).filter(
      (name) => JSON.stringify(Reflect.get(one, name)) !== JSON.stringify(Reflect.get(other, name)),
    )
  const names = new Set([...changedFields(before, middle), ...changedFields(middle, after)])
  return names.size === 1
}

/** Takes back the last step, or does the last one that was taken back again. */
export function takeStep(state: EditState, to: 'undo' | 'redo'): EditState {
  const [from, onto] =
    to === 'undo' ? ([state.past, state.future] as const) : ([state.future, state.past] as const)
  const step = from.at(-1)
  if (step === undefined) return state
  const mine = { ...state.mine, [step.key]: to === 'undo' ? step.before : step.after }
  const [rest, more] = [from.slice(0, -1), [...onto, step]]
  return to === 'undo'
    ? { ...state, mine, past: rest, future: more }
    : { ...state, mine, future: rest, past: more }
}

/** What is to be sent: everything that is not stored, but what waits for a choice. */
export const changesIn = ({ stored, mine, collisions }: EditState): BlockChanges =>
  Object.fromEntries(
    Object.entries(mine)
      .filter(([key]) => !Object.hasOwn(collisions, key))
      .map(([key, value]) => [key, { base: stored[key]?.version ?? 0, value }]),
  )

/**
 * After an answer: what was taken is stored, what was typed meanwhile stays, what collided waits
 * for a choice.
 */
export function withAnswer(
  state: EditState,
  sent: BlockChanges,
  { edits, collisions }: EditOutcome,
): EditState {
  const theirs = Object.fromEntries(collisions.map((one) => [one.key, one.theirs]))
  const rest = Object.entries(state.mine).filter(([key, value]) => {
    const own = sent[key]
    return Object.hasOwn(theirs, key) || own === undefined || !isSameBlock(own.value, value)
  })
  return {
    ...state,
    stored: edits.blocks,
    mine: Object.fromEntries(rest),
    collisions: { ...state.collisions, ...theirs },
  }
}

/**
 * What others stored meanwhile, under what is not stored yet: the same block is then a collision.
 */
export function withNews(state: EditState, stored: EditedBlocks): EditState {
  const mergedBlocks = Object.keys(state.mine).flatMap((key): [string, EditedBlock][] => {
    const [theirs, own] = [stored[key], state.mine[key] ?? {}]
    const isNew = theirs !== undefined && theirs.version !== state.stored[key]?.version
    return isNew && !isSameBlock(theirs.value, own) ? [[key, theirs]] : []
  })
  return {
    ...state,
    stored,
    collisions: { ...state.collisions, ...Object.fromEntries(mergedBlocks) },
  }
}

/** Decides a collision: theirs stays, or mine is sent over it. */
export function withChoice(state: EditState, key: string, whose: 'mine' | 'theirs'): EditState {
  const { [key]: theirs, ...collisions } = state.collisions
  const storedBlocks = theirs === undefined ? state.stored : { ...state.stored, [key]: theirs }
  if (whose === 'mine') return { ...state, stored: storedBlocks, collisions }
  const { [key]: _, ...mine } = state.mine
  return {
    ...state,
    stored: storedBlocks,
    collisions,
    mine,
    past: state.past.filter((step) => step.key !== key),
  }
}

/** All blocks as they were in a version, each as a step of its own that can be undone. */
export const withVersion = (state: EditState, blocks: PresentationBlocks): EditState =>
  Object.keys({ ...presentBlocks(state), ...blocks }).reduce(
    (next, key) => withBlock(next, key, blocks[key] ?? {}),
    state,
  )

/** Edits of segments and chapters that the trip no longer has, and that hold something. */
export const orphansIn = (blocks: PresentationBlocks, known: ReadonlySet<string>): string[] =>
  Object.entries(blocks)
    .filter(
      ([key, block]) =>
        /^(segment|chapter):/.test(key) && !known.has(key) && !isSameBlock(block, {}),
    )
    .map(([key]) => key)
