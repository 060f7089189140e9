import * as z from 'zod/mini'
import type { PresentationBlocks } from '#shared/api/presentation-blocks'
import { presentationBlock } from '#shared/api/presentation-blocks'
import {
  type BlockChanges,
  type EditOutcome,
  editsVersion,
  presentationEdits,
} from '#shared/api/presentation-edits'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId, ClientId, ItineraryId } from '#shared/ids/ids'
import { mergeBlocks, valuesOfBlocks } from '#shared/presentation/merge-blocks'
import { retryContended } from '../../runtime/backoff'
import { commit, putNew, putOver } from '../table/commit'
import { presentationKey, presentationsOf, presentationVersionKey } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryIndex } from '../table/query'
import type { Table } from '../table/table-access'

/** Edits as they are stored, with when and by whom they were last kept as a version. */
const editsRecord = z.extend(presentationEdits, {
  kept: z.optional(z.object({ at: z.iso.datetime(), by: z.string() })),
})
export type EditsRecord = z.infer<typeof editsRecord>

const versionRecord = z.extend(editsVersion, { blocks: z.record(z.string(), presentationBlock) })

/** Whose presentation it is: a trip's, or all those for a client. */
export interface EditsOf {
  readonly agencyId: AgencyId
  readonly owner: { readonly itineraryId: ItineraryId } | { readonly clientId: ClientId }
}

export interface EditsChange {
  readonly changes: BlockChanges
  readonly label?: string | undefined
  readonly by: { readonly id: string; readonly name: string }
  readonly now: Date
}

const picturesListed = z.object({ listed: z.object({ pictures: z.array(z.string()) }) })

/** One person's work within this time is one version. */
const oneSittingMs = 10 * 60_000
/** An item holds 400 KB. */
const maxCharacters = 120_000

/** What agents change in presentations: one item a trip or client, and items of how it once was. */
export function presentationStore(table: Table) {
  const get = (of: EditsOf) => readEdits(table, of)
  return {
    get,
    /**
     * Merges changes into what is there now, block by block; before a sitting's first one it keeps
     * how it was as a version.
     * @throws AppError record.busy, request.too-large
     */
    async change(of: EditsOf, { changes, label, by, now }: EditsChange): Promise<EditOutcome> {
      const at = now.toISOString()
      return retryContended(isChangedSince, async () => {
        const before = await get(of)
        const version = (before?.version ?? 0) + 1
        const { blocks, collisions, isChanged } = mergeBlocks(before?.blocks ?? {}, changes, {
          version,
          by,
          at,
        })
        const present = before ?? {
          id: idOf(of.owner),
          ...of.owner,
          version: 0,
          blocks: {},
          updatedAt: at,
        }
        if (!isChanged && label === undefined) return { edits: present, collisions }
        const { kept } = present
        const isSameSitting =
          kept?.by === by.id && now.getTime() - Date.parse(kept.at) < oneSittingMs
        const keeps = label !== undefined || (before !== undefined && !isSameSitting)
        const after = {
          ...present,
          version,
          blocks,
          updatedAt: at,
          kept: keeps || !before ? { at, by: by.id } : kept,
        }
        const characters = JSON.stringify(blocks).length
        if (characters > maxCharacters)
          throw new AppError('request.too-large', { characters, limit: maxCharacters })
        const changedSince = () => new ChangedSince()
        const item = editsItem(of, after)
        const own = before
          ? putOver(item, before.version, changedSince)
          : putNew(item, changedSince)
        const old = {
          ...presentationVersionKey(of.agencyId, idOf(of.owner), version),
          version,
          at,
          by: by.name,
          label,
          blocks: valuesOfBlocks(label === undefined ? present.blocks : blocks),
        }
        await commit(table, keeps ? [own, putNew(old, changedSince)] : [own])
        return { edits: after, collisions }
      })
    },
    /**
     * How many presentations of an agency name one of some pictures, as an index has it a moment
     * later.
     */
    async countOfPictures(agency: AgencyId, keys: readonly string[]): Promise<number> {
      const items = await table.all(queryIndex('gsi1', presentationsOf(agency)))
      const pictureLists = items.map((item) => parseRecord(picturesListed, item).listed.pictures)
      return pictureLists.filter((pictures) => pictures.some((picture) => keys.includes(picture)))
        .length
    },
    /** How the edits once were, the newest first, fifty at most. */
    async versions({ agencyId, owner }: EditsOf): Promise<z.infer<typeof editsVersion>[]> {
      const { pk, sk } = presentationVersionKey(agencyId, idOf(owner), undefined)
      const { items } = await table.page({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        ProjectionExpression: 'pk, sk, version, #at, #by, label',
        ExpressionAttributeNames: { '#at': 'at', '#by': 'by' },
        ScanIndexForward: false,
        Limit: 50,
      })
      return items.map((item) => parseRecord(editsVersion, item))
    },
    /** What the blocks held in a version; undefined where there is none. */
    async version(
      { agencyId, owner }: EditsOf,
      version: number,
    ): Promise<PresentationBlocks | undefined> {
      const item = await table.get(presentationVersionKey(agencyId, idOf(owner), version))
      return parseFound(versionRecord, item)?.blocks
    },
  }
}
/** The edits of a trip, or of all presentations for a client. */
export const readEdits = async (
  table: Pick<Table, 'get'>,
  { agencyId, owner }: EditsOf,
): Promise<EditsRecord | undefined> =>
  parseFound(
    editsRecord,
    await table.get(presentationKey(agencyId, idOf(owner)), { consistent: true }),
  )

/** The item of edits, which stands among those that name pictures where it does. */
export const editsItem = (of: EditsOf, edits: EditsRecord) => ({
  ...presentationKey(of.agencyId, idOf(of.owner)),
  ...pictureIndex(of, edits.blocks),
  ...edits,
})

class ChangedSince extends Error {}
const isChangedSince = (error: unknown): boolean => error instanceof ChangedSince

/**
 * Which pictures a presentation names, so that those who remove one learn of it: with no picture it
 * is in no index.
 */
function pictureIndex({ agencyId, owner }: EditsOf, blocks: EditsRecord['blocks']) {
  const chosenPictures = Object.values(blocks).flatMap(({ value }) => [
    value.picture,
    ...(value.pictures ?? []),
  ])
  const pictures = [
    ...new Set(chosenPictures.flatMap((picture) => picture?.s3Key ?? picture?.mediaId ?? [])),
  ]
  return pictures.length === 0
    ? {}
    : { gsi1pk: presentationsOf(agencyId), gsi1sk: idOf(owner), listed: { pictures } }
}

const idOf = (owner: EditsOf['owner']) =>
  'itineraryId' in owner ? owner.itineraryId : owner.clientId
