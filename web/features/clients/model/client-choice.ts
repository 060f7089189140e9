import type { ClientId } from '#shared/ids/ids'

/** A client as the pages that assign one know them. */
export interface ClientChoice {
  readonly id: ClientId
  readonly name: string
}

export const blankClient = {
  firstName: '',
  lastName: '',
  email: '',
  contact: { phone: '', address: '' },
}
export type NewClient = typeof blankClient

/**
 * Field errors in the words of 2 §5.5. The server's schema is authoritative; this copy keeps zod
 * out of the bundle.
 */
export const clientRules = {
  firstName: (text: string) => text.trim() !== '' || 'First name is required',
  lastName: (text: string) => text.trim() !== '' || 'Last name is required',
  email: (text: string) => {
    const email = text.trim()
    if (
      email !== '' &&
      !(/^[^\s@<>"(),;:]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) && email.length <= 254)
    ) {
      return 'Email must be valid'
    }
    return email !== '' || 'Email is required'
  },
  'contact.phone': () => true,
  'contact.address': () => true,
} as const

/** The form's values as sent. */
export const trimClient = ({
  firstName,
  lastName,
  email,
  contact: { phone, address },
}: NewClient): NewClient => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  contact: { phone: phone.trim(), address: address.trim() },
})
