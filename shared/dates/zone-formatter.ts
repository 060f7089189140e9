/**
 * Formatters of one shape for each time zone (IANA name), made once: making one takes longer than hundreds of uses.
 *
 * @throws RangeError for a zone that there is not
 */
export function zoneFormatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
    made.set(timeZone, format)
    return format
  }
}
