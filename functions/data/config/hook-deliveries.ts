import type * as z from 'zod/mini'
import { type HookDelivery, hookDelivery, hookKeptDays, type hookTry } from '#shared/api/hooks'
import type { AgencyId } from '#shared/ids/ids'
import { failedHooksOf, hookKey, hooksOf } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { queryIndex, queryOf } from '../table/query'
import { type Item, itemKey, type Table } from '../table/table-access'

/** An event as it goes to the hook. */
export type HookEvent = Pick<HookDelivery, 'id' | 'zap' | 'target' | 'agencyId' | 'at' | 'payload'>
type HookTry = z.infer<typeof hookTry>

const pageSize = 50

/** What came of events for automation hooks: one item an event and hook, kept for 30 days. */
export const hookDeliveries = (table: Table) => ({
  /**
   * Notes a try; `state` says what the event is at after it. An event that is sent again keeps its
   * earlier tries.
   */
  async note(event: HookEvent, attempt: HookTry, state: HookDelivery['state']): Promise<void> {
    const { agencyId, at, id, zap, target, payload } = event
    const isFailed = state === 'failed'
    const names = ['id', 'zap', 'target', 'agencyId', 'at', 'payload', 'state', 'tries', 'ttl']
    const place = hookKey(agencyId, { at, id, target })
    const index = 'gsi1pk = :failed, gsi1sk = :place'
    const failureValues = { ':failed': failedHooksOf(agencyId), ':place': place.sk }
    const assignments = names
      .filter((name) => name !== 'tries')
      .map((name) => `#${name} = :${name}`)
    const Update = {
      Key: place,
      UpdateExpression: `SET ${[...assignments, '#tries = list_append(if_not_exists(#tries, :none), :tries)', ...(isFailed ? [index] : [])].join(', ')}${isFailed ? '' : ' REMOVE gsi1pk, gsi1sk'}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ':id': id,
        ':zap': zap,
        ':target': target,
        ':agencyId': agencyId,
        ':at': at,
        ':payload': payload,
        ':state': state,

        ':tries': [attempt],
        ':none': [],
        ':ttl': Math.ceil(Date.parse(attempt.at) / 1000) + hookKeptDays * 86_400,
        ...(isFailed && failureValues),
      },
    }
    await table.write([{ Update }])
  },
  /** A page of an agency's deliveries, newest first; `next` goes on after it. */
  async page(
    agencyId: AgencyId,
    { isFailed = false, before }: { isFailed?: boolean; before?: string | undefined },
  ) {
    const [pk, sk] = isFailed ? ['gsi1pk', 'gsi1sk'] : ['pk', 'sk']
    const query = isFailed
      ? queryIndex('gsi1', failedHooksOf(agencyId))
      : queryOf(hooksOf(agencyId))
    const { items, next } = await table.page({
      ...query,
      ...(before !== undefined && {
        KeyConditionExpression: `${pk} = :pk AND ${sk} < :before`,
        ExpressionAttributeValues: { ...query.ExpressionAttributeValues, ':before': before },
      }),
      ScanIndexForward: false,
      Limit: pageSize,
    })
    const last = items.at(-1)
    // The index holds keys alone.
    const whole = isFailed ? await table.getMany(items.map(itemKey)) : items
    const deliveries = whole.map(parse).sort((one, other) => (one.at < other.at ? 1 : -1))
    return { deliveries, next: next && last && String(last.sk) }
  },
  /** Those of an agency by their ids and times; what is not there is left out. */
  some: async (agencyId: AgencyId, named: readonly Parameters<typeof hookKey>[1][]) =>
    (await table.getMany(named.map((one) => hookKey(agencyId, one)))).map(parse),
})

const parse = (item: Item): HookDelivery => parseRecord(hookDelivery, item)
