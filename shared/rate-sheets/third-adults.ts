import type { Ask } from './asking'
import { addressOf } from './cells'
import { plainWho } from './figure-names'
import { isThirdKind, thirdKinds } from './rate-kinds'
import { type RawFigure, whoOf } from './read-figures'
import type { ReadFigure } from './resolve-figures'
import type { Statement } from './sheet-rows'

const roomName =
  /\b(?:triple|trpl|tpl|treble|quad(?:ruple)?) (?:room|tent|chalet|suite|cabin|banda|cottage|villa|rondavel|bungalow)s?\b/i

/**
 * Figures with `Triple room` as what a person says it is: three guests in the rooms beside it, or a
 * room of its own. Until then they are three guests' price, and wait for the answer.
 */
export function askTripleRooms(raws: readonly RawFigure[], ask: Ask): readonly RawFigure[] {
  return raws.map((raw) => {
    const { labels, run } = raw.line
    const heads = raw.table.columns.find(({ column }) => column === raw.place.column)?.heads ?? []
    const own: readonly Statement[] = [...labels, ...heads]
    const nameText = [...own, ...run.slice(-1)].find(({ text }) => roomName.test(text))
    const [name] = roomName.exec(nameText?.text ?? '') ?? []
    if (nameText === undefined || name === undefined) return raw
    const id = `triple ${raw.camp}|${name.toLowerCase()}`
    const others = own.filter((one) => one !== nameText)
    const who = whoOf(others)
    const guests = /quad/i.test(name) ? 'quad' : 'triple'
    const whose = plainWho.has(who) ? guests : 'ownRoom'
    if (isBesideSingles(raw) && labels.some((one) => one === nameText))
      return { ...raw, who: whose }
    const answer = ask({
      id,
      title: `${[raw.camp, name].filter(Boolean).join(', ')}: a room of its own, or more guests in the others?`,
      why: `${addressOf(nameText.place)} says “${nameText.text}”, which may be either.`,
      places: [nameText.place],
      options: [
        { value: 'room', label: 'A room of its own' },
        { value: 'guests', label: 'What that many adults pay in the other rooms' },
      ],
    })
    if (answer === 'room') return { ...raw, room: name, who }
    return { ...raw, who: whose, ...(answer === undefined ? { open: id } : {}) }
  })
}

/** Lines for one and for two stand beside it, and no column is for others: so it is for three. */
const isBesideSingles = ({ table: { columns, lines } }: RawFigure): boolean =>
  columns.every(({ heads }) => plainWho.has(whoOf(heads))) &&
  (['single', 'double'] as const).every((who) =>
    lines.some(({ labels }) => labels.some((one) => one.who === who && one.rest === '')),
  )

/**
 * Whether a price for three or four adults can be what its words say, by the price of two: more
 * than that, and no more than as much for each. A person is asked where no cell says whether it is
 * for each of them or for all.
 */
export function checkThird(one: ReadFigure, base: ReadFigure | undefined, ask: Ask) {
  const { figure, kind, raw, place, isUnsure = false } = one
  if (!isThirdKind(kind) || base === undefined || base.kind === 'group') return undefined
  if (base.figure.kind !== 'amount') return one
  if (figure.kind !== 'amount') return undefined
  const { guests, isForAll } = thirdKinds[kind]
  const two = Number(base.figure.value) * (base.kind === 'sharing' ? 2 : 1)
  const fits = (all: number) => all >= two - tiny && all <= (two / 2) * guests + tiny
  const each = guests === 3 ? 'triple' : 'quad'
  const value = Number(figure.value)
  if (!isUnsure && fits(isForAll ? value : value * guests)) return one
  const name = [raw.camp, raw.label || raw.room].filter(Boolean).join(', ')
  const answer = ask({
    id: `third ${name} ${each}`,
    title: `${name}: what does each of ${guests === 3 ? 'three' : 'four'} adults pay?`,
    why: `${addressOf(place)} says “${raw.text}”, two adults pay ${two}.`,
    places: [place],
    options: [
      ...(fits(value * guests) ? [{ value: each, label: `Each pays ${raw.text}` }] : []),
      ...(fits(value) ? [{ value: `${each}Room`, label: `All pay ${raw.text} together` }] : []),
      { value: 'leave', label: 'Leave it out' },
    ],
  })
  return answer !== undefined && isThirdKind(answer) ? { ...one, kind: answer } : undefined
}
const tiny = 1e-6

interface Choosing {
  readonly name: string
  readonly ask: Ask
  readonly leaveOut: (line: readonly ReadFigure[], why: string) => void
}

/**
 * Figures with one price alone for adults above two: a line of their own counts; prices of three and
 * of four that come to another one are asked about.
 */
export function chooseThird(
  figures: readonly ReadFigure[],
  base: ReadFigure | undefined,
  { name, ask, leaveOut }: Choosing,
): readonly ReadFigure[] {
  const thirds = figures.filter(({ kind }) => isThirdKind(kind))
  const others = figures.filter(({ kind }) => !isThirdKind(kind))
  if (thirds.length === 0 || base?.figure.kind !== 'amount') return figures
  if (others.some(({ kind }) => kind === 'extraAdult')) {
    leaveOut(thirds, 'Extra adults have a line of their own, and that one is published.')
    return others
  }
  const two = Number(base.figure.value) * (base.kind === 'sharing' ? 2 : 1)
  const worth = ({ kind, figure }: ReadFigure) => {
    if (!isThirdKind(kind) || figure.kind !== 'amount') return 0
    const { guests, isForAll } = thirdKinds[kind]
    return (Number(figure.value) * (isForAll ? 1 : guests) - two) / (guests - 2)
  }
  const [first] = thirds
  if (first === undefined || thirds.every((one) => Math.abs(worth(one) - worth(first)) < tiny))
    return figures
  const answer = ask({
    id: `thirds ${name}`,
    title: `${name}: what does each adult above two pay?`,
    why: 'The prices of three and of four adults come to different ones, and a room has one.',
    places: thirds.map(({ place }) => place),
    options: [
      ...thirds.map((one) => ({
        value: one.kind,
        label: `What ${addressOf(one.place)} comes to, here ${worth(one)}`,
      })),
      { value: 'none', label: 'The same as each of two' },
    ],
  })
  const choice = thirds.find(({ kind }) => kind === answer)
  if (answer !== undefined)
    leaveOut(
      thirds.filter((one) => one !== choice),
      'Not the price that you chose.',
    )
  return choice === undefined ? others : [...others, choice]
}
