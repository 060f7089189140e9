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
        '2027-01-01 2027-05-31 USD twin=700 2-5_sharing=175 6-12_sharing=350 6-12_own_bed=525',
        '2027-06-01 2027-12-31 USD twin=900 2-5_sharing=225 6-12_sharing=450 6-12_own_bed=675',
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
        '2027-01-01 2027-12-31 USD twin=700 single=900 infant=0 0-11_sharing=350 2-17_own_bed=700',
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
  {
    name: 'triple and quad as columns, per person',
    sheets: one(
      `
Etosha Rest Lodge nett 2027, NAD per person sharing per night, VAT incl., international
 | 1 Jan – 30 Jun | | | | 1 Jul – 31 Dec
 | Single | Double | Triple | Quad | Single | Double | Triple | Quad
Chalet | 1 500 | 1 100 | 1 000 | 950 | 1 800 | 1 300 | 1 200 | 1 150`,
      {
        merged: [
          { top: 1, left: 1, bottom: 1, right: 4 },
          { top: 1, left: 5, bottom: 1, right: 8 },
        ],
      },
    ),
    figures: 8,
    rates: {
      'Etosha Rest Lodge / Chalet': [
        '2027-01-01 2027-06-30 NAD twin=1100 single=1500 extra=800',
        '2027-07-01 2027-12-31 NAD twin=1300 single=1800 extra=1000',
      ],
    },
  },
  {
    name: 'a triple whose price no word says to be of each or of all',
    sheets: one(`
Kasane Inn 2027, nett, BWP incl VAT, international
 | 1 Jan – 31 Dec
Per person sharing | 900
Single | 1 200
Triple | 2 400`),
    answers: { 'third Kasane Inn, Triple triple': 'tripleRoom' },
    figures: 2,
    rates: { 'Kasane Inn / ': ['2027-01-01 2027-12-31 BWP twin=900 single=1200 extra=600'] },
  },
  {
    name: 'triple rooms as rooms of their own, with their own singles',
    sheets: one(`
Kasane Inn 2027, nett, BWP incl VAT, international, valid 1 Jan 2027 – 31 Dec 2027
Room | Per person sharing | Single
Double room | 900 | 1 200
Triple room | 800 | 1 300
Family room | 850 | 1 400`),
    answers: { 'triple Kasane Inn|triple room': 'room' },
    figures: 4,
    rates: {
      'Kasane Inn / ': ['2027-01-01 2027-12-31 BWP twin=900 single=1200'],
      'Kasane Inn / Triple room': ['2027-01-01 2027-12-31 BWP twin=800 single=1300'],
      'Kasane Inn / Family room': ['2027-01-01 2027-12-31 BWP twin=850 single=1400'],
    },
  },
  {
    name: 'three and four guests at prices that one rate can’t give',
    sheets: one(`
Kasane Inn 2027, nett, BWP per room per night incl VAT, international, valid 1 Jan 2027 – 31 Dec 2027
Room | Double | Triple | Quad
Chalet | 1 000 | 1 300 | 1 500
Suite | 2 000 | 2 400 | 2 800`),
    answers: { 'thirds Kasane Inn, Chalet': 'tripleRoom' },
    figures: 3,
    unread: ['Kasane Inn, Chalet'],
    rates: {
      'Kasane Inn / Chalet': ['2027-01-01 2027-12-31 BWP room twin=1000 extra=300'],
      'Kasane Inn / Suite': ['2027-01-01 2027-12-31 BWP room twin=2000 extra=400'],
    },
  },
  {
    name: 'a triple beside rack and nett, less the commission',
    sheets: one(`
Ongava Tented Camp 2027, USD per person per night sharing, VAT incl., international. Rack rates, 25% commission
 | 1 Jan – 31 Dec
Double | 500
Single | 650
Triple | 440`),
    figures: 3,
    rates: {
      'Ongava Tented Camp / ': [
        '2027-01-01 2027-12-31 USD twin=375 single=487.5 extra=240 rack.twin=500 rack.single=650 rack.extra=320',
      ],
    },
  },
  {
    name: 'child policy in three notes, each with its ages',
    sheets: one(`
Satara Hills Lodge nett 2027, ZAR per person sharing, VAT incl., international
 | 1 Jan – 30 Jun | 1 Jul – 31 Dec
Chalet | 3 000 | 4 000
Children 6 – 11 years sharing pay 50%
Children under 6 stay free of charge
12 years and over pay the adult rate`),
    figures: 2,
    rates: {
      'Satara Hills Lodge / Chalet': [
        '2027-01-01 2027-06-30 ZAR twin=3000 0-5=0 6-11=1500 12-17=3000',
        '2027-07-01 2027-12-31 ZAR twin=4000 0-5=0 6-11=2000 12-17=4000',
      ],
    },
  },
  {
    name: 'child policy in one sentence each, under 2 within under 12, beside two adults',
    sheets: one(`
Satara Hills Lodge nett 2027, ZAR per room per night, VAT incl., international
 | 1 Jan – 31 Dec
Chalet | 4 000
Child policy: under 2 years free; under 12 years pay 25% of the adult rate
Children 12+ : 30% discount`),
    figures: 1,
    rates: {
      'Satara Hills Lodge / Chalet': [
        '2027-01-01 2027-12-31 ZAR room twin=4000 0-1=0 2-11=500 12-17=1400',
      ],
    },
  },
  {
    name: 'notes on children with conditions, amounts and rooms of their own are for a person',
    sheets: one(`
Satara Hills Lodge nett 2027, ZAR per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Chalet | 3 000
One child under 6 free per adult
Children 6 – 11 in own room pay 75%
Children 6 – 11 sharing pay 50% in low season
Children 12 – 15: R 900 per night
No children under 5
Children 8 – 11: 25%
Children over 12 pay adult rates`),
    figures: 1,
    unread: [
      'One child',
      'own room',
      'low season',
      'R 900',
      'No children',
      'Children 8 – 11',
      'over 12',
    ],
    rates: { 'Satara Hills Lodge / Chalet': ['2027-01-01 2027-12-31 ZAR twin=3000'] },
  },
  {
    name: 'notes on children that share ages, or say what a line says, are for a person',
    sheets: [
      ...one(
        `
Thornybush Camp nett 2027, ZAR per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Tent | 3 000
Children 6 – 12 sharing pay 50%
12 years and over pay adult rates`,
        { name: 'Thorny' },
      ),
      ...one(
        `
Jackalberry Camp nett 2027, ZAR per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Tent | 5 000
Child 2 – 11 | 2 000
Children 6 – 11 at Jackalberry Camp pay 50%`,
        { name: 'Jackal' },
      ),
    ],
    figures: 3,
    unread: ['Children 6 – 12', '12 years and over', 'Children 6 – 11 at'],
    rates: {
      'Thornybush Camp / Tent': ['2027-01-01 2027-12-31 ZAR twin=3000'],
      'Jackalberry Camp / Tent': ['2027-01-01 2027-12-31 ZAR twin=5000 2-11=2000'],
    },
  },
  {
    name: 'notes on children at several camps, some of one',
    sheets: one(`
Wild Rivers Camps – international nett rates 2027, USD pppns, VAT included
Camp | 1 Jan – 31 Dec
Lagoon Camp | 500
Kwara Camp | 520
Children 6 – 17 at Kwara Camp pay 50%
Children 6 – 17 at Lagoon Camp pay 75%
Children under 6 free at all camps`),
    figures: 2,
    rates: {
      'Lagoon Camp / ': ['2027-01-01 2027-12-31 USD twin=500 0-5=0 6-17=375'],
      'Kwara Camp / ': ['2027-01-01 2027-12-31 USD twin=520 0-5=0 6-17=260'],
    },
  },
  {
    name: 'a family’s price among prices per person, and teenagers whom two notes price',
    sheets: one(`
Mopani Lodge nett 2027, USD per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Tent | 700
Family suite (2 adults + 2 children) | 2 200
Children 6 – 11 pay 50%, adults 12+
Teenagers 12 – 16 pay 75%`),
    answers: { 'per Mopani Lodge|Family suite': 'unit' },
    figures: 1,
    unread: ['Children 6 – 11', 'Teenagers'],
    rates: {
      'Mopani Lodge / Tent': ['2027-01-01 2027-12-31 USD twin=700'],
      'Mopani Lodge / Family suite': ['2027-01-01 2027-12-31 USD group=2200'],
    },
  },
]
