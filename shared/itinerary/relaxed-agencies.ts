/** Agencies with a relaxed problem check that ignores the total margin (1 §6). */
export const relaxedAgencies: readonly string[] = ['YEL002', 'YEL003']

/** Whether an agency's total margin may be below zero. */
export function isOnRelaxedList(agencyCode: string): boolean {
  return relaxedAgencies.includes(agencyCode)
}
