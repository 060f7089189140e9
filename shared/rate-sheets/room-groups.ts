import type { Ask } from './asking'
import { addressOf } from './cells'
import { isBaseKind, kindLabels } from './rate-kinds'
import type { ReadFigure } from './resolve-figures'

/** A room of a sheet with all figures that are for it. */
export interface RoomGroup {
  readonly camp: string
  readonly room: string
  /** Prices of the room, or of a place in it. */
  readonly base: readonly ReadFigure[]
  /** What singles, children and infants pay, and minimum nights. */
  readonly others: readonly ReadFigure[]
  /** Ids of open questions on figures that may be the room's. */
  readonly opens: readonly string[]
}

const keyOf = ({ camp, room }: { camp: string; room: string }): string =>
  `${camp.toLowerCase()}|${bare(room)}`
/** `Luxury Tents` and `luxury tent` are the same room. */
const bare = (room: string): string =>
  room
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/(?<=...)s$/, ''))
    .filter((word) => word !== '' && word !== 'the')
    .join(' ')

/**
 * Figures by their rooms. What names no room is for those of its block: the lines right above it,
 * or all of its camp's in the table where it stands above them.
 */
export function groupRooms(figures: readonly ReadFigure[], ask: Ask): RoomGroup[] {
  const base = figures.filter(({ kind }) => isBaseKind(kind))
  const groups = new Map<string, { base: ReadFigure[]; others: ReadFigure[]; opens: Set<string> }>()
  for (const one of base) {
    const key = keyOf(one.raw)
    const own = groups.get(key) ?? { base: [], others: [], opens: new Set() }
    own.base.push(one)
    groups.set(key, own)
  }
  for (const one of figures.filter(({ kind }) => !isBaseKind(kind))) {
    const { keys, open } = roomsOf(one, { base, ask })
    for (const key of keys)
      if (open === undefined) groups.get(key)?.others.push(one)
      else groups.get(key)?.opens.add(open)
  }
  return [...groups.values()].map(({ base: own, others, opens }) => {
    const { camp = '', room = '' } = own[0]?.raw ?? {}
    return { camp, room, base: own, others, opens: [...opens] }
  })
}

interface Around {
  readonly base: readonly ReadFigure[]
  readonly ask: Ask
}

interface Found {
  readonly keys: readonly string[]
  /** The question that decides whether it is for these. */
  readonly open?: string
}

function roomsOf(one: ReadFigure, { base, ask }: Around): Found {
  const { raw } = one
  const isSameCamp = (other: ReadFigure) => other.raw.camp.toLowerCase() === raw.camp.toLowerCase()
  const inCamp = base.filter(isSameCamp)
  const keys = (list: readonly ReadFigure[]): Found => ({
    keys: [...new Set(list.map((other) => keyOf(other.raw)))],
  })
  const sameNames = inCamp.filter((other) => bare(other.raw.room) === bare(raw.room))
  if (sameNames.length > 0) return keys(sameNames)
  const inTable = inCamp.filter((other) => other.raw.table === raw.table)
  if (raw.room === '') {
    const block = blockAbove(one, inTable)
    if (block.length > 0) return keys(block)
    if (inTable.length > 0) return keys(inTable)
    if (inCamp.length > 0 && raw.camp !== '') return keys(inCamp)
  }
  return askRooms(one, inCamp.length > 0 ? inCamp : base, ask)
}

/** The base lines right above a line, past the other lines of its own block. */
function blockAbove({ raw }: ReadFigure, inTable: readonly ReadFigure[]): ReadFigure[] {
  const block: ReadFigure[] = []
  for (const line of raw.table.lines.filter(({ row }) => row <= raw.line.row).toReversed()) {
    const own = inTable.filter((other) => other.raw.line === line)
    if (own.length === 0 && block.length > 0) break
    block.push(...own)
  }
  return block
}

function askRooms(one: ReadFigure, rooms: readonly ReadFigure[], ask: Ask): Found {
  if (rooms.length === 0) return { keys: [] }
  const { raw, kind } = one
  const roomsByKey = [...new Map(rooms.map((other) => [keyOf(other.raw), other.raw])).entries()]
  const label = raw.label || kindLabels[kind]
  const id = `rooms ${raw.camp}|${label}`
  const all = roomsByKey.map(([key]) => key)
  const answer = ask({
    id,
    title: `${label}: for which rooms?`,
    why: `${addressOf(raw.place)} names none of the rooms above.`,
    places: [raw.place],
    options: [
      { value: '*', label: roomsByKey.length > 1 ? 'All of them' : 'The room of this sheet' },
      ...(roomsByKey.length > 1 ? roomsByKey : []).slice(0, 8).map(([key, { camp, room }]) => ({
        value: key,
        label: [camp, room].filter(Boolean).join(', '),
      })),
      { value: 'none', label: 'None, leave it out' },
    ],
  })
  if (answer === undefined) return { keys: all, open: id }
  return { keys: answer === 'none' ? [] : answer === '*' ? all : [answer] }
}
