import { AppError } from '#shared/errors/app-error'
import { type OptionKey, type SupplierCode, supplierCodeSchema } from '#shared/ids/ids'
import {
  diffFields,
  type FieldChange,
  type FlatFields,
  flattenFields,
  isSameField,
} from '#shared/managers/flat-fields'
import { catalogueKinds } from '../data/catalogue/catalogue-records'
import { entryWrites, withdrawalWrites } from '../data/catalogue/catalogue-store'
import { editionStore } from '../data/editions/edition-store'
import {
  type ContentRef,
  type Draft,
  type DraftStore,
  draftStore,
  type Editor,
} from '../data/managers/draft-store'
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
import { commit, maxAtOnce, type PlannedWrite } from '../data/table/commit'
import { roomTypeKey, supplierInfoKey } from '../data/table/keys'
import type { Item, Key, Table } from '../data/table/table-access'
import { rateRow, rateRuleOf, roomOf } from '../import/sales-rows'
import { type CampContent, contentSchemas, nameFields } from './content-kinds'
import { type Limits, requireKept, requirePublisher } from './keeping'
import { type ContentReader, checkContent, contentReader, requireContent } from './read-content'

interface Publication {
  readonly ref: ContentRef
  /** New values by field, as in `rates.JAO-TENT`; null takes a value away. */
  readonly changes: FlatFields
  readonly by: Editor
  /** What limits them. */
  readonly limits: Limits
  readonly now: Date
  /** An id that publications share which belong together, so that they are undone together. */
  readonly edition: string
  readonly note?: string
  /** The draft that the changes are, which is done with this. */
  readonly draft?: Draft
  /** Of the history that the editor saw; the present one unless it is given. */
  readonly version?: number
  /**
   * How the entry stands, where that was read a moment ago. The changes are then all that the
   * edition has in mind with the entry.
   */
  readonly standing?: Standing
  /** Entries of the audit trail, one a publication. */
  readonly audit: AuditEntry
}

/** What is published of an entry, by field, and its newest version, 0 before the first. */
export interface Standing {
  readonly before: FlatFields | undefined
  readonly last: number
  /** Whether no edition has the entry in mind. */
  readonly isFresh?: boolean
}

/** An edition may have one entry of the audit trail for all that it publishes. */
type Preparation = Omit<Publication, 'audit'> & { readonly audit?: AuditEntry }

/**
 * Publishes changes of catalogue entries: one entry in a transaction with its history and its rates
 * in all their forms, or many as an edition, all at once.
 */
export function contentPublisher(table: Table) {
  const [reader, drafts, rates, editions] = [
    contentReader(table),
    draftStore(table),
    rateStore(table),
    editionStore(table),
  ]
  const deps: PublisherDeps = { reader, drafts, rates }
  return {
    reader,
    drafts,
    editions,
    publish,
    prepare,
    standing,
    undoOne,
    withdraw,
    namedBy,
    /** Brings an edition in force, and settles as much of it as time allows. */
    async publishEdition(edition: string, now: Date, also: readonly PlannedWrite[] = []) {
      await editions.publish(edition, now, also)
      return editions.settle(edition, Date.now() + settlingMs)
    },
    /**
     * Takes back everything that an edition published, as an edition of its own, all at once; one
     * that is not published yet is given up. What was published again since stays: its fields are
     * returned. What it published first is disabled; a place goes where it is empty, and is
     * returned otherwise.
     * @returns how many entries are left to be looked at, where time was over: asked again, it goes
     * on
     */
    async undo(
      edition: string,
      about: Pick<Publication, 'by' | 'limits' | 'now'> & {
        readonly audit: (ref: ContentRef) => AuditEntry
      },
    ) {
      requirePublisher(about.limits)
      const [undoing, until] = [`${edition}.undo`, Date.now() + settlingMs]
      const keptFields: { readonly ref: ContentRef; readonly field: string }[] = []
      const state = await editions.stateOf(edition)
      if (state === 'writing' || state === 'undone')
        return { kept: keptFields, left: await editions.giveUp(edition, about.now, until) }
      if (state === 'published') {
        const countLeft = await editions.settle(edition, until)
        if (countLeft > 0) return { kept: keptFields, left: countLeft }
      }
      if ((await editions.stateOf(undoing)) === 'published') return { kept: keptFields, left: 0 }
      await editions.open(undoing, about.now)
      const publications = await drafts.ofEdition(edition)
      if (about.limits.length > 0)
        for (const ref of publications)
          await requireKept(
            about.limits,
            ref,
            [(await reader.published(ref)) ?? {}],
            reader.catalogue,
          )
      for (const [at, { version, ...ref }] of publications.entries()) {
        if (Date.now() > until) return { kept: keptFields, left: publications.length - at }
        if ((await editions.changesOf(undoing, ref)) !== undefined) continue
        keptFields.push(
          ...(await undoOne(
            { ref, version },
            { ...about, edition: undoing, audit: about.audit(ref) },
          )),
        )
      }
      return { kept: keptFields, left: await this.publishEdition(undoing, about.now) }
    },
  }

  /** Prepares what takes a publication back. @returns the fields that stay */
  async function undoOne(
    { ref, version }: { readonly ref: ContentRef; readonly version: number },
    about: Omit<Preparation, 'ref' | 'changes'>,
  ) {
    const { version: publication, isNewest } = await drafts.versionAmong(ref, version)
    const isFirst = publication?.changes.every(({ from }) => from === null) ?? false
    const isDisabled = isFirst && 'disabled' in contentSchemas[ref.kind].shape
    const back = { ...about, ref, note: 'Undone' }
    if (isFirst && !isDisabled) {
      if ((await namedBy(ref)).length > 0)
        return [{ ref, field: nameFields[ref.kind], why: 'used' as const }] // a camp of no region would not be found any more
      await prepareWrites(await withdrawal(back), { ...back, changes: {} })
      return []
    }
    const backwards = isDisabled
      ? { disabled: true }
      : Object.fromEntries((publication?.changes ?? []).map(({ field, from }) => [field, from]))
    const now = await standing(ref, { last: isNewest ? version : undefined, changes: backwards })
    const own = new Map(Object.entries(now.before ?? {}))
    const [again, since] = partition(publication?.changes ?? [], ({ field, to }) =>
      isSameField(own.get(field), to),
    )
    const changes = isDisabled
      ? backwards
      : Object.fromEntries(again.map(({ field, from }) => [field, from]))
    if (Object.keys(changes).length > 0) await prepare({ ...back, changes, standing: now })
    if (isDisabled) return []
    return since
      .filter(({ field, from }) => !isSameField(own.get(field), from))
      .map(({ field }) => ({ ref, field, why: 'changed' as const }))
  }

  /**
   * How an entry stands: what is published of it is read after its newest version, so that what is
   * made of the two is refused where another publication came between.
   * @param last - the newest version, where it is known that no edition has the entry in mind
   * @param changes - what is to be changed: where nothing is that a camp sells, that isn't read
   */
  async function standing(
    ref: ContentRef,
    { last, changes }: { readonly last?: number | undefined; readonly changes?: FlatFields } = {},
  ): Promise<Standing> {
    if (last !== undefined)
      return { before: await reader.published(ref, changes), last, isFresh: true }
    await editions.makeWay(ref)
    const [newest] = await drafts.history(ref, 1)
    return { before: await reader.published(ref, changes), last: newest?.version ?? 0 }
  }

  /**
   * The names of what lies in a place or has a feature, disabled ones too. It reads the whole
   * catalogue, for taking things away alone.
   */
  async function namedBy({ code }: ContentRef): Promise<string[]> {
    const { regions, camps, transitPoints, activities } = await reader.catalogue.all()
    const names = [
      ...regions.map(({ name, countryCode }) => [name, countryCode]),
      ...camps.map(({ campName, countryRegionCode, campFeatures }) => [
        campName,
        countryRegionCode,
        ...campFeatures,
      ]),
      ...[...transitPoints, ...activities].map(({ name, countryRegionCode }) => [
        name,
        countryRegionCode,
      ]),
    ]
    return names.flatMap(([name = '', ...codes]) => (codes.includes(code) ? [name] : []))
  }

  /**
   * Takes a published place away; its history keeps what it was.
   * @throws AppError record.changed
   */
  async function withdraw(publication: Withdrawal & Pick<Publication, 'audit'>) {
    await commit(table, [...(await withdrawal(publication)), auditWrite(publication.audit)])
  }

  async function withdrawal({ ref, now: at, audit: _audit, limits, ...about }: Withdrawal) {
    requirePublisher(limits)
    const { before = {}, last } = await standing(ref)
    await requireKept(limits, ref, [before], reader.catalogue)
    const changes = diffFields(before, {})
    const entry = { version: last + 1, changes, draft: undefined, at, ...about }
    return [...withdrawalWrites(ref), ...drafts.publicationWrites(ref, entry)]
  }

  /**
   * Publishes changes of one entry.
   * @returns what changed, and the version that says so; nothing is written where nothing changes
   * @throws AppError request.invalid naming each field at fault, record.changed when another
   * publication came between,
   *   content.not-yours or content.reviewed where the editor may not
   */
  async function publish(publication: Publication): Promise<Published> {
    const { ref, draft, audit, now, edition, changes: given } = publication
    const { version, changes, writes, history } = await planPublication(publication)
    if (changes.length === 0 && draft === undefined) return { version, changes }
    const all = [...writes, ...history, auditWrite(audit)]
    if (all.length <= maxAtOnce) await commit(table, all)
    else {
      const [entry, ...ofDraft] = history
      const own = `${edition}.${ref.kind}.${ref.code}.${version}`
      await editions.open(own, now)
      await editions.prepare(own, {
        ref,
        audit,
        changes: given,
        writes: entry ? [...writes, entry] : writes,
      })
      await editions.publish(own, now, ofDraft)
      await editions.settle(own, Date.now() + settlingMs)
    }
    return { version, changes }
  }

  /**
   * Prepares changes of one entry for the edition that is named, besides those that it has of it
   * already.
   * @throws as `publish`
   */
  async function prepare(publication: Preparation): Promise<Published> {
    const { ref, edition, changes: given } = publication
    const earlier =
      publication.standing === undefined ? await editions.changesOf(edition, ref) : undefined
    const all = { ...publication, changes: { ...earlier, ...given } }
    const { version, changes, writes, history } = await planPublication(all)
    if (changes.length > 0) await prepareWrites([...writes, ...history], all)
    return { version, changes }
  }

  function prepareWrites(
    writes: readonly PlannedWrite[],
    { ref, edition, audit, changes: all, standing: standingNow }: Preparation,
  ) {
    const changes = standingNow === undefined ? all : undefined
    const isFresh = standingNow?.isFresh === true
    return editions.prepare(edition, { ref, audit, changes, writes, isFresh })
  }

  async function planPublication(publication: Preparation) {
    const {
      ref,
      changes,
      draft,
      version: seen,
      audit: _audit,
      now: at,
      limits,
      standing: standingNow,
      ...about
    } = publication
    requirePublisher(limits)
    const { before = {}, last } = standingNow ?? (await standing(ref))
    if (seen !== undefined && seen !== last) throw new AppError('record.changed')
    await requireKept(limits, ref, [before, { ...before, ...changes }], reader.catalogue)
    const content = requireContent(
      await checkContent(ref, { ...before, ...changes }, reader.catalogue),
    )
    const differences = diffFields(before, flattenFields(content))
    if (differences.length === 0 && draft === undefined)
      return { version: last, changes: differences, writes: [], history: [] }
    const version = last + 1
    const history = drafts.publicationWrites(ref, {
      version,
      changes: differences,
      draft,
      at,
      ...about,
    })
    return {
      version,
      changes: differences,
      writes: await writesOf(ref, { content, done: differences }, deps),
      history,
    }
  }
}

type Withdrawal = Omit<Preparation, 'changes' | 'draft' | 'version' | 'standing'>
interface Published {
  readonly version: number
  readonly changes: readonly FieldChange[]
}

/** A request ends within half a minute; what is left then is settled by the job. */
const settlingMs = 15_000

interface PublisherDeps {
  readonly reader: ContentReader
  readonly drafts: DraftStore
  readonly rates: RateStore
}

interface Changed {
  readonly content: Readonly<Record<string, unknown>>
  readonly done: readonly FieldChange[]
}

async function writesOf(
  ref: ContentRef,
  changed: Changed,
  deps: PublisherDeps,
): Promise<PlannedWrite[]> {
  const { kind, code } = ref
  const { catalogue } = deps.reader
  const entry = { ...changed.content, [catalogueKinds[kind].codeField]: code }
  if (kind === 'country' || kind === 'region' || kind === 'feature') return entryWrites(kind, entry)
  if (kind === 'connection') {
    const from = await catalogue.get('transit-point', String(changed.content.fromHubCode))
    return entryWrites(kind, { ...entry, countryCode: from?.countryCode })
  }
  const place = await placeOf(String(changed.content.countryRegionCode), catalogue)
  if (kind !== 'camp') return entryWrites(kind, { ...entry, countryCode: place.region.countryCode })
  const { rooms, rates, texts, terms, ...own } = changed.content as CampContent
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

type Camp = Omit<CampContent, 'rooms' | 'rates' | 'texts' | 'terms'> & {
  readonly supplierCode: SupplierCode
}
type Sold = Pick<CampContent, 'rooms' | 'rates' | 'texts' | 'terms'>

/**
 * The writes of what changed of a camp. Rates are written anew with their rooms, whose limits they
 * carry.
 */
async function campWrites(
  camp: Camp,
  { done, sold }: Changed & { readonly sold: Sold },
  { rates }: PublisherDeps,
) {
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
    const item =
      text && supplierInfoItem(supplierInfoRecord.parse({ ...text, supplierCode, locale }))
    writes.push(put(item, supplierInfoKey(supplierCode, locale)))
  }
  if (parts.has('terms'))
    writes.push({
      write: {
        Put: {
          Item: supplierTermsItem(supplierTermsRecord.parse({ ...sold.terms, supplierCode })),
        },
      },
    })
  const isRepriced =
    changedIn('rooms').length > 0 ||
    changedIn('rates').length > 0 ||
    done.some(({ field, from }) => field === 'thirdParty' && from !== null) // a new camp has no rates
  if (!isRepriced) return writes
  return [...writes, ...(await rates.replacing({ supplierCode, rules, thirdParty }))]
}

/** The rooms of a camp by their keys, and their rate rules, as they are stored. */
export function saleOf(
  camp: Pick<CampContent, 'campName' | 'minChildAge'>,
  { rooms, rates }: Pick<Sold, 'rooms' | 'rates'>,
) {
  const records = new Map<string, RoomTypeRecord>(
    Object.entries(rooms).map(([key, room]) => [
      key,
      roomOf({ ...room, optionKey: key as OptionKey }, camp),
    ]),
  )
  const rules = Object.entries(rates).flatMap(([key, list]) => {
    const room = records.get(key)
    return room === undefined
      ? []
      : list.map((row) => rateRuleOf(rateRow.parse({ ...row, optionKey: key }), room))
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
