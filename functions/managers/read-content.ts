import type * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import {
  type OptionKey,
  optionKeySchema,
  type SupplierCode,
  supplierCodeOf,
  supplierCodeSchema,
} from '#shared/ids/ids'
import { type FlatFields, flattenFields, nestFields } from '#shared/managers/flat-fields'
import { type CatalogueStore, catalogueStore } from '../data/catalogue/catalogue-store'
import { inForce } from '../data/editions/in-force'
import type { ContentRef } from '../data/managers/draft-store'
import { type RateRuleRecord, rulesOfItem } from '../data/rates/rate-records'
import { roomTypeRecord, supplierInfoRecord, supplierTermsRecord } from '../data/rates/room-records'
import { groupBy } from '../data/table/group-by'
import { supplierPk } from '../data/table/keys'
import { parseFound, parseRecord } from '../data/table/parse-record'
import { sortRange } from '../data/table/query'
import type { Table } from '../data/table/table-access'
import { rateRow } from '../import/sales-rows'
import { type CampContent, contentSchemas, references } from './content-kinds'

/** Reads entries of the catalogue as content managers edit them. */
export function contentReader(table: Table) {
  const catalogue = catalogueStore(table)
  return {
    catalogue,
    /**
     * What is published of an entry, by field; undefined where there is no such entry.
     * @param changes - where they touch nothing that a camp sells, its own fields are enough
     */
    async published(
      { kind, code }: ContentRef,
      changes?: FlatFields,
    ): Promise<FlatFields | undefined> {
      const supplier = supplierCodeSchema.safeParse(code)
      if (kind === 'camp' && !supplier.success) return undefined
      const isSold = kind === 'camp' && (changes === undefined || touchesSales(changes))
      const [entry, sold] = await Promise.all([
        catalogue.get(kind, code),
        isSold && supplier.success ? soldBy(table, supplier.data) : undefined,
      ])
      return entry && flattenFields({ ...editableOf(kind, entry), ...sold })
    },
  }
}
export type ContentReader = ReturnType<typeof contentReader>

/** Whether fields are of what a camp sells and tells, or decide how that is stored. */
const touchesSales = (changes: FlatFields): boolean =>
  Object.keys(changes).some((field) => /^(?:rooms|rates|texts|terms)\.|^thirdParty$/.test(field))

/** What a supplier sells and tells, by room and language: one Query. */
async function soldBy(table: Table, supplier: SupplierCode) {
  const query = {
    ...sortRange(supplierPk(supplier), { from: 'INFO#', to: 'TERMS' }),
    ConsistentRead: true,
  }
  const items = await inForce(table, await table.all(query))
  const of = (prefix: string) => items.filter(({ sk }) => String(sk).startsWith(prefix))
  const rooms = of('ROOM#').map((item) => parseRecord(roomTypeRecord, item))
  const texts = of('INFO#').map((item) => parseRecord(supplierInfoRecord, item))
  const terms = parseFound(supplierTermsRecord, of('TERMS')[0])
  const rules = groupBy(of('RATES#').flatMap(rulesOfItem), ({ optionKey }) => optionKey)
  return {
    rooms: Object.fromEntries(
      rooms.map(({ optionKey, supplierCode: _code, ...room }) => [optionKey, room]),
    ),
    rates: Object.fromEntries(
      [...rules].map(([optionKey, own]) => [optionKey, own.map(rateRowOf)]),
    ),
    texts: Object.fromEntries(
      texts.map(({ locale, supplierCode: _code, ...text }) => [locale, text]),
    ),
    terms: terms && withoutCode(terms),
  }
}

const withoutCode = ({ supplierCode: _code, ...rest }: z.output<typeof supplierTermsRecord>) => rest

/** A rate rule as it is edited: without what its room says. */
function rateRowOf(rule: RateRuleRecord) {
  const {
    optionKey: _key,
    supplierCode: _code,
    room: _room,
    systemType: _type,
    roomTypeId: _id,
    ...rest
  } = rule
  const { maxUnits: _units, guestNormal: _guests, normalAdults: _adults, ...row } = rest
  return row
}

/** An entry without its code and what its places say of it. */
function editableOf(kind: ContentRef['kind'], entry: object): object {
  const names = Object.keys(contentSchemas[kind].shape)
  return Object.fromEntries(Object.entries(entry).filter(([name]) => names.includes(name)))
}

/** What is wrong with a field. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
}

type Checked =
  | { readonly problems: readonly FieldProblem[]; readonly content?: undefined }
  | { readonly problems: readonly []; readonly content: Readonly<Record<string, unknown>> }

/**
 * The content that fields are of, each checked, and what they name looked for; or all that is wrong
 * with them.
 */
export async function checkContent(
  { kind, code }: ContentRef,
  fields: FlatFields,
  catalogue: Pick<CatalogueStore, 'get' | 'codesOf'>,
): Promise<Checked> {
  const parseResult = contentSchemas[kind].safeParse(nestFields(fields))
  const problems: FieldProblem[] = parseResult.success
    ? []
    : parseResult.error.issues.flatMap(problemsOfIssue)
  const givenFields = new Map(Object.entries(fields))
  for (const [field, of] of Object.entries(references[kind])) {
    const name = givenFields.get(field)
    if (typeof name === 'string' && name !== '' && (await catalogue.get(of, name)) === undefined)
      problems.push({ field, message: `There is no ${of.replace('-', ' ')} ${name}` })
  }
  const features = givenFields.get('campFeatures')
  if (kind === 'camp' && Array.isArray(features) && features.length > 0) {
    const knownFeatures = await catalogue.codesOf('feature')
    const unknown = features.find((feature) => !knownFeatures.includes(String(feature)))
    if (unknown !== undefined)
      problems.push({ field: 'campFeatures', message: `There is no feature ${unknown}` })
  }
  if (parseResult.success && kind === 'camp')
    problems.push(...problemsOfRates(code, parseResult.data as CampContent))
  return problems.length > 0 || !parseResult.success
    ? { problems }
    : { problems: [], content: parseResult.data }
}

export const isRequired = 'is required'

/** What a schema says of a value, by field. */
export function problemsOfIssue(issue: z.core.$ZodIssue): FieldProblem[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => ({
      field: [...path, name].join('.'),
      message: 'Unknown field',
    }))
  const isMissing =
    (issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined
  return [{ field: path.join('.'), message: isMissing ? isRequired : issue.message }]
}

/** The rates of rooms that are there, each checked with its room. */
function problemsOfRates(code: string, { rooms, rates }: CampContent): FieldProblem[] {
  const foreign = Object.keys(rooms).filter((key) => supplierCodeOf(key as OptionKey) !== code)
  return [
    ...foreign.map((key) => ({ field: `rooms.${key}`, message: `must begin with ${code}-` })),
    ...Object.entries(rates).flatMap(([optionKey, list]) =>
      optionKeySchema.safeParse(optionKey).success && Object.hasOwn(rooms, optionKey)
        ? list.flatMap((row, index) => {
            const rowResult = rateRow.safeParse({ ...row, optionKey })
            const issues = rowResult.success ? [] : rowResult.error.issues.flatMap(problemsOfIssue)
            return issues.map(({ field, message }) => ({
              field: `rates.${optionKey}.${index}.${field}`,
              message,
            }))
          })
        : [{ field: `rates.${optionKey}`, message: 'There is no such room' }],
    ),
  ]
}

/** @throws AppError request.invalid that names every field which is not as it has to be */
export function requireContent({ problems, content }: Checked): Readonly<Record<string, unknown>> {
  if (content === undefined) throw new AppError('request.invalid', { fields: problems })
  return content
}
