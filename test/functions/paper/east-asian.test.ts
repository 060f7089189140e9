import { describe, expect, test } from 'vitest'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { paragraphs, textStyle } from '../../../functions/paper/layout/blocks'
import { endPaper, newPage, startPaper } from '../../../functions/paper/layout/paper'
import { readPdf } from '../../support/read-pdf'

async function print(text: string) {
  const paper = startPaper({
    title: 'Names',
    author: 'Marula Journeys',
    format: 'A4',
    tokens: agencyTokens(undefined),
    now: new Date('2027-03-01T10:00:00Z'),
  })
  newPage(paper)
  paragraphs(paper, text, textStyle(paper))
  paragraphs(paper, text, textStyle(paper, { weight: 'bold' }))
  return readPdf(await endPaper(paper))
}

describe('names of every script are printed', () => {
  test.each([
    ['simplified Chinese', '王小明'],
    ['traditional Chinese', '黃曉明 劉德華'],
    ['Japanese', 'さくら 髙橋 タロウ'],
    ['Korean', '김민준 뷁'],
    ['a mixture', 'Wang 王小明, Taro 山田太郎, Kim 김민준'],
  ])('%s', async (_script, text) => {
    const pdf = await print(text)
    expect(pdf.text).toContain(text)
    expect(pdf.text).not.toContain('?')
    expect(pdf.fonts.embedded).toBe(pdf.fonts.described)
    expect(pdf.stray).toEqual([])
  })
})
