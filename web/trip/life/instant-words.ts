/** When, as short as it can be: `10:02` today, `Sep 28, 17:04` this year, `Sep 28, 2025` before. */
export function instantWords(at: Date, now: Date, zone?: string): string {
  const part = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, ...timeZone(zone) }).format(date)
  const clock = part(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = (date: Date) => part(date, { year: 'numeric', month: 'short', day: 'numeric' })
  if (day(at) === day(now)) return clock
  const isThisYear = part(at, { year: 'numeric' }) === part(now, { year: 'numeric' })
  return isThisYear ? `${part(at, { month: 'short', day: 'numeric' })}, ${clock}` : day(at)
}

const timeZone = (zone: string | undefined) => (zone === undefined ? {} : { timeZone: zone })
