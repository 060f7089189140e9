import { one, type SheetCase } from './sheet-case'

/** Sheets that say what children, third guests and families pay. */
export const families: readonly SheetCase[] = [
  {
    name: 'children beside one adult and beside two, and in a room of their own',
    sheets: one(`
Duma Camp nett 2027, USD per person sharing, VAT incl., international
 | 1 Jan – 31 May | 1 Jun – 31 Dec
Tent | 700 | 900
Child 6 – 12 sharing with 2 adults | 350 | 450
Child 6 – 12 sharing with 1 adult | 525 | 675
Child 2 – 5 sharing with 2 adults | 175 | 225
Children in own room, each | 560 | 720
1 adult + 1 child | 1 150 | 1 500`),
    figures: 8,
    unread: ['Children in own room', '1 adult + 1 child'],
    rates: {
      'Duma Camp / Tent': [
        '2027-01-01 2027-05-31 USD twin=700 6-12_sharing=350 2-5_sharing=175 6-12_own_bed=525',
        '2027-06-01 2027-12-31 USD twin=900 6-12_sharing=450 2-5_sharing=225 6-12_own_bed=675',
      ],
    },
  },
  {
    name: 'a child with one adult, where the sheet speaks of two alone',
    sheets: one(`
Duma Camp nett 2027, USD per person sharing, VAT incl., international
Room | Dates | Adult sharing | Single | Child 0-11 with two adults | Infant
River tent | 1 Jan – 31 Dec | 700 | 900 | 350 | free`),
    answers: { 'one adult': 'adult' },
    figures: 4,
    rates: {
      'Duma Camp / River tent': [
        '2027-01-01 2027-12-31 USD twin=700 single=900 0-11_sharing=350 2-17_own_bed=700',
      ],
    },
  },
  {
    name: 'prices for several children, for one alone, and for a parent with a child are no rates',
    sheets: one(`
Kigio Camp nett 2027, USD per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Tent | 400
Child single | 320
2 children sharing | 500
Child 3 – 11 in a separate tent | 75%
1 Adult and 1 child | 620
Family tent (2 adults + 2 children) per tent | 1 400`),
    answers: { 'per Kigio Camp|Family tent': 'unit' },
    figures: 1,
    unread: ['Child single', '2 children sharing', 'separate tent', '1 Adult and 1 child'],
    rates: {
      'Kigio Camp / Tent': ['2027-01-01 2027-12-31 USD twin=400'],
      'Kigio Camp / Family tent': ['2027-01-01 2027-12-31 USD group=1400'],
    },
  },
]
