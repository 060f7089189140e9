const address: string = import.meta.env.VITE_CONTACT_ADDRESS ?? 'agencies@tembea.example'

/** How an agency registers until it can do so itself: an email to the address set in the build. */
export const registerAddress = `mailto:${address}?subject=${encodeURIComponent('Register our agency')}`
