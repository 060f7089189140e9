import { AppError } from '#shared/errors/app-error'
import { type OptionKey, type SupplierCode, supplierCodeSchema } from '#shared/ids/ids'
import { diffFields, type FieldChange, type FlatFields, flattenFields, isSameField } from '#shared/managers/flat-fields'
import { catalogueKinds } from '../data/catalogue/catalogue-records'
import { entryWrites, withdrawalWrites } from '../data/catalogue/catalogue-store'
import { type ContentRef, type Draft, type DraftStore, draftStore, type Editor } from '../data/managers/draft-store'
import { type AuditEntry, auditWrite } from '../data/people/audit-store'
import { type RateStore, rateStore } from '../data/rates/rate-store'
import {
  type RoomTypeRecord,
  roomTypeItem,
  supplierInfoItem,
  supplierInfoRecord,
  supplierTermsItem,
  supplierTermsRecord,
} from '../data/rates/room-records'
import { commit, type PlannedWrite } from '../data/table/commit'
import { roomTypeKey, supplierInfoKey } from '../data/table/keys'
import type { Item, Key, Table } from '../data/table/table-access'
import { rateRow, rateRuleOf, roomOf } from '../import/sales-rows'
import { type CampContent, contentSchemas, nameFields } from './content-kinds'
import { type ContentReader, checkContent, contentReader, requireContent } from './read-content'

interface Publication {
  readonly ref: ContentRef
  /** New values by field, as in `rates.JAO-TENT`; null takes a value away. */
  readonly changes: FlatFields
  readonly by: Editor
  readonly now: Date
  /** An id that publications share which belong together, so that they are undone together. */
  readonly edition: string
  readonly note?: string
  /** The draft that the changes are, which is done with this. */
  readonly draft?: Draft
  /** Of the history that the editor saw; the present one unless it is given. */
  readonly version?: number
  /** Entries of the audit trail, one a publication. */
  readonly audit: AuditEntry
}

/** Publishes changes of catalogue entries: each entry in one transaction with its history, its rates in all their forms. */
export function contentPublisher(table: Table) {
  const [reader, drafts, rates] = [contentReader(table), draftStore(table), rateStore(table)]
  const deps: PublisherDeps = { reader, drafts, rates }
  return {
    ...{ reader, drafts, publish, withdraw },
    /**
     * Takes back everything that an edition published, as an edition of its own. What was published again since stays: its
     * fields are returned. What it published first is disabled; a place goes where it is empty, and is returned otherwise.
     */
    async undo(
      edition: string,
      about: Pick<Publication, 'by' | 'now' | 'edition'> & { readonly audit: (ref: ContentRef) => AuditEntry },
    ) {
      const kept: { readonly ref: ContentRef; readonly field: string }[] = []
      for (const { version, ...ref } of await drafts.ofEdition(edition)) {
        const [done, present = {}] = await Promise.all([drafts.version(ref, version), reader.published(ref)])
        if (done?.changes.every(({ from }) => from === null)) {
          const back = { ...about, ref, note: 'Undone', audit: about.audit(ref) }
          if ('disabled' in contentSchemas[ref.kind].shape) await publish({ ...back, changes: { disabled: true } })
          else if (await isEmpty(ref)) await withdraw(back)
          else kept.push({ ref, field: nameFields[ref.kind] }) // a camp of no region would not be found any more
          continue
        }
        const own = new Map(Object.entries(present))
        const [back, since] = partition(done?.changes ?? [], ({ field, to }) => isSameField(own.get(field), to))
        kept.push(
          ...since.filter(({ field, from }) => !isSameField(own.get(field), from)).map(({ field }) => ({ ref, field })),
        )
        const changes = Object.fromEntries(back.map(({ field, from }) => [field, from]))
        if (back.length > 0) await publish({ ...about, ref, changes, note: 'Undone', audit: about.audit(ref) })
      }
      return { kept }
    },
  }

  /** Whether nothing names a place or a feature. It reads the whole catalogue, for undoing alone. */
  async function isEmpty({ code }: ContentRef): Promise<boolean> {
    const { regions, camps, transitPoints, activities } = await reader.catalogue.all()
    const inRegions = [...camps, ...transitPoints, ...activities].map(({ countryRegionCode }) => countryRegionCode)
    const features = camps.flatMap(({ campFeatures }) => campFeatures)
    return ![...inRegions, ...features, ...regions.map(({ countryCode }) => countryCode)].includes(code)
  }

  /** Takes a published place away; its history keeps what it was. @throws AppError record.changed */
  async function withdraw({ ref, now: at, audit, ...about }: Omit<Publication, 'changes' | 'draft' | 'version'>) {
    const [before = {}, [newest]] = await Promise.all([reader.published(ref), drafts.history(ref, 1)])
    const entry = {
      version: (newest?.version ?? 0) + 1,
      changes: diffFields(before, {}),
      draft: undefined,
      at,
      ...about,
    }
    await commit(table, [...withdrawalWrites(ref), ...drafts.publicationWrites(ref, entry), auditWrite(audit)])
  }

  /**
   * Publishes changes of one entry.
   * @returns what changed, and the version that says so; nothing is written where nothing changes
   * @throws AppError request.invalid naming each field at fault, record.changed when another publication came between,
   * request.too-large where a camp has more rates than fit into one transaction
   */
  async function publish(publication: Publication): Promise<{ version: number; changes: readonly FieldChange[] }> {
    const { ref, changes, draft, version: seen, audit, now: at, ...about } = publication
    const [before = {}, [newest]] = await Promise.all([reader.published(ref), drafts.history(ref, 1)])
    const last = newest?.version ?? 0
    if (seen !== undefined && seen !== last) throw new AppError('record.changed')
    const content = requireContent(await checkContent(ref, { ...before, ...changes }, reader.catalogue))
    const done = diffFields(before, flattenFields(content))
    if (done.length === 0 && draft === undefined) return { version: last, changes: [] }
    const version = last + 1
    const history = drafts.publicationWrites(ref, { version, changes: done, draft, at, ...about })
    const writes = [...(await writesOf(ref, { content, done }, deps)), ...history, auditWrite(audit)]
    if (writes.length > 100) throw new AppError('request.too-large', { items: writes.length, limit: 100 })
    await commit(table, writes)
    return { version, changes: done }
  }
}

interface PublisherDeps {
  readonly reader: ContentReader
  readonly drafts: DraftStore
  readonly rates: RateStore
}

interface Changed {
  readonly content: Readonly<Record<string, unknown>>
  readonly done: readonly FieldChange[]
}

async function writesOf(ref: ContentRef, changed: Changed, deps: PublisherDeps): Promise<PlannedWrite[]> {
  const { kind, code } = ref
  const { catalogue } = deps.reader
  const entry = { ...changed.content, [catalogueKinds[kind].codeField]: code }
  if (kind === 'country' || kind === 'region' || kind === 'feature') return entryWrites(kind, entry)
  const place = await placeOf(String(changed.content.countryRegionCode), catalogue)
  if (kind !== 'camp') return entryWrites(kind, { ...entry, countryCode: place.region.countryCode })
  const { rooms, rates, texts, terms, ...own } = changed.content as unknown as CampContent
  const supplierCode = supplierCodeSchema.parse(code)
  const { biome } = place.region
  const camp = { ...own, supplierCode, biome, restOfWorld: place.country.restOfWorld }
  return campWrites(camp, { ...changed, sold: { rooms, rates, texts, terms } }, deps)
}

async function placeOf(code: string, catalogue: ContentReader['catalogue']) {
  const region = await catalogue.get('region', code)
  const country = region && (await catalogue.get('country', region.countryCode))
  if (region === undefined || country === undefined)
    throw new AppError('request.invalid', {
      fields: [{ field: 'countryRegionCode', message: 'There is no such region' }],
    })
  return { region, country }
}

type Camp = Omit<CampContent, 'rooms' | 'rates' | 'texts' | 'terms'> & { readonly supplierCode: SupplierCode }
type Sold = Pick<CampContent, 'rooms' | 'rates' | 'texts' | 'terms'>

/** The writes of what changed of a camp. Rates are written anew with their rooms, whose limits they carry. */
async function campWrites(camp: Camp, { done, sold }: Changed & { readonly sold: Sold }, { rates }: PublisherDeps) {
  const { supplierCode, thirdParty } = camp
  const parts = new Set(done.map(({ field }) => partOf(field)))
  const texts = new Map(Object.entries(sold.texts))
  const { records, rules } = saleOf(camp, sold)
  const changedIn = (part: string) =>
    [...parts].flatMap((one) => (one.startsWith(`${part}.`) ? [one.slice(part.length + 1)] : []))
  const writes: PlannedWrite[] = parts.has('') ? entryWrites('camp', camp) : []
  for (const key of changedIn('rooms')) {
    const room = records.get(key)
    writes.push(put(room && roomTypeItem(room), roomTypeKey(supplierCode, key as OptionKey)))
  }
  for (const locale of changedIn('texts')) {
    const text = texts.get(locale)
    const item = text && supplierInfoItem(supplierInfoRecord.parse({ ...text, supplierCode, locale }))
    writes.push(put(item, supplierInfoKey(supplierCode, locale)))
  }
  if (parts.has('terms'))
    writes.push({
      write: { Put: { Item: supplierTermsItem(supplierTermsRecord.parse({ ...sold.terms, supplierCode })) } },
    })
  const isRepriced =
    changedIn('rooms').length > 0 || changedIn('rates').length > 0 || done.some(({ field }) => field === 'thirdParty')
  if (!isRepriced) return writes
  return [...writes, ...(await rates.replacing({ supplierCode, rules, thirdParty }))]
}

/** The rooms of a camp by their keys, and their rate rules, as they are stored. */
export function saleOf(
  camp: Pick<CampContent, 'campName' | 'minChildAge'>,
  { rooms, rates }: Pick<Sold, 'rooms' | 'rates'>,
) {
  const records = new Map<string, RoomTypeRecord>(
    Object.entries(rooms).map(([key, room]) => [key, roomOf({ ...room, optionKey: key as OptionKey }, camp)]),
  )
  const rules = Object.entries(rates).flatMap(([key, list]) => {
    const room = records.get(key)
    return room === undefined ? [] : list.map((row) => rateRuleOf(rateRow.parse({ ...row, optionKey: key }), room))
  })
  return { records, rules }
}

/** What of a camp a field belongs to: `rooms.JAO-TENT`, `terms`, or '' for its own entry. */
function partOf(field: string): string {
  const [part = '', name = ''] = field.split('.')
  if (part === 'terms') return part
  return ['rooms', 'rates', 'texts'].includes(part) ? `${part}.${name}` : ''
}

const put = (item: Item | undefined, key: Key): PlannedWrite => ({
  write: item === undefined ? { Delete: { Key: key } } : { Put: { Item: item } },
})

/** Those that pass a test, and the others. */
function partition<T>(list: readonly T[], passes: (one: T) => boolean): [T[], T[]] {
  return [list.filter(passes), list.filter((one) => !passes(one))]
}
