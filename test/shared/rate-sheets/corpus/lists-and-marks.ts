import { one, type SheetCase } from './sheet-case'

const kopje = (list: string) =>
  one(`
Kopje Lodge nett 2027 USD per person per night sharing incl VAT international
Room | Low | High
Tent | 400 | 600
${list}`)
const lowAndHigh = {
  'Kopje Lodge / Tent': [
    '2027-06-01 2027-10-31 USD twin=600 single=600 child=600 infant=0',
    '2027-11-01 2028-05-31 USD twin=400 single=400 child=400 infant=0',
  ],
}

/** Seasons that one text lists, in the ways that people write such lists. */
const lists: readonly SheetCase[] = [
  'Low: 1 Nov - 31 May. High: 1 Jun - 31 Oct',
  'Low: 1 Nov - 31 May, High: 1 Jun - 31 Oct',
  'Low (1 Nov - 31 May); High (1 Jun - 31 Oct)',
  'Low season = 1 Nov - 31 May / High season = 1 Jun - 31 Oct',
  'Low season is 1 Nov to 31 May and high season is 1 Jun to 31 Oct',
  '1 Nov - 31 May Low season; 1 Jun - 31 Oct High season',
  'Seasons: Low 1 Nov - 31 May | High 1 Jun - 31 Oct',
].map((list) => ({
  name: `seasons in one line: ${list}`,
  sheets: kopje(list),
  figures: 2,
  rates: lowAndHigh,
}))

/** Lists of seasons, exceptions of their dates, marks with notes, and prices of two kinds. */
export const listsAndMarks: readonly SheetCase[] = [
  ...lists,
  {
    name: 'seasons called by letters, of which one is an article in other places',
    sheets: one(`
Tuli Wilderness 2027 USD nett incl tax per person per night sharing international
Room | A | B | C
Chalet | 450 | 560 | 720
Season A: 10 Jan - 31 Mar; 01 Nov - 15 Dec
Season B: 01 Apr - 30 Jun
Season C: 01 Jul - 31 Oct; 16 Dec - 31 Dec`),
    figures: 3,
    rates: {
      'Tuli Wilderness / Chalet': [
        '2027-01-10 2027-03-31 USD twin=450 single=450 child=450 infant=0',
        '2027-04-01 2027-06-30 USD twin=560 single=560 child=560 infant=0',
        '2027-07-01 2027-10-31 USD twin=720 single=720 child=720 infant=0',
        '2027-11-01 2027-12-15 USD twin=450 single=450 child=450 infant=0',
        '2027-12-16 2027-12-31 USD twin=720 single=720 child=720 infant=0',
      ],
    },
  },
  {
    name: 'a season without some of its days',
    sheets: one(`
Kopje Lodge nett 2027 USD per person per night sharing incl VAT international
Season | Sharing
Low 6 Jan - 31 May excluding 25 - 29 March | 400
Easter 25 - 29 March | 500
High 1 Jun - 31 Oct | 600`),
    figures: 3,
    rates: {
      'Kopje Lodge / ': [
        '2027-01-06 2027-03-24 USD twin=400 single=400 child=400 infant=0',
        '2027-03-25 2027-03-29 USD twin=500 single=500 child=500 infant=0',
        '2027-03-30 2027-05-31 USD twin=400 single=400 child=400 infant=0',
        '2027-06-01 2027-10-31 USD twin=600 single=600 child=600 infant=0',
      ],
    },
  },
  {
    name: 'a season without a feast whose days nobody gives',
    sheets: kopje('Low: 6 Jan - 31 May except Easter weekend\nHigh: 1 Jun - 31 Oct'),
    answers: { 'season low': '6 Jan – 24 Mar & 30 Mar – 31 May', 'gap 03-25 low': 'skip' },
    figures: 2,
    unread: ['Low: 6 Jan - 31 May except Easter weekend'],
    rates: {
      'Kopje Lodge / Tent': [
        '2027-01-06 2027-03-24 USD twin=400 single=400 child=400 infant=0',
        '2027-03-30 2027-05-31 USD twin=400 single=400 child=400 infant=0',
        '2027-06-01 2027-10-31 USD twin=600 single=600 child=600 infant=0',
      ],
    },
  },
  {
    name: 'a price of the tent beside that of a place, which is half of it',
    sheets: one(`
Busanga Float Camp 2027 USD nett incl tax international
 | Jun | Jul-Sep
Per tent (2 pax) per night | 1 900 | 2 300
Per person sharing | 950 | 1 150`),
    figures: 4,
    rates: {
      'Busanga Float Camp / ': [
        '2027-06-01 2027-06-30 USD twin=950 single=950 child=950 infant=0',
        '2027-07-01 2027-09-30 USD twin=1150 single=1150 child=1150 infant=0',
      ],
    },
  },
  {
    name: 'a price of the tent beside that of a place, which is another one',
    sheets: one(`
Busanga Float Camp 2027 USD nett incl tax international
 | Jun - Sep
Per tent (2 pax) per night | 1 900
Per person sharing | 1 050`),
    answers: { 'basis room|sharing Busanga Float Camp|': 'sharing' },
    figures: 2,
    unread: ['Busanga Float Camp, Per tent (2 pax) per night'],
    rates: {
      'Busanga Float Camp / ': [
        '2027-06-01 2027-09-30 USD twin=1050 single=1050 child=1050 infant=0',
      ],
    },
  },
  {
    name: 'a note for the season that is marked',
    sheets: one(`
Savanna Sands Camp 2027 nett rates USD per person per night incl tax international
Season | Dates | Sharing | Single
Low* | 01 Apr - 31 May 2027 | 410 | 510
High | 01 Jun - 31 Oct 2027 | 690 | 890
* Minimum stay 3 nights`),
    figures: 4,
    rates: {
      'Savanna Sands Camp / ': [
        '2027-04-01 2027-05-31 USD twin=410 single=510 child=410 infant=0 nights=3',
        '2027-06-01 2027-10-31 USD twin=690 single=890 child=690 infant=0',
      ],
    },
  },
  {
    name: 'a mark at a price, whose note is of that price alone',
    sheets: one(`
Savanna Sands Camp 2027 nett rates USD per person per night incl tax international
Dates | Sharing
01 Apr - 31 May 2027 | 410
01 Jun - 31 Oct 2027 | 690*
* Minimum stay 3 nights`),
    answers: { 'mark *': 'rate' },
    figures: 2,
    unread: ['* Minimum stay 3 nights'],
    rates: {
      'Savanna Sands Camp / ': [
        '2027-04-01 2027-05-31 USD twin=410 single=410 child=410 infant=0',
        '2027-06-01 2027-10-31 USD twin=690 single=690 child=690 infant=0',
      ],
    },
  },
  {
    name: 'dates behind the name of the room',
    sheets: one(`
Elephant Bend Lodge rates 2027, USD per person per night sharing, all inclusive, nett incl tax, international
Room | Sharing | Single
Standard 1 Jan - 30 Jun | 520 | 690
Standard 1 Jul - 31 Dec | 780 | 980
Family 1 Jan - 30 Jun | 490 | 650
Family 1 Jul - 31 Dec | 730 | 930`),
    figures: 8,
    rates: {
      'Elephant Bend Lodge / Standard': [
        '2027-01-01 2027-06-30 USD twin=520 single=690 child=520 infant=0',
        '2027-07-01 2027-12-31 USD twin=780 single=980 child=780 infant=0',
      ],
      'Elephant Bend Lodge / Family': [
        '2027-01-01 2027-06-30 USD twin=490 single=650 child=490 infant=0',
        '2027-07-01 2027-12-31 USD twin=730 single=930 child=730 infant=0',
      ],
    },
  },
  {
    name: 'a title for each room with its camp',
    sheets: one(`
Rates 2027 - USD - nett incl tax - per person per night - international
Kwando Plains - Luxury Tent
Season | Dates | Sharing | Single
Green | 1 Jan 27 - 31 May 27 | 640 | 640
High | 1 Jun 27 - 31 Oct 27 | 1 120 | 1 460
Kwando Plains - Honeymoon Tent
Season | Dates | Sharing | Single
Green | 1 Jan 27 - 31 May 27 | 720 | 720
High | 1 Jun 27 - 31 Oct 27 | 1 240 | 1 610`),
    figures: 8,
    rates: {
      'Kwando Plains / Luxury Tent': [
        '2027-01-01 2027-05-31 USD twin=640 single=640 child=640 infant=0',
        '2027-06-01 2027-10-31 USD twin=1120 single=1460 child=1120 infant=0',
      ],
      'Kwando Plains / Honeymoon Tent': [
        '2027-01-01 2027-05-31 USD twin=720 single=720 child=720 infant=0',
        '2027-06-01 2027-10-31 USD twin=1240 single=1610 child=1240 infant=0',
      ],
    },
  },
  {
    name: 'a fee in the sentence that says what the rates are',
    sheets: one(`
Acacia Ridge Tented Camp
Nett rates 2027 per person per night in USD, excluding a concession fee of USD 59 pppn
Season | Sharing | Single
Low: Apr - May | 230 | 290
High: Jun - Oct | 310 | 390
International guests, rates include VAT`),
    figures: 4,
    unread: [
      'Nett rates 2027 per person per night in USD, excluding a concession fee of USD 59 pppn',
    ],
    rates: {
      'Acacia Ridge Tented Camp / ': [
        '2027-04-01 2027-05-31 USD twin=230 single=290 child=230 infant=0',
        '2027-06-01 2027-10-31 USD twin=310 single=390 child=310 infant=0',
      ],
    },
  },
  {
    name: 'the same as above, by its sign',
    sheets: one(`
Lagoon Camp nett 2027 USD per person per night sharing incl tax international
Season | Sharing | Single
1 Jan - 31 Mar | 500 | 600
1 Apr - 30 Jun | " | ditto
1 Jul - 31 Dec | 700 | 910`),
    figures: 6,
    rates: {
      'Lagoon Camp / ': [
        '2027-01-01 2027-03-31 USD twin=500 single=600 child=500 infant=0',
        '2027-04-01 2027-06-30 USD twin=500 single=600 child=500 infant=0',
        '2027-07-01 2027-12-31 USD twin=700 single=910 child=700 infant=0',
      ],
    },
  },
  ...['0-3 years | 4-11 yrs | 12-17 years', '0-3 | 4-11 | 12-17'].map((ages) => ({
    name: `ages alone beside adults: ${ages}`,
    sheets: one(`
Tree Camp nett 2027 USD per person per night sharing incl tax international
Season | Adult | Single | ${ages}
1 Jan - 30 Jun | 500 | 600 | 0 | 250 | 400
1 Jul - 31 Dec | 700 | 850 | 0 | 350 | 560`),
    figures: 10,
    rates: {
      'Tree Camp / ': [
        '2027-01-01 2027-06-30 USD twin=500 single=600 0-3=0 4-11=250 12-17=400',
        '2027-07-01 2027-12-31 USD twin=700 single=850 0-3=0 4-11=350 12-17=560',
      ],
    },
  })),
  {
    name: 'what was paid before beside what is paid now',
    sheets: one(`
Ivory Ridge nett USD per person per night sharing incl tax international
Season | Old rate | New rate
1 Jan 2027 - 30 Jun 2027 | 500 | 540
1 Jul 2027 - 31 Dec 2027 | 700 | 750`),
    figures: 2,
    unread: ['Ivory Ridge, Old rate'],
    rates: {
      'Ivory Ridge / ': [
        '2027-01-01 2027-06-30 USD twin=540 single=540 child=540 infant=0',
        '2027-07-01 2027-12-31 USD twin=750 single=750 child=750 infant=0',
      ],
    },
  },
]
