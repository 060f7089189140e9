import { expect, test } from 'vitest'
import { tablesIn } from './paper'

const cells = (rows: readonly (readonly unknown[])[]) =>
  rows.map((row) => row.map((cell) => cell ?? '').join(' | '))

test('columns of right-aligned figures stand below centered headings', async () => {
  const [sheet] = await tablesIn((paper) => {
    paper.text('Lagoon Camp: STO rates 2027, USD per person sharing', 40, 40, { size: 12 })
    for (const [at, words] of ['1 Jan – 31 Mar', '1 Apr – 31 May', '1 Jun – 31 Oct'].entries())
      paper.text(words, 250 + at * 90, 80, { align: 'center' })
    for (const [row, [room, ...figures]] of [
      ['Tented suite', '950', '1,020', '1,480'],
      ['Family suite', '1,050', '1,120', '1,580'],
    ].entries()) {
      paper.text(room ?? '', 40, 100 + row * 16)
      for (const [at, figure] of figures.entries())
        paper.text(figure, 262 + at * 90, 100 + row * 16, { align: 'right' })
    }
  })
  expect(cells(sheet?.rows ?? [])).toEqual([
    'Lagoon Camp: STO rates 2027, USD per person sharing',
    '',
    ' | 1 Jan – 31 Mar | 1 Apr – 31 May | 1 Jun – 31 Oct',
    'Tented suite | 950 | 1,020 | 1,480',
    'Family suite | 1,050 | 1,120 | 1,580',
  ])
  expect(sheet?.spots?.find(({ row, column }) => row === 3 && column === 2)).toMatchObject({
    page: 1,
  })
})

test('a heading in the middle over several columns stands over each of them', async () => {
  const [sheet] = await tablesIn((paper) => {
    paper.text('Low season', 235, 60, { align: 'center' })
    paper.text('High season', 375, 60, { align: 'center' })
    for (const [at, words] of ['Sharing', 'Single', 'Sharing', 'Single'].entries())
      paper.text(words, 200 + at * 70, 76, { align: 'center' })
    paper.text('Tent', 40, 92)
    for (const [at, words] of ['500', '600', '800', '1,000'].entries())
      paper.text(words, 200 + at * 70, 92, { align: 'center' })
  })
  expect(sheet?.merged).toEqual([
    { top: 0, left: 1, bottom: 0, right: 2 },
    { top: 0, left: 3, bottom: 0, right: 4 },
  ])
})

test('drawn lines part rows and columns: wrapped cells are one, wide ones stand over their columns', async () => {
  const [sheet] = await tablesIn((paper) => {
    for (const y of [50, 70, 100, 130]) paper.line(40, y, 400, y)
    for (const x of [40, 160, 400]) paper.line(x, 50, x, 130)
    for (const x of [220, 280, 340]) paper.line(x, 70, x, 130)
    paper.text('Room', 44, 55)
    paper.text('Low season', 170, 55)
    for (const [row, [one, two]] of [
      ['Luxury tented', 'suite with pool'],
      ['Family tented', 'suite'],
    ].entries()) {
      paper.text(one ?? '', 44, 74 + row * 30)
      paper.text(two ?? '', 44, 85 + row * 30)
      for (const [at, words] of ['500', '600', '700', '800'].entries())
        paper.text(words, 215 + at * 60, 79 + row * 30, { align: 'right' })
    }
  })
  expect(cells(sheet?.rows ?? [])).toEqual([
    'Room | Low season',
    'Luxury tented suite with pool | 500 | 600 | 700 | 800',
    'Family tented suite | 500 | 600 | 700 | 800',
  ])
  expect(sheet?.merged).toEqual([{ top: 0, left: 1, bottom: 0, right: 4 }])
})

test('a table that goes on without headings is one sheet with the page before', async () => {
  const draw = [1, 2, 3]
  const sheets = await tablesIn((paper) => {
    paper.text('Sharing', 250, 60)
    for (const row of draw) {
      paper.text(`Camp ${row}`, 40, 60 + row * 16)
      paper.text(`${row}00`, 260, 60 + row * 16)
    }
    paper.page()
    for (const row of draw) {
      paper.text(`Lodge ${row}`, 40, 60 + row * 16)
      paper.text(`${row}50`, 260, 60 + row * 16)
    }
  })
  expect(sheets.map(({ name }) => name)).toEqual(['Pages 1 to 2'])
  expect(
    cells(sheets[0]?.rows ?? [])
      .filter(Boolean)
      .slice(-2),
  ).toEqual(['Lodge 2 | 250', 'Lodge 3 | 350'])
  expect(sheets[0]?.spots?.at(-1)).toMatchObject({ page: 2 })
  expect(sheets[0]?.spots?.at(-1)?.top).toBeLessThan(200)
})

test('a smaller line close below a name belongs to it, the next name does not', async () => {
  const [sheet] = await tablesIn((paper) => {
    for (const [at, words] of ['Low', 'High'].entries())
      paper.text(words, 220 + at * 100, 100, { align: 'right' })
    for (const [row, [who, ...figures]] of [
      ['per person sharing', '450', '560'],
      ['single', '600', '740'],
    ].entries()) {
      paper.text('Luxury Tent', 40, 124 + row * 30)
      paper.text(who ?? '', 40, 134 + row * 30, { size: 7 })
      for (const [at, figure] of figures.entries())
        paper.text(figure, 220 + at * 100, 124 + row * 30, { align: 'right' })
    }
  })
  expect(cells(sheet?.rows ?? [])).toEqual([
    ' | Low | High',
    'Luxury Tent per person sharing | 450 | 560',
    'Luxury Tent single | 600 | 740',
  ])
})

test('titles of tables beside each other stand over their own first columns', async () => {
  const [sheet] = await tablesIn((paper) => {
    for (const [left, camp, low, high] of [
      [40, 'East Camp', '400', '600'],
      [320, 'West Camp', '450', '680'],
    ] as const) {
      paper.text(camp, left, 65, { size: 11 })
      for (const [row, [season, figure]] of [
        ['Season', 'Sharing'],
        ['1 Jan – 31 May', low],
        ['1 Jun – 31 Dec', high],
      ].entries()) {
        paper.text(season ?? '', left, 85 + row * 16)
        paper.text(figure ?? '', left + 200, 85 + row * 16, { align: 'right' })
      }
    }
  })
  expect(cells(sheet?.rows ?? [])).toEqual([
    'East Camp |  | West Camp',
    'Season | Sharing | Season | Sharing',
    '1 Jan – 31 May | 400 | 1 Jan – 31 May | 450',
    '1 Jun – 31 Dec | 600 | 1 Jun – 31 Dec | 680',
  ])
})
