import type { Random } from '../simulation/random'
import { idOf, kindOf, namesOf, recordsIn, recordWithin, type ToldRecord } from './told-records'

/** Whose data an answer shows: an agency, or nobody's in particular. */
export type Realm = string

interface Origin {
  readonly realm: Realm
  /** What was asked by, which the answer is about. */
  readonly asked?: Readonly<Record<string, unknown>>
  /** The resource of the address, such as `/api/Clients`. */
  readonly place: string
}

interface RecordWish {
  readonly realm: Realm
  /** The resource that is asked, whose own records fit best. */
  readonly place: string
  readonly fields: ReadonlySet<string>
}

/** What the product itself has told so far, to ask it for by name. */
export interface Harvest {
  /** @returns the records of the answer, the outermost first */
  take(answer: unknown, from: Origin): readonly ToldRecord[]
  /** A value of a field of this name, mostly of the same agency. */
  value(field: string, from: Realm): unknown
  /** Every value of a field that its own agency was told lately. */
  values(field: string, of: Realm): readonly unknown[]
  /** The record that has most of these fields, of some that are drawn. */
  record(wish: RecordWish): ToldRecord
  /** The records that fit, those of one resource in the order in which they were told. */
  find(fits: (record: ToldRecord) => boolean, of: Realm): readonly ToldRecord[]
  /** What a resource does not have any more it is not asked for again. */
  forget(id: unknown, of: { readonly place: string; readonly realm: Realm }): void
}

/** The last of each name are remembered; older ones are mostly gone from the product, too. */
const maxOfName = 60
const maxRecords = 1_500
const maxOfPlace = 150
/** So many records are drawn of all, and of the resource that is asked; one is used. */
const drawnRecords = 16
const drawnOfPlace = 6
/** How often somebody asks for what is another agency's. */
const strangersShare = 0.1
/** What was told last works most often: links and states pass. */
const newestShare = 0.5
const newest = 5

interface Told {
  readonly values: Map<string, unknown[]>
  readonly records: ToldRecord[]
  readonly byPlace: Map<string, ToldRecord[]>
}

export function harvest(random: Random): Harvest {
  const realms = new Map<Realm, Told>()
  const toldTo = (realm: Realm): Told => {
    const told = realms.get(realm) ?? { values: new Map(), records: [], byPlace: new Map() }
    realms.set(realm, told)
    return told
  }
  const heardBy = (realm: Realm): Told =>
    random.chance(strangersShare) ? random.pick([...realms.values()]) : toldTo(realm)
  const draw = <One>(list: readonly One[]): One =>
    random.pick(random.chance(newestShare) ? list.slice(-newest) : list)
  return {
    take(answer, { realm, place, asked = {} }) {
      const told = toldTo(realm)
      const records = recordsIn(answer, { place, outer: askedRecord(place, asked), field: '' })
      for (const record of records) {
        keep(told.records, record, maxRecords)
        // What stands in a trip is not one, and would crowd trips out.
        if (record.own.has(idOf(record.place)))
          keep(listOf(told.byPlace, record.place), record, maxOfPlace)
        for (const [field, value] of record.own) keepValue(told.values, field, value)
      }
      return records
    },
    value(field, realm) {
      const list = heardBy(realm).values.get(field) ?? []
      return list.length === 0 ? undefined : draw(list)
    },
    values: (field, realm) => toldTo(realm).values.get(field) ?? [],
    record({ fields, place, realm }) {
      const told = heardBy(realm)
      const ofPlace = told.byPlace.get(place) ?? []
      let best = recordWithin(new Map(), { place })
      let most = 0
      for (let drawn = 0; drawn < drawnOfPlace + drawnRecords; drawn++) {
        const list = drawn < drawnOfPlace ? ofPlace : told.records
        if (list.length === 0) continue
        const record = draw(list)
        let found = 0
        for (const field of fields) if (record.has(field)) found += 1
        if (found <= most) continue
        most = found
        best = record
      }
      return best
    },
    find(fits, realm) {
      const { records, byPlace } = toldTo(realm)
      return [...records, ...[...byPlace.values()].flat()].filter(fits)
    },
    forget(id, { place, realm }) {
      const { values, records, byPlace } = toldTo(realm)
      remove(values.get(idOf(place)) ?? [], (value) => value === id)
      const isOfIt = (record: ToldRecord) =>
        record.place === place && (record.own.get('id') === id || record.get(idOf(place)) === id)
      remove(records, isOfIt)
      remove(byPlace.get(place) ?? [], isOfIt)
    },
  }
}

function askedRecord(place: string, asked: Readonly<Record<string, unknown>>): ToldRecord {
  const own = new Map(Object.entries(asked))
  if (typeof asked.id === 'string')
    for (const name of namesOf(asked.id, place)) own.set(name, asked.id)
  return recordWithin(own, { place })
}

const listOf = <One>(lists: Map<string, One[]>, name: string): One[] => {
  const list = lists.get(name) ?? []
  lists.set(name, list)
  return list
}

function keepValue(values: Map<string, unknown[]>, field: string, value: unknown): void {
  if (typeof value === 'object') return
  const kind = typeof value === 'string' ? kindOf(value) : ''
  if (kind.length === 4 && kind !== field) keepValue(values, kind, value)
  const list = listOf(values, field)
  if (!list.includes(value)) keep(list, value, maxOfName)
}

/** Adds to a list, of which the oldest goes in blocks: to shift each time would move all. */
function keep<One>(list: One[], one: One, max: number): void {
  list.push(one)
  if (list.length > max * 1.2) list.splice(0, list.length - max)
}

function remove<One>(list: One[], isGone: (one: One) => boolean): void {
  let left = 0
  for (const one of list) if (!isGone(one)) list[left++] = one
  list.length = left
}
