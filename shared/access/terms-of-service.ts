/**
 * The version of Tembea's terms that users accept before they work; the audit trail keeps who
 * accepted which, and when.
 */
export const termsVersion = '2026-11-01'

/** The version that people accepted before versions were kept with them. */
export const firstTermsVersion = '2026-11-01'
