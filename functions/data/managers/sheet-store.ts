import * as z from 'zod/mini'
import type { SavedSheet } from '#shared/api/rate-sheets'
import { AppError } from '#shared/errors/app-error'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, putNew, putOver } from '../table/commit'
import { rateSheetKey } from '../table/keys'
import { pack, unpack } from '../table/packed'
import { queryOf } from '../table/query'
import type { Item, Table } from '../table/table-access'

/** An item takes 400 KB. A workbook of some 20,000 cells fits. */
const maxBytes = 300_000
const dayMs = 86_400_000
/** Nobody goes on with a sheet of last year; a published one waits for the next two. */
const keepingDays = { open: 365, done: 800 }

const summary = 'pk, sk, id, version, #name, updatedAt, updatedBy, asked, camps, isDone'
const packedWork = z.pipe(
  z.instanceof(Uint8Array),
  z.transform((bytes) => String(unpack(bytes))),
)

/** Rate sheets that were put aside or published, each with its work: what the page needs to go on. */
export const sheetStore = (table: Table) => ({
  /** Without their work, the last first. */
  async all(): Promise<SavedSheet[]> {
    const items = await table.all({
      ...queryOf(rateSheetKey('').pk),
      ProjectionExpression: summary,
      ExpressionAttributeNames: { '#name': 'name' },
    })
    return items.map(sheetOf).sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
  },
  /** @throws AppError record.not-found */
  async get(id: string): Promise<SavedSheet & { readonly work: string }> {
    const item = await table.get(rateSheetKey(id), { consistent: true })
    if (item === undefined) throw new AppError('record.not-found')
    return { ...sheetOf(item), work: packedWork.parse(item.work) }
  },
  /** @throws AppError record.changed where somebody else saved it meanwhile, request.too-large */
  async save(
    sheet: SavedSheet & { readonly work: string },
    audit?: AuditEntry,
  ): Promise<SavedSheet> {
    const work = pack(sheet.work)
    if (work.length > maxBytes)
      throw new AppError('request.too-large', { bytes: work.length, limit: maxBytes })
    const days = sheet.isDone ? keepingDays.done : keepingDays.open
    const ttl = Math.ceil((Date.parse(sheet.updatedAt) + days * dayMs) / 1000)
    const Item = { ...rateSheetKey(sheet.id), ...sheet, work, ttl }
    const sheetWrite =
      sheet.version === 1
        ? putNew(Item, recordChanged)
        : putOver(Item, sheet.version - 1, recordChanged)
    await commit(table, [sheetWrite, ...(audit ? [auditWrite(audit)] : [])])
    return sheetOf(Item)
  },
})

const recordChanged = () => new AppError('record.changed')
const sheetOf = ({ pk: _pk, sk: _sk, work: _work, ttl: _ttl, ...sheet }: Item) =>
  sheet as SavedSheet
