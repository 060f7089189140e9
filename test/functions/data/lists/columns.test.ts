import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileOrder } from '#shared/catalogue/compile-order'
import { everything, type OrderBy } from '#shared/catalogue/filter-types'
import { byProperty, matches } from '#shared/catalogue/matches'
import { checkWhere } from '#shared/catalogue/parse-where'
import { Columns, type Line, type Place } from '../../../../functions/data/lists/columns'

const shape = {
  fields: [
    'id',
    'version',
    'name',
    'email',
    'agentId',
    'clientId',
    'clientName',
    'archived',
    'sell',
    'dueDate',
    'late',
  ],
  order: { field: 'name', direction: 'ascending' },
  aliases: { tripId: 'id' },
} as const
const text = fc.oneof(
  fc.constantFrom(
    'Eleanor Hartley',
    'eleanor',
    'Élan',
    'éLAN',
    'a\nb',
    '100% Wild',
    '',
    'Zulu',
    'zu',
  ),
  fc.string({ maxLength: 3 }),
)
const values = {
  string: text,
  number: fc.integer({ min: -2, max: 5 }),
  boolean: fc.boolean(),
  date: fc.constantFrom('2026-11-20', '2026-12-01'),
}
const types = {
  id: 'string',
  name: 'string',
  email: 'string',
  agentId: 'string',
  clientName: 'string',
  archived: 'boolean',
  sell: 'number',
  dueDate: 'date',
} as const satisfies Readonly<Record<string, keyof typeof values>>

const id = fc.integer({ min: 0, max: 12 }).map((at) => `itn_${String(at).padStart(2, '0')}`)
const clientId = fc.constantFrom('cli_a', 'cli_b', 'cli_c')
const line = fc.record(
  {
    id,
    version: fc.integer({ min: 1, max: 6 }),
    name: text,
    agentId: fc.constantFrom('agt_a', 'agt_b'),
    email: text,
    clientId,
    clientName: text,
    archived: fc.boolean(),
    sell: fc.integer({ min: -2, max: 5 }),
    dueDate: fc.constantFrom('2026-11-20', '2026-11-21', '2027-01-01'),
  },
  { requiredKeys: ['id', 'version', 'name', 'agentId'] },
)
const change = fc.oneof(
  { weight: 6, arbitrary: fc.record({ put: line }) },
  {
    weight: 2,
    arbitrary: fc.record({ remove: fc.record({ id, version: fc.integer({ min: 1, max: 6 }) }) }),
  },
  fc.record({
    rename: fc.record({ clientId, name: text, version: fc.integer({ min: 1, max: 4 }) }),
  }),
  fc.record({ judge: fc.constantFrom('2026-11-20', '2026-12-31') }),
)

const condition = fc
  .constantFrom(...(Object.entries(types) satisfies [string, keyof typeof values][]))
  .chain(([field, type]) => {
    const value: fc.Arbitrary<unknown> = values[type]
    const ways: fc.Arbitrary<unknown>[] = [
      value,
      fc.record({ neq: fc.option(value) }),
      fc.record({ inq: fc.array(value, { minLength: 1, maxLength: 3 }) }),
      fc.record({ nin: fc.array(value, { minLength: 1, maxLength: 3 }) }),
      ...(type === 'boolean'
        ? []
        : [fc.record({ gt: value }), fc.record({ between: fc.tuple(value, value) })]),
      ...(type === 'string'
        ? [
            fc.record({ like: text, options: fc.constant('i') }),
            fc.record({ like: text }),
            fc.record({ ilike: fc.constantFrom('%a%', 'z%', '%y', 'e%o%r') }),
          ]
        : []),
    ]
    return fc.record({ [field]: fc.oneof(...ways) })
  })
const { where } = fc.letrec((tie) => ({
  where: fc.oneof(
    { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
    condition,
    fc.record({ and: fc.array(tie('where'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('where'), { minLength: 1, maxLength: 3 }) }),
  ),
}))
const order = fc.array(
  fc.record({
    field: fc.constantFrom('name', 'email', 'sell', 'archived', 'dueDate', 'clientName', 'tripId'),
    direction: fc.constantFrom<OrderBy['direction'][]>('ascending', 'descending'),
  }),
  { maxLength: 3 },
)

/** The same list as plain records, by the same rules. */
class Plain {
  readonly lines = new Map<string, Line>()
  readonly #gone = new Map<string, number>()
  readonly #names = new Map<string, { name: string; version: number }>()
  put(line: Line) {
    if ((this.lines.get(line.id)?.version ?? this.#gone.get(line.id) ?? 0) >= line.version) return
    this.lines.set(line.id, line)
  }
  remove({ id, version }: Line) {
    if ((this.lines.get(id)?.version ?? 0) > version) return
    this.lines.delete(id)
    this.#gone.set(id, Math.max(version, this.#gone.get(id) ?? 0))
  }
  rename({ clientId, ...named }: { clientId: string; name: string; version: number }) {
    if ((this.#names.get(clientId)?.version ?? 0) < named.version) this.#names.set(clientId, named)
  }
  all(day: string | undefined): Line[] {
    return [...this.lines.values()].map((line) => {
      const named = this.#names.get(String(line.clientId))
      const renamed = named === undefined ? line : { ...line, clientName: named.name }
      return day === undefined ? renamed : { ...renamed, late: judge(day)(line) }
    })
  }
}
const judge = (day: string) => (line: Line) =>
  line.dueDate === undefined ? undefined : String(line.dueDate) < day

describe('a list in columns', () => {
  test('answers as a filter over all records does, whatever changed in it and in which order', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 60 }),
        fc.array(
          fc.record({ where, order, skip: fc.nat(3), limit: fc.integer({ min: 1, max: 5 }) }),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        (changes, questions) => {
          const columns = new Columns<Line>(shape)
          const plain = new Plain()
          let day: string | undefined
          for (const [at, one] of changes.entries()) {
            if ('put' in one) for (const list of [columns, plain]) list.put(one.put)
            else if ('remove' in one) for (const list of [columns, plain]) list.remove(one.remove)
            else if ('rename' in one) for (const list of [columns, plain]) list.rename(one.rename)
            else {
              day = one.judge
              columns.judge('late', { day, judge: judge(day) })
            }
            if (at % 10 === 0)
              columns.page({
                where: everything,
                order: [{ field: 'email', direction: 'descending' }],
              })
          }
          const all = plain.all(day)
          expect(columns.count).toBe(all.length)
          for (const { where, order, skip, limit } of questions) {
            const checked = checkWhere(where, types)
            const asked = order.map(({ field, direction }) => ({
              field: field === 'tripId' ? 'id' : field,
              direction,
            }))
            const full = [...asked, shape.order, { field: 'id', direction: 'ascending' }] as const
            const found = all
              .filter(matches(checked, byProperty))
              .sort(compileOrder(full, (field) => (line) => line[field]))
            expect(columns.countOf(checked)).toBe(found.length)
            expect(columns.page({ where: checked, order, skip, limit }).lines).toEqual(
              found.slice(skip, skip + limit).map(given),
            )
            expect(Array.from(columns.pick(checked, ['id']), ({ id }) => id).sort()).toEqual(
              found.map(({ id }) => id).sort(),
            )
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  test('goes on after a record, each once, though that record was changed or went meanwhile', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 30 }),
        where,
        fc.boolean(),
        (lines, asked, isRemoved) => {
          const columns = new Columns<Line>(shape)
          for (const one of lines) columns.put(one)
          const checked = checkWhere(asked, types)
          const all = columns.page({ where: checked }).lines.map(({ id }) => id)
          const seen: string[] = []
          let after: Place | undefined
          do {
            const page = columns.page({ where: checked, limit: 2, after })
            seen.push(...page.lines.map(({ id }) => id))
            after = page.next
            if (isRemoved && after !== undefined) columns.remove({ id: after[1], version: 9 })
          } while (after !== undefined)
          expect(seen).toEqual(all)
        },
      ),
    )
  })

  test('is the same again when it was kept in between', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const [columns, again] = [new Columns<Line>(shape), new Columns<Line>(shape)]
        for (const one of changes) {
          if ('put' in one) columns.put(one.put)
          else if ('rename' in one) columns.rename(one.rename)
        }
        const { lines } = columns.page({ where: everything })
        again.restore(lines, columns.names)
        expect(again.page({ where: everything }).lines).toEqual(lines)
        expect(again.names).toEqual(columns.names)
      }),
    )
  })
})

const given = (line: Line) =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined))
