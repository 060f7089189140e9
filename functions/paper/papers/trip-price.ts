import type { PresentationView } from '#shared/api/presentation-shapes'
import { dateInZone } from '#shared/dates/zoned-time'
import { longDate, rangeWithYear } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { countOf, guestWords } from '#shared/format/words'
import { heading, list, paragraphs, textStyle } from '../layout/blocks'
import { artifact, newPage, type Paper } from '../layout/paper'
import { table } from '../layout/table'

/** The price as the agent chose to show it, and what it includes. */
export function drawPrice(
  paper: Paper,
  { price, currency, adults, children, heldUntil, heldZone = 'UTC', ...view }: PresentationView,
): void {
  if (price === undefined) return
  const { tokens, doc, left, textWidth } = paper
  const money = (amount: number) => formatMoney({ amount, currency })
  const { mode, total, perPerson, parties = [], deposit, paid, due, included, notIncluded } = price
  const shownPrice = mode === 'perPerson' ? perPerson : total
  if (shownPrice !== undefined) {
    const { y } = paper
    artifact(paper, () => doc.roundedRect(left, y, textWidth, 92, 8).fill(tokens.forest[800]))
    paper.y += 16
    const white = textStyle(paper, { color: '#FFFFFF' })
    paragraphs(
      paper,
      money(shownPrice),
      { ...white, size: 30, leading: 38, weight: 'bold' },
      { indent: 22, after: 2, width: textWidth - 44 },
    )
    const whom = mode === 'perPerson' ? 'per person' : `for ${guestWords({ adults, children })}`
    paragraphs(
      paper,
      `${whom}, ${countOf(view.nights, 'night')}${mode === 'total' && perPerson !== undefined ? `; ${money(perPerson)} per person` : ''}`,
      white,
      { indent: 22, width: textWidth - 44 },
    )
    paper.y = y + 112
  }
  if (parties.length > 0) {
    table(
      paper,
      [
        { title: 'Party', share: 3 },
        { title: 'Price', share: 1, align: 'end' },
      ],
      parties.map(({ name, amount }) => ({ cells: [name, money(amount)] })),
    )
  }
  if (deposit !== undefined && deposit !== total)
    paragraphs(paper, `A deposit of ${money(deposit)} confirms the journey.`, textStyle(paper))
  if (paid !== undefined) paragraphs(paper, receivedWords({ paid, due }, money), textStyle(paper))
  if (heldUntil !== undefined)
    paragraphs(
      paper,
      `Rooms are held until ${longDate(dateInZone(new Date(heldUntil), heldZone))}.`,
      textStyle(paper),
    )
  drawCancellation(paper, price.cancellation ?? [], money)
  if (price.keepsPlanningFee)
    paragraphs(paper, 'The planning fee isn’t refundable.', textStyle(paper))
  for (const [title, items] of [
    ['Included', included],
    ['Not included', notIncluded],
  ] as const) {
    if (items.length === 0) continue
    if (paper.y > paper.bottom - 90) newPage(paper)
    heading(paper, 2, title)
    list(paper, items)
  }
}

/** What has come in, and what of the price is left. */
function receivedWords(
  { paid, due }: { readonly paid: number; readonly due: number | undefined },
  money: (amount: number) => string,
): string {
  const receipt = `We have received ${money(paid)}`
  if (due === undefined) return `${receipt}.`
  return due > 0
    ? `${receipt}; ${money(due)} is still to be paid.`
    : `${receipt}: the trip is paid in full.`
}

/** What cancelling the confirmed trip costs, from which day on. */
function drawCancellation(
  paper: Paper,
  terms: NonNullable<NonNullable<PresentationView['price']>['cancellation']>,
  money: (amount: number) => string,
): void {
  if (terms.length === 0) return
  if (paper.y > paper.bottom - 120) newPage(paper)
  heading(paper, 2, 'If you cancel')
  table(
    paper,
    [
      { title: 'Once confirmed, cancelling', share: 3 },
      { title: 'costs', share: 1, align: 'end' },
    ],
    terms.map(({ from, amount }) => ({
      cells: [`from ${rangeWithYear(from, from)}`, money(amount)],
    })),
  )
}
