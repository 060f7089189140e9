const address: string = import.meta.env.VITE_CONTACT_ADDRESS ?? 'agencies@tembea.example'

/** How an agency registers until it can do so itself: a mail to the address that the build names. */
export const registerAddress = `mailto:${address}?subject=${encodeURIComponent('Register our agency')}`
