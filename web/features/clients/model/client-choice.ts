import type { ClientId } from '#shared/ids/ids'

/** A client as the pages that assign one know them. */
export interface ClientChoice {
  readonly id: ClientId
  readonly name: string
}

/** The form of a new client (2 §3, Client creation form). */
export interface NewClientForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly address: string
}

export const blankClient: NewClientForm = { firstName: '', lastName: '', email: '', phone: '', address: '' }

export interface FormProblem {
  readonly field: keyof NewClientForm
  readonly message: string
}

/**
 * The first thing that is wrong with a new client, in the order of 2 §5.5: first name, last name, a valid email, an email
 * at all. The duplicate check comes after these, and is the server's.
 */
export function newClientProblem(form: NewClientForm): FormProblem | undefined {
  const email = form.email.trim()
  if (form.firstName.trim() === '') return { field: 'firstName', message: 'First name is required' }
  if (form.lastName.trim() === '') return { field: 'lastName', message: 'Last name is required' }
  if (email !== '' && !looksLikeEmail(email)) return { field: 'email', message: 'Email must be valid' }
  if (email === '') return { field: 'email', message: 'Email is required' }
  return undefined
}

/** Told when the server says that somebody has the email already (2 §5.5). */
export const emailExists: FormProblem = { field: 'email', message: 'Email already exists' }

/** The shape of an address; the server has the last word. */
function looksLikeEmail(text: string): boolean {
  return /^[^\s@<>"(),;:]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= 254
}
