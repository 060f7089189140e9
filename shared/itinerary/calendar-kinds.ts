/**
 * The kinds of calendar entries in the order in which a day lists them. They stand apart from the
 * schemas, which no page carries.
 */
export const calendarKinds = ['hold', 'payment', 'task', 'departure', 'return'] as const
export type CalendarKind = (typeof calendarKinds)[number]
