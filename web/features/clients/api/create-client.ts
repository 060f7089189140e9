import { api } from '../../../lib/api/api'
import { fieldErrorsOf, isApiError } from '../../../lib/api/api-error'
import { type ClientChoice, emailExists, type FormProblem, type NewClientForm } from '../model/client-choice'

export type Created = { readonly client: ClientChoice } | { readonly problem: FormProblem }

/**
 * Adds a client after asking whether the email is taken (2 §5.5, 2 §7.3). What the server refuses by field comes back as a
 * problem of that field; any other failure is thrown.
 *
 * @param idempotencyKey - the same for every try of one filled-in form, so that a lost answer makes no second client
 */
export async function createClient(form: NewClientForm, idempotencyKey: string): Promise<Created> {
  const email = form.email.trim()
  if (await api('POST /api/Clients/check-email', { body: { email }, safe: true })) return { problem: emailExists }
  const contact = { phone: form.phone.trim(), address: form.address.trim() }
  const body = { firstName: form.firstName.trim(), lastName: form.lastName.trim(), email, contact }
  try {
    const { clientId, name } = await api('POST /api/Clients', { body, idempotencyKey })
    return { client: { id: clientId, name } }
  } catch (error) {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    return { problem }
  }
}

function problemOf(error: unknown): FormProblem | undefined {
  if (isApiError(error, 'client.email-exists')) return emailExists
  const messages = fieldErrorsOf(error)
  for (const field of ['firstName', 'lastName', 'email', 'phone', 'address'] as const) {
    const message = messages[field] ?? messages[`contact.${field}`]
    if (message !== undefined) return { field, message }
  }
  return undefined
}
