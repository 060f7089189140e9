import * as z from 'zod/mini'
import { keyScopeSchema } from '../access/principal'
import { requiredText } from '../format/plain-text'
import { agencyIdSchema, apiKeyIdSchema } from '../ids/ids'
import { withoutRepeats } from '../ids/list-checks'
import { defineRoutes, get, post, remove } from './contract'

/** An API key as it is listed: never the key itself. */
export const apiKeyView = z.object({
  id: apiKeyIdSchema,
  agencyId: agencyIdSchema,
  agencyName: z.string(),
  name: z.string(),
  kind: z.enum(['partner', 'system']),
  scopes: z.array(keyScopeSchema),
  /** Its last four characters, to know it by. */
  hint: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.optional(z.iso.datetime()),
  revokedAt: z.optional(z.iso.datetime()),
  lastUsedAt: z.optional(z.iso.datetime()),
})
export type ApiKeyView = z.infer<typeof apiKeyView>

export const newApiKey = z.strictObject({
  agencyId: agencyIdSchema,
  name: requiredText(60),
  kind: z.enum(['partner', 'system']),
  scopes: z
    .array(keyScopeSchema)
    .check(
      z.minLength(1, { error: 'Choose at least one permission' }),
      z.maxLength(20),
      withoutRepeats(),
    ),
  /** Days until it ends; it never does when this is left out. */
  days: z.optional(
    z
      .int()
      .check(
        z.minimum(1, { error: 'At least 1 day' }),
        z.maximum(3_650, { error: 'At most 3,650 days' }),
      ),
  ),
})
export type NewApiKey = z.infer<typeof newApiKey>

export const apiKeysRoutes = defineRoutes('api-keys', {
  listApiKeys: {
    ...get('/api/ApiKeys', 'superadmin'),
    summary: 'API keys of all agencies, the newest first',
    harm: 'Superadmins cannot see who has an API key.',
    answer: z.array(apiKeyView),
  },
  createApiKey: {
    ...post('/api/ApiKeys', 'superadmin'),
    summary:
      'Makes an API key for a partner or a system of an agency. Only this answer has the key',
    harm: 'Partners cannot be given access.',
    noMasquerade: true,
    body: newApiKey,
    answer: z.object({ key: z.string(), apiKey: apiKeyView }),
  },
  revokeApiKey: {
    ...remove('/api/ApiKeys/{id}', 'superadmin'),
    summary: 'Revokes an API key at once; revoked again, nothing changes',
    harm: 'A leaked API key cannot be taken back.',
    noMasquerade: true,
    params: z.strictObject({ id: apiKeyIdSchema }),
    answer: apiKeyView,
  },
})
