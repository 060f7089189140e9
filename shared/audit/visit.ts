/** Looks at a record by the same person within this time are one visit, and one row of the audit trail (1 §6). */
export const visitMs = 30 * 60_000
