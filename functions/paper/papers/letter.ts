import type { AgencyRecord } from '../../data/people/agency-records'
import { heading, paragraphs, rule, textStyle } from '../layout/blocks'
import { newPage, type Paper } from '../layout/paper'
import { drawLogo, type Logo } from '../layout/pictures'

export interface Letterhead {
  readonly agency: Pick<AgencyRecord, 'name' | 'address' | 'taxNumber' | 'bankAccounts'>
  readonly logo: Logo | undefined
}

/** Begins a paper with who it is from and what it is. */
export function beginLetter(
  paper: Paper,
  { agency, logo }: Letterhead,
  { title, note }: { title: string; note?: string },
): void {
  newPage(paper)
  if (logo === undefined)
    paragraphs(
      paper,
      agency.name,
      textStyle(paper, { weight: 'bold', size: 14, color: paper.tokens.forest[800] }),
      {
        after: 2,
      },
    )
  else {
    const shift = logo.plate ? 10 : 0
    drawLogo(paper, logo, { x: paper.left + shift, y: paper.y, alt: agency.name })
    paper.y += logo.height + 14
  }
  const small = textStyle(paper, { size: 9, color: paper.tokens.ink.second, leading: 13 })
  for (const line of [agency.address, agency.taxNumber])
    if (line) paragraphs(paper, line, small, { after: 0 })
  paper.y += 18
  heading(paper, 1, title, { after: 4 })
  if (note)
    paragraphs(paper, note, textStyle(paper, { color: paper.tokens.ink.second }), { after: 6 })
  rule(paper, { after: 14 })
}
