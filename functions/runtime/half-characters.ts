import { AppError } from '#shared/errors/app-error'

/** One half of a character that takes two UTF-16 units, without the other: no text has it, and no store takes it. */
const half = /\p{Surrogate}/u
const escapedHalf = /\\u[dD][89a-fA-F]/

/**
 * Refuses texts with half a character in a body. UTF-8 has none: only the escapes of JSON bring them, as in `"\ud83d"`.
 *
 * @param text - the body as it came
 * @param value - as its schema has read it: what that leaves out does no harm
 * @throws AppError request.invalid naming each field
 */
export function refuseHalfCharacters(text: string, value: unknown): void {
  if (!escapedHalf.test(text)) return
  const message = 'must not contain half a character'
  const fields = fieldsWith(half, value).map((field) => ({ field, message }))
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
}

/** Where a value has such texts; a name counts as text of what holds it. Without recursion: a body may be deep. */
function fieldsWith(pattern: RegExp, body: unknown): string[] {
  const found: string[] = []
  const left: [field: string, value: unknown][] = [['body', body]]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [field, value] = next
    if (typeof value === 'string' && pattern.test(value)) found.push(field)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (pattern.test(name)) found.push(field)
      else left.push([`${field}.${name}`, inner])
    }
  }
  return [...new Set(found)].sort()
}
