import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { ApiError, fieldErrorsOf, isApiError } from '../../../lib/api/api-error'
import { useAttemptKey } from '../../../lib/api/use-attempt-key'
import type { ClientChoice, NewClient } from '../model/client-choice'

/** Shared by assigning a client and creating one, so that only one runs at a time (2 §4.5). */
export const assigning = ['assign-client']

/**
 * Creates a client after checking that the email isn't taken (2 §5.5, 2 §7.3). A retry after a lost
 * answer creates no second one.
 */
export function useCreateClient() {
  const queries = useQueryClient()
  const keyOf = useAttemptKey()
  return useMutation({
    mutationKey: assigning,
    mutationFn: async (client: NewClient): Promise<ClientChoice> => {
      const { email } = client
      if (await api('POST /api/Clients/check-email', { body: { email }, safe: true }))
        throw emailExists
      const { clientId, name } = await api('POST /api/Clients', {
        body: client,
        idempotencyKey: keyOf(client),
      })
      return { id: clientId, name }
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['clients'] }),
  })
}

const emailExists = new ApiError({
  status: 409,
  code: 'client.email-exists',
  message: 'Email already exists',
})

const fields = ['firstName', 'lastName', 'email', 'contact.phone', 'contact.address'] as const

/** The server's field errors for a client; none if it failed for another reason. */
export function refusedFields(
  error: unknown,
): { readonly field: (typeof fields)[number]; readonly message: string }[] {
  if (isApiError(error, emailExists.code)) return [{ field: 'email', message: emailExists.message }]
  const messages = fieldErrorsOf(error)
  return fields.flatMap((field) =>
    messages[field] === undefined ? [] : [{ field, message: messages[field] }],
  )
}
