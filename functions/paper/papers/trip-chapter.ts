import type { ChapterPart, PresentationChapter } from '#shared/api/presentation-shapes'
import { calendarDate } from '#shared/dates/calendar-date'
import { nightsLabel, rangeWithYear, weekdayDate } from '#shared/format/dates'
import { guestWords, joinWords } from '#shared/format/words'
import { bookmark, entryOf, heading, overline, paragraphs, textStyle } from '../layout/blocks'
import { artifact, needRoom, newPage, type Paper, within } from '../layout/paper'
import { type Box, drawPicture, isThere, type Photos } from '../layout/pictures'
import { poster, titleSize } from '../layout/poster'
import { facts, table } from '../layout/table'
import type { TextStyle } from '../layout/text'
import type { TripPaper } from './trip-parts'

/**
 * A country: its picture over a whole page with what it is about, and from the next page on what
 * happens there.
 */
export function drawChapter(
  { paper, photos, entries }: TripPaper,
  chapter: PresentationChapter,
): void {
  const { title, subtitle, intro, startDate, endDate, nights, picture } = chapter
  const size = titleSize(title, 34)
  const isShort = (intro?.length ?? 0) < 700
  const dates = [
    rangeWithYear(startDate, endDate),
    ...(nights > 0 ? [nightsLabel(nights)] : []),
  ].join(' · ')
  poster(paper, { picture, photos, alt: `Landscape: ${title}` }, [
    { text: dates, style: { color: paper.tokens.ember[200] }, after: 2 },
    { text: title, style: { weight: 'bold', size, leading: size * 1.18 }, after: 6, isTitle: true },
    { text: subtitle, style: { size: 14, leading: 20 }, after: 10 },
    { text: isShort ? intro : undefined, style: { leading: 18 } },
  ])
  entries.push(entryOf(paper, title, 1))
  const outline = bookmark(paper, title)
  newPage(paper)
  if (intro && !isShort)
    paragraphs(paper, intro, textStyle(paper, { size: 11, leading: 18 }), { after: 18 })
  for (const part of chapter.parts) {
    if (part.kind === 'stay') {
      within(paper, 'Sect', () =>
        drawStay(paper, part, photos, () => {
          const name = `${part.number}. ${part.title}`
          entries.push(entryOf(paper, name, 2))
          bookmark(paper, name, outline)
        }),
      )
    } else drawWay(paper, part)
  }
}

function drawStay(paper: Paper, part: ChapterPart, photos: Photos, note: () => void): void {
  const { title, number, region, startDate, endDate, nights, text, pictures, rooms } = part
  const { mealBasis, inclusions, paidLocally, features, extras, days } = part
  const shownPictures = pictures.filter((picture) => isThere(picture, photos))
  const picturesHeight = shownPictures.length === 0 ? 0 : shownPictures.length === 1 ? 190 : 214
  needRoom(paper, picturesHeight + 130)
  note()
  overline(paper, `${rangeWithYear(startDate, endDate)} · ${nightsLabel(nights)}`)
  heading(paper, 2, `${number}. ${title}`, { after: 3 })
  if (region)
    paragraphs(paper, region, textStyle(paper, { color: paper.tokens.ink.second }), { after: 8 })
  if (shownPictures.length > 0) {
    boxesOf(paper, { count: shownPictures.length, height: picturesHeight - 14 }).forEach(
      (box, at) => {
        const picture = shownPictures[at]
        if (picture)
          drawPicture(paper, picture, {
            box,
            photos,
            alt: picture.caption ?? `${title}, picture ${at + 1}`,
          })
      },
    )
    paper.y += picturesHeight
  }
  if (text) paragraphs(paper, text, textStyle(paper))
  facts(paper, [
    ['Rooms', rooms.map(({ name, ...guests }) => `${name}, ${guestWords(guests)}`).join('\n')],
    ['Meals', mealBasis],
    ['Included', inclusions],
    ['Paid locally', paidLocally],
    ['Also', extras.join(', ')],
    [
      'Good to know',
      features.length === 0 ? undefined : joinWords(features.map(({ name }) => name)),
    ],
    ['Arranged by', part.isIncluded ? undefined : 'You; not part of the price'],
  ])
  if (days.length > 0) {
    const rows = days.map(({ day, date, title: heading, text: told }) => ({
      cells: [
        `Day ${day}`,
        weekdayDate(calendarDate(date)),
        [heading, told].filter(Boolean).join('\n'),
      ],
    }))
    table(
      paper,
      [
        { title: 'Day', share: 1 },
        { title: 'Date', share: 1.6 },
        { title: 'What happens', share: 6 },
      ],
      rows,
    )
  }
  paper.y += 12
}

/** One picture over the whole width, or a large one with one or two beside it. */
function boxesOf(
  { left, textWidth, y }: Paper,
  { count, height }: { count: number; height: number },
): Box[] {
  if (count === 1) return [{ x: left, y, width: textWidth, height }]
  const [wide, gap] = [textWidth * 0.64, 8]
  const small = { x: left + wide + gap, width: textWidth - wide - gap }
  const first = { x: left, y, width: wide, height }
  if (count === 2) return [first, { ...small, y, height }]
  const half = (height - gap) / 2
  return [first, { ...small, y, height: half }, { ...small, y: y + half + gap, height: half }]
}

const wayWords: Readonly<Record<Exclude<ChapterPart['kind'], 'stay'>, string>> = {
  flight: 'Flight',
  road: 'Transfer',
  activity: 'Activity',
  arrival: 'Arrival',
  departure: 'Departure',
  other: 'Also',
}

/** How one travels on, or what one does on a day: two columns on a band of sand. */
function drawWay(paper: Paper, part: ChapterPart): void {
  const {
    kind,
    title,
    startDate,
    text,
    from,
    place,
    flightNumber,
    departureTime,
    arrivalTime,
    isCharter,
  } = part
  if (kind === 'stay') return
  const { doc, tokens, left, textWidth } = paper
  const word = kind === 'flight' && isCharter ? 'Charter flight' : wayWords[kind]
  const ends = from && place ? `${from.name} to ${place.name}` : undefined
  const times =
    departureTime && arrivalTime
      ? `${departureTime} to ${arrivalTime}, local times`
      : (departureTime ?? arrivalTime)
  const notes = [
    ends === title ? undefined : ends,
    flightNumber,
    times,
    !part.isIncluded &&
      (part.isOffered ? 'Optional extra; not part of the price' : 'Not part of the price'),
  ]
  needRoom(paper, 70)
  const y = paper.y
  artifact(paper, () => doc.rect(left, y, 3, 30).fill(tokens.ember[500]))
  const write = (words: string, style: Partial<TextStyle>) =>
    paragraphs(paper, words, textStyle(paper, style), {
      indent: 14,
      after: 1,
      width: textWidth - 14,
    })
  write(`${word} · ${weekdayDate(startDate)}`, { size: 8.5, color: tokens.ink.note, leading: 12 })
  write(title, { size: 10.5, weight: 'bold', leading: 15 })
  write(notes.filter(Boolean).join(' · '), { size: 9, color: tokens.ink.second, leading: 13 })
  write(text ?? '', { size: 9.5, leading: 14 })
  paper.y += 14
}
