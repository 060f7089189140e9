import { one, type SheetCase } from './sheet-case'

/** Years side by side, a season that is what others leave, and what notes say of single guests. */
export const restOfYear: readonly SheetCase[] = [
  {
    name: 'columns of two years, of which one is published at a time',
    sheets: one(`
Mukambi Bush Camp
Rates in US$ per person per night sharing, nett, all inclusive, incl. VAT, international
Season | Dates | 2026 | 2027
Shoulder | 1 April - 30 June, 1 November - 30 November | 560 | 590
High | 1 July - 31 October | 780 | 820
Single supplement | | 25% | 30%`),
    answers: { year: '2027' },
    figures: 3,
    rates: {
      'Mukambi Bush Camp / ': [
        '2027-04-01 2027-06-30 USD twin=590 single=767',
        '2027-07-01 2027-10-31 USD twin=820 single=1066',
        '2027-11-01 2027-11-30 USD twin=590 single=767',
      ],
    },
    unread: ['Rates of 2026'],
  },
  {
    name: 'a season that is the rest of the year',
    sheets: one(`
Kibale Forest Lodge, international rates, incl. VAT
Rates per room per night, full board, USD nett, valid 2027
 | Single | Double
Low season (Apr, May, Nov) | 220 | 340
High season (rest of the year) | 280 | 440`),
    figures: 4,
    rates: {
      'Kibale Forest Lodge / ': [
        '2027-01-01 2027-03-31 USD room twin=440 single=280',
        '2027-04-01 2027-04-30 USD room twin=340 single=220',
        '2027-05-01 2027-05-31 USD room twin=340 single=220',
        '2027-06-01 2027-10-31 USD room twin=440 single=280',
        '2027-11-01 2027-11-30 USD room twin=340 single=220',
        '2027-12-01 2027-12-31 USD room twin=440 single=280',
      ],
    },
  },
  {
    name: 'rack rates less a discount, and a note on single guests',
    sheets: one(`
Elephant Valley Lodge
Rack rates 2027 in USD per person sharing, less 25% STO discount
International guests. Rates include VAT.
Green season 1 Dec-31 Mar | 300
High season 1 Apr-30 Nov | 480
Single supplement 25%`),
    figures: 2,
    rates: {
      'Elephant Valley Lodge / ': [
        '2027-04-01 2027-11-30 USD twin=360 single=450 rack.twin=480 rack.single=600',
        '2027-12-01 2028-03-31 USD twin=225 single=281.25 rack.twin=300 rack.single=375',
      ],
    },
  },
  {
    name: 'no single supplement, and a levy that the rates include',
    sheets: one(`
Kigio Wildlife Camp 2027, international nett rates
Per person sharing per night, KES, inclusive of 16% VAT and 2% training levy
 | 1 Apr - 30 Jun | 1 Jul - 31 Oct
Tent | 18500 | 24000
No single supplement`),
    figures: 2,
    rates: {
      'Kigio Wildlife Camp / Tent': [
        '2027-04-01 2027-06-30 KES twin=18500 single=18500',
        '2027-07-01 2027-10-31 KES twin=24000 single=24000',
      ],
    },
  },
  {
    name: 'a single supplement in money stays a question, and its note is listed',
    sheets: one(`
Ntaba Camp 2027, nett, USD per person sharing, VAT incl, international
 | 1 Jan - 30 Jun | 1 Jul - 31 Dec
Suite | 500 | 700
Single supplement USD 100 in July and August`),
    figures: 2,
    rates: {
      'Ntaba Camp / Suite': [
        '2027-01-01 2027-06-30 USD twin=500',
        '2027-07-01 2027-12-31 USD twin=700',
      ],
    },
    unread: ['Single supplement USD 100'],
  },
]
