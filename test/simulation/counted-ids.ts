import { idFrom } from '#shared/ids/ids'
import type { MakeId } from '../../functions/runtime/make-id'

/** 1, 2, 3 … as ids. */
export function countedIds(): MakeId {
  let made = 0
  return (kind) => {
    made += 1
    const digits = new Uint8Array(16)
    for (let [at, rest] = [15, made]; rest > 0; at--, rest = Math.floor(rest / 32))
      digits[at] = rest % 32
    return idFrom(kind, digits)
  }
}
