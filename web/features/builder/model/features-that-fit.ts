/** Pixels of a letter at 12.5 on average, and of an icon with the gaps around it. */
const letter = 6.5
const around = 36
/** Pixels of `+12`. */
const countRoom = 30
/** A line names no more, however wide it is. */
const most = 6

/** How many features have room in a line by their names, the count of the others included; at least one. */
export function featuresThatFit(names: readonly string[], room: number): number {
  const widths = names.map((name) => name.length * letter + around)
  let used = 0
  let fitting = 0
  for (const [index, width] of widths.slice(0, most).entries()) {
    used += width
    const isLast = index === names.length - 1
    if (used + (isLast ? 0 : countRoom) > room) break
    fitting = index + 1
  }
  return Math.max(1, fitting)
}
