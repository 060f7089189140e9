/** The version of Tembea's terms that users accept before they work; the audit trail keeps who accepted which, and when. */
export const termsVersion = '2026-11-01'
