import fc from 'fast-check'
import type * as z from 'zod/mini'

/** What zod keeps of a schema that matters here: its kind and its parts. */
interface Definition {
  readonly type: string
  readonly format?: string
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[]
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly options?: readonly z.ZodMiniType[]
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
  readonly innerType?: z.ZodMiniType
  readonly element?: z.ZodMiniType
  readonly items?: readonly z.ZodMiniType[]
  readonly keyType?: z.ZodMiniType
  readonly valueType?: z.ZodMiniType
  readonly in?: z.ZodMiniType
  readonly out?: z.ZodMiniType
}

interface Check {
  readonly check: string
  readonly format?: string
  readonly pattern?: RegExp
  readonly minimum?: number
  readonly maximum?: number
  readonly value?: number
  readonly inclusive?: boolean
}

export const definitionOf = (schema: z.ZodMiniType): Definition =>
  (schema as unknown as { _zod: { def: Definition } })._zod.def

const checksOf = (schema: z.ZodMiniType): Check[] =>
  (definitionOf(schema).checks ?? []).map(({ _zod }) => _zod.def)

/** Texts that rules of ours accept which no pattern tells: currencies, time zones, codes. */
const familiar = [
  'USD',
  'EUR',
  'Africa/Gaborone',
  'a',
  'Okavango',
  'JAO',
  'BW',
  '{}',
  'application/pdf',
  'trip.pdf',
]

/**
 * Values that a schema may accept: of the right shape, within lengths and limits. Rules between
 * fields are not looked at, so a schema with such rules refuses some of them.
 */
export function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const made = arbitraries.get(schema) ?? newValuesOf(schema)
  arbitraries.set(schema, made)
  return made
}

/** Those of texts take longer to make than to draw from. */
const arbitraries = new WeakMap<z.ZodMiniType, fc.Arbitrary<unknown>>()

function newValuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema)
  const { type, innerType, element, options = [], shape = {} } = definition
  if (type === 'object') {
    const required = Object.keys(shape).filter((name) => !isOptional(shape[name]))
    const fields = Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, valuesOf(field)]),
    )
    return fc.record(fields, { requiredKeys: required })
  }
  if (type === 'string') return textsOf(schema)
  if (type === 'number' || type === 'int') return numbersOf(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'enum') return fc.constantFrom(...Object.values(definition.entries ?? {}))
  if (type === 'literal') return fc.constantFrom(...(definition.values ?? []))
  if (type === 'union') return fc.oneof(...options.map(valuesOf))
  if (type === 'array' && element !== undefined) {
    const least = checksOf(schema).find(({ check }) => check === 'min_length')?.minimum ?? 0
    return fc.array(valuesOf(element), { minLength: least, maxLength: Math.max(least, 2) })
  }
  if (type === 'tuple') return fc.tuple(...(definition.items ?? []).map(valuesOf))
  if (type === 'record' && definition.keyType !== undefined && definition.valueType !== undefined) {
    return fc.dictionary(
      valuesOf(definition.keyType) as fc.Arbitrary<string>,
      valuesOf(definition.valueType),
      {
        maxKeys: 2,
      },
    )
  }
  if (
    type === 'pipe' &&
    definition.out !== undefined &&
    definitionOf(definition.out).format === 'email'
  )
    return valuesOf(definition.out)
  if (type === 'pipe' && definition.in !== undefined) return valuesOf(definition.in)
  if (type === 'nullable' && innerType !== undefined) return fc.option(valuesOf(innerType))
  if (innerType !== undefined) return valuesOf(innerType) // optional, default, prefault, readonly
  return fc.constantFrom('{}', 'a')
}

const isOptional = (schema: z.ZodMiniType | undefined): boolean =>
  schema !== undefined && ['optional', 'default', 'prefault'].includes(definitionOf(schema).type)

function textsOf(schema: z.ZodMiniType): fc.Arbitrary<string> {
  const own = definitionOf(schema)
  const checks = checksOf(schema)
  const format =
    own.format ??
    checks.find((check) => check.format !== undefined && check.format !== 'regex')?.format
  if (format === 'date')
    return fc
      .integer({ min: 0, max: 60_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
  if (format === 'datetime')
    return fc.integer({ min: 0, max: 2 ** 40 }).map((ms) => new Date(ms).toISOString())
  if (format === 'email') return fc.constantFrom('ann@example.com', 'b.o@camp.example.org')
  const pattern = checks.find((check) => check.pattern !== undefined)?.pattern
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern.source.replaceAll(/\(\?[=!][^)]*\)/g, '')))
  const [least, most] = ['min_length', 'max_length'].map((name) =>
    checks.find(({ check }) => check === name),
  )
  if (most?.maximum === 3) return fc.constantFrom('USD', 'EUR') // a currency
  const [minLength, maxLength] = [
    least?.minimum ?? 0,
    Math.min(most?.maximum ?? 12, 12 + (least?.minimum ?? 0)),
  ]
  const plain = fc.string({ minLength, maxLength })
  return fc.oneof(
    fc
      .constantFrom(...familiar)
      .filter((text) => text.length >= minLength && text.length <= (most?.maximum ?? 99)),
    plain,
  )
}

function numbersOf(schema: z.ZodMiniType): fc.Arbitrary<number> {
  const checks = checksOf(schema)
  const bound = (name: string) => checks.find(({ check }) => check === name)
  const step = (check: Check | undefined) => (check === undefined || check.inclusive ? 0 : 1)
  const least = bound('greater_than')
  const most = bound('less_than')
  const min = Math.ceil((least?.value ?? -1_000) + step(least))
  return fc.integer({
    min,
    max: Math.max(
      min,
      Math.floor(Math.min(most?.value ?? min + 1_000, min + 1_000_000) - step(most)),
    ),
  })
}
