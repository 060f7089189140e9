import { readFileSync } from 'node:fs'
import * as keys from '../../../functions/data/table/keys'

/**
 * The partition keys that a bundle can build, with a star for each part that it fills in: the
 * texts of its key builders (functions/data/table/keys.ts), of which the bundler leaves out those
 * that nothing calls. Due work is there by its kind alone, as in `HELD`.
 */
export const builtPartitions = (file: string): readonly string[] => [
  ...new Set(
    [...readFileSync(file, 'latin1').matchAll(texts)]
      .map(([, text = '']) => text.replace(/\$\{[^}]*\}/g, '*'))
      .filter((text) => /^[\w#*]+$/.test(text)),
  ),
]
const texts = /[`"']([A-Z]{4,}(?:#[^`"'\n]{0,120})?)[`"']/g

/**
 * Whether a bundle that can build some partitions can build one of a pattern of IAM, which may be
 * narrower than a builder: limits of mails are a part of all attempts.
 */
export const canBuild = (partitions: readonly string[], pattern: string): boolean =>
  partitions.some(
    (one) =>
      one === pattern.replace(/^([A-Z]+)#\*$/, '$1') ||
      fits(one, pattern) ||
      (one.split('#').length === pattern.split('#').length && fits(pattern, one)),
  )

/** Whether what matches one pattern matches another. */
export function fits(one: string, pattern: string): boolean {
  const glob = globs.get(pattern) ?? new RegExp(`^${pattern.split('*').join('.*')}$`, 's')
  globs.set(pattern, glob)
  return glob.test(one.replaceAll('*', 'x'))
}
const globs = new Map<string, RegExp>()

/** Stands for whatever a key is made of, for each of its fields, and for what their methods give. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, name) =>
    name === Symbol.toPrimitive
      ? () => '*'
      : name === Symbol.iterator
        ? () => [].values()
        : anything,
})

/**
 * The partitions of the table and of its lists, by their builders; due work is none, which is
 * listed by its kind.
 */
export const partitionsOfTable: ReadonlySet<string> = new Set(
  Object.entries(keys).flatMap(([name, key]) => {
    if (['itineraryOfPk', 'duePlace', 'duePartitions'].includes(name)) return []
    if (typeof key === 'string') return name === 'agencies' || name.endsWith('Pk') ? [key] : []
    const made: unknown =
      typeof key === 'function' ? Reflect.apply(key, undefined, Array(4).fill(anything)) : key
    const { pk, gsi1pk } = Object(made)
    return [typeof made === 'string' ? made : String(pk ?? gsi1pk)]
  }),
)
