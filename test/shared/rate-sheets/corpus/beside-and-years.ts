import { one, type SheetCase } from './sheet-case'

/** Tables and notes beside each other, dates that are a note's own, and the year of dates without one. */
export const besideAndYears: readonly SheetCase[] = [
  {
    name: 'camps beside each other, each with its own dates',
    sheets: one(`
Two Rivers nett 2027 USD per person per night sharing incl tax international
East Camp |  |  | West Camp |
Season | Sharing |  | Season | Sharing
1 Jan - 31 Mar | 400 |  | 1 Jan - 31 May | 450
1 Apr - 31 Dec | 600 |  | 1 Jun - 31 Dec | 680`),
    figures: 4,
    rates: {
      'East Camp / ': [
        '2027-01-01 2027-03-31 USD twin=400 single=400 child=400 infant=0',
        '2027-04-01 2027-12-31 USD twin=600 single=600 child=600 infant=0',
      ],
      'West Camp / ': [
        '2027-01-01 2027-05-31 USD twin=450 single=450 child=450 infant=0',
        '2027-06-01 2027-12-31 USD twin=680 single=680 child=680 infant=0',
      ],
    },
  },
  {
    name: 'prices of extras beside those of nights',
    sheets: one(`
Lagoon Camp nett 2027 USD per person per night sharing incl tax international
Season | Sharing | Single |  | Extras | USD
1 Jan - 31 May | 400 | 500 |  | Helicopter | 350
1 Jun - 31 Dec | 600 | 720 |  | Massage | 60`),
    figures: 4,
    unread: ['Lagoon Camp, Helicopter', 'Lagoon Camp, Massage'],
    rates: {
      'Lagoon Camp / ': [
        '2027-01-01 2027-05-31 USD twin=400 single=500 child=400 infant=0',
        '2027-06-01 2027-12-31 USD twin=600 single=720 child=600 infant=0',
      ],
    },
  },
  {
    name: 'notes on children in a column beside others',
    sheets: one(`
Ngala Bush Camp 2027 nett ZAR per person per night sharing incl tax international
Season | Dates | Sharing | Single
Low | 1 Jan - 31 May | 4 000 | 5 000
High | 1 Jun - 31 Dec | 6 500 | 8 450
Accommodation, meals, drinks | Children 6 - 11 sharing pay 50%
Laundry | 12 years and over pay adult rates`),
    answers: { 'other ages 2–5': 'leave' },
    figures: 4,
    rates: {
      'Ngala Bush Camp / ': [
        '2027-01-01 2027-05-31 ZAR twin=4000 single=5000 6-11=2000 12-17=4000 infant=0',
        '2027-06-01 2027-12-31 ZAR twin=6500 single=8450 6-11=3250 12-17=6500 infant=0',
      ],
    },
  },
  ...[
    'Stay 4 pay 3 valid 1 May - 30 June 2027',
    'Closed 1 March - 31 March 2027 for maintenance',
    'Rates valid for residents of Europe and USA only',
  ].map((note) => ({
    name: `dates and guests that are a note's own: ${note}`,
    sheets: one(`
Kopje Lodge nett 2027 USD per person per night sharing incl VAT international
Season | Dates | Sharing | Single
Low | 1 Jan - 31 May | 400 | 500
High | 1 Jun - 31 Dec | 600 | 780
${note}`),
    figures: 4,
    unread: [note],
    rates: {
      'Kopje Lodge / ': [
        '2027-01-01 2027-05-31 USD twin=400 single=500 child=400 infant=0',
        '2027-06-01 2027-12-31 USD twin=600 single=780 child=600 infant=0',
      ],
    },
  })),
  ...[
    ['Kopje Lodge nett USD pppns incl VAT international 1 November 2026 - 31 October 2027', ''],
    ['Kopje Lodge nett USD pppns incl VAT international', 'Validity: 01/11/26 - 31/10/27'],
    [
      'Kopje Lodge nett USD pppns incl VAT international',
      'Contract period 1 Nov 2026 - 31 Oct 2027',
    ],
  ].map(([title, note]) => ({
    name: `a year that begins in November: ${note || title}`,
    sheets: one(`
${title}
Season | Dates | Rate | Single
Low | 1 Nov - 31 Mar | 400 | 500
High | 1 Apr - 31 Oct | 600 | 780
${note}`),
    figures: 4,
    rates: {
      'Kopje Lodge / ': [
        '2026-11-01 2027-03-31 USD twin=400 single=500 child=400 infant=0',
        '2027-04-01 2027-10-31 USD twin=600 single=780 child=600 infant=0',
      ],
    },
  })),
  {
    name: 'months with years of two digits',
    sheets: one(`
Kopje Lodge nett USD pppns incl VAT international
Season | Dates | Rate | Single
Low | Jan 27 - Mar 27 | 400 | 500
High | Apr 27 - Dec 27 | 600 | 780`),
    figures: 4,
    rates: {
      'Kopje Lodge / ': [
        '2027-01-01 2027-03-31 USD twin=400 single=500 child=400 infant=0',
        '2027-04-01 2027-12-31 USD twin=600 single=780 child=600 infant=0',
      ],
    },
  },
  {
    name: 'the day on which the sheet was made, and no other year',
    sheets: one(`
Kopje Lodge nett USD pppns incl VAT international
Season | Dates | Rate
All year | 1 Jan - 31 Dec | 400
Updated 12 October 2026`),
    answers: { year: '2027' },
    figures: 1,
    rates: {
      'Kopje Lodge / ': ['2027-01-01 2027-12-31 USD twin=400 single=400 child=400 infant=0'],
    },
  },
  {
    name: 'a column of least nights in words',
    sheets: one(`
Kopje Lodge 2027 nett USD incl VAT international per person per night sharing
Season | Dates | Min stay | Sharing | Single
Low | 1 Jan - 31 May | 2 nights | 400 | 500
High | 1 Jun - 31 Dec | 3 nights | 600 | 780`),
    figures: 6,
    rates: {
      'Kopje Lodge / ': [
        '2027-01-01 2027-05-31 USD twin=400 single=500 child=400 infant=0 nights=2',
        '2027-06-01 2027-12-31 USD twin=600 single=780 child=600 infant=0 nights=3',
      ],
    },
  },
]
