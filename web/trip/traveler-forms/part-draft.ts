import { ownValue } from '#shared/ids/own-value'
import {
  mergeValues,
  type PartValues,
  type TravelerPartName,
  travelerPart,
  valueProblem,
} from '#shared/travelers/traveler-parts'
import { failureText, fieldErrorsOf, isApiError } from '../../lib/api/api-error'
import { createStore } from '../../lib/store/create-store'

/** Where what was typed into a part stands. */
export type DraftStanding = 'saved' | 'suggested' | 'waiting' | 'saving' | 'kept' | 'refused'

interface PartDraft {
  /** What the server has. */
  readonly values: PartValues
  /** What was typed and is not stored yet, by field. */
  readonly typed: PartValues
  /** What is wrong, by field. */
  readonly problems: Readonly<Record<string, string>>
  readonly standing: DraftStanding
  /** Why nothing can be stored, where it is not a field's fault. */
  readonly failure?: string | undefined
}

interface DraftOptions {
  readonly part: TravelerPartName
  readonly values: PartValues
  /** What an empty part is filled with; stored once it is confirmed, or something is typed. */
  readonly suggested?: PartValues | undefined
  /** Stores fields of the part. @returns its values after that @throws ApiError */
  readonly send: (fields: PartValues) => Promise<PartValues>
  /** Keeps what was typed on the device; nothing typed takes it away. */
  readonly keep: (typed: PartValues) => void
}

/** A moment after the last key, so that words are sent, not letters. */
const waitMs = 800
const againMs = 5_000

/**
 * A part of a form as it is typed: kept on the device at once, sent a moment after the last key,
 * field by field, so that what somebody else types into other fields stays. Without a connection it
 * is tried again until it is stored; what is refused stays typed.
 */
export function partDraft({ part, values, suggested = {}, send, keep }: DraftOptions) {
  const isSuggested = Object.keys(suggested).length > 0
  const store = createStore<PartDraft>({
    values,
    typed: suggested,
    problems: {},
    standing: isSuggested ? 'suggested' : 'saved',
  })
  const change = (next: Partial<PartDraft>) => store.set({ ...store.get(), ...next })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  async function flush(): Promise<void> {
    clearTimeout(timer)
    const { typed, problems } = store.get()
    const fields = Object.fromEntries(
      Object.entries(typed).filter(([name]) => !Object.hasOwn(problems, name)),
    )
    if (isSending || store.get().standing === 'suggested') return
    if (Object.keys(fields).length === 0)
      return change({ standing: Object.keys(typed).length > 0 ? 'refused' : 'saved' })
    isSending = true
    change({ standing: 'saving', failure: undefined })
    try {
      markStored(await send(fields), fields)
    } catch (error) {
      showRefusal(error)
    } finally {
      isSending = false
    }
    if (store.get().standing === 'waiting') later(waitMs)
  }
  function markStored(after: PartValues, sent: PartValues): void {
    const unsentEntries = Object.entries(store.get().typed).filter(
      ([name, text]) => sent[name] !== text,
    )
    const typedValues = Object.fromEntries(unsentEntries)
    keep(typedValues)
    const isMore = unsentEntries.some(([name]) => !Object.hasOwn(store.get().problems, name))
    change({
      values: after,
      typed: typedValues,
      standing: isMore ? 'waiting' : unsentEntries.length > 0 ? 'refused' : 'saved',
    })
  }
  function showRefusal(error: unknown): void {
    const ofFields = Object.entries(fieldErrorsOf(error)).flatMap(([path, text]) =>
      path.startsWith('fields.') ? [[path.slice('fields.'.length), text] as const] : [],
    )
    if (ofFields.length > 0) {
      change({
        problems: { ...store.get().problems, ...Object.fromEntries(ofFields) },
        standing: 'waiting',
      })
    } else if (
      isApiError(error) &&
      error.status >= 400 &&
      error.status < 500 &&
      error.status !== 429
    ) {
      change({ standing: 'refused', failure: failureText(error) })
    } else {
      change({ standing: 'kept' })
      later(againMs)
    }
  }
  const type = (name: string, text: string): void => {
    const field = ownValue(travelerPart(part).fields, name)
    if (field === undefined) return
    const { typed, problems } = store.get()
    const { [name]: _old, ...others } = problems
    const problem = valueProblem(field, text)
    const next = { ...typed, [name]: text }
    keep(next)
    change({
      typed: next,
      problems: problem === undefined ? others : { ...others, [name]: problem },
      standing: 'waiting',
    })
    later(waitMs)
  }
  return {
    use: store.use,
    get: store.get,
    type,
    /** Stores what was suggested as it is. */
    confirm: () => {
      change({ standing: 'waiting' })
      return flush()
    },
    /** Takes over what was kept on the device by an earlier visit. */
    resume: (typed: PartValues) => {
      for (const [name, text] of Object.entries(typed))
        if (!Object.hasOwn(store.get().typed, name)) type(name, text)
    },
    /** Sends at once what is typed: when the connection is back, and before the form goes. */
    flush,
  }
}

/** A part as it is shown: what is typed over what is stored. */
export const shownValues = ({
  values,
  typed,
}: Pick<PartDraft, 'values' | 'typed'>): PartValues => ({
  ...mergeValues(values, {}),
  ...typed,
})
