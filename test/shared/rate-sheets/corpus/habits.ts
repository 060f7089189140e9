import { csv, one, type SheetCase } from './sheet-case'

/** What suppliers do: notes below, tabs for camps, odd amounts, several currencies, doubtful words. */
export const habits: readonly SheetCase[] = [
  {
    name: 'a tab for each camp, the supplier’s name on all, terms on a tab of their own',
    sheets: [
      {
        name: 'Lagoon',
        rows: [
          ['Delta Safaris'],
          ['Room', '1 Jan 2027 – 30 Jun 2027', '1 Jul 2027 – 31 Dec 2027'],
          ['Tent', 700, 1200],
          ['Single supplement', '30%', '50%'],
        ],
      },
      {
        name: 'Lebala',
        rows: [
          ['Delta Safaris'],
          ['Room', '1 Jan 2027 – 30 Jun 2027', '1 Jul 2027 – 31 Dec 2027'],
          ['Tent', 650, 1100],
        ],
      },
      {
        name: 'Terms',
        rows: [
          ['Nett rates in USD per person per night sharing'],
          ['Rates include VAT'],
          ['International market'],
          ['Conservation levy USD 15 per person per night is payable extra'],
        ],
      },
    ],
    figures: 6,
    answers: {
      'note Conservation levy USD 15 per person per night is payable extra': 'price',
    },
    rates: {
      'Lagoon / Tent': [
        '2027-01-01 2027-06-30 USD twin=700 single=910 charges=Conservation_levy_15_USD_per_person_per_night',
        '2027-07-01 2027-12-31 USD twin=1200 single=1800 charges=Conservation_levy_15_USD_per_person_per_night',
      ],
      'Lebala / Tent': [
        '2027-01-01 2027-06-30 USD twin=650 charges=Conservation_levy_15_USD_per_person_per_night',
        '2027-07-01 2027-12-31 USD twin=1100 charges=Conservation_levy_15_USD_per_person_per_night',
      ],
    },
  },
  {
    answers: {
      'note Park fees USD 80 per person per day are excluded': 'there',
      'other ages 5 and 12–17': 'adult',
    },
    name: 'notes below that may change a price are listed, never lost',
    sheets: one(`
Mara Plains Camp – international nett rates 2027, USD pppns, VAT included
 | Low 1 Jan – 30 Jun | High 1 Jul – 31 Dec
Tent | 600 | 900
Single supplement | 200 | 300
Children under 5 are not allowed
Children 6 – 11 sharing with adults pay 50%
Christmas supplement USD 100 per person per night 22 Dec – 3 Jan
Park fees USD 80 per person per day are excluded
Single supplement waived in low season for one room per party
Camp is closed 1 – 15 April
One guide is free of charge per 8 guests`),
    figures: 4,
    unread: ['waived', 'closed 1 – 15 April', 'One guide'],
    rates: {
      'Mara Plains Camp / Tent': [
        '2027-01-01 2027-06-30 USD twin=600 single=800 infant=none 5-5=600 6-11=300 12-17=600 charges=Park_fees_80_USD_per_person_per_night_paid_locally',
        '2027-07-01 2027-12-31 USD twin=900 single=1200 infant=none 5-5=900 6-11=450 12-17=900 charges=Christmas_supplement_100_USD_per_person_per_night_from_2027-12-22_to_2028-01-03;_Park_fees_80_USD_per_person_per_night_paid_locally',
      ],
    },
  },
  {
    name: 'amounts as R1 090, R 7 950 and USD 1,200.- in one sheet, each with its currency',
    sheets: one(`
River House nett 2027, per person sharing, incl. VAT, international
 | 1 Jan – 30 Jun | 1 Jul – 31 Dec
Standard Room | R1 090 | R 7 950
Lodge Suite | USD 1,200.- | USD 1,450.50`),
    figures: 4,
    rates: {
      'River House / Standard Room': [
        '2027-01-01 2027-06-30 ZAR twin=1090',
        '2027-07-01 2027-12-31 ZAR twin=7950',
      ],
      'River House / Lodge Suite': [
        '2027-01-01 2027-06-30 USD twin=1200',
        '2027-07-01 2027-12-31 USD twin=1450.5',
      ],
    },
  },
  {
    name: 'rates that exclude VAT, which is added when a person says so',
    sheets: one(`
Karoo View Lodge, nett rates ZAR per person sharing, excl. 15% VAT, international
 | 1 Jan 2027 – 31 Dec 2027
Chalet | 1 000
Single supplement | 333.33`),
    answers: { 'tax added': '15' },
    figures: 0,
    rates: { 'Karoo View Lodge / Chalet': ['2027-01-01 2027-12-31 ZAR twin=1150 single=1533.33'] },
  },
  {
    name: 'a sheet that says nothing of basis, currency, tax and market publishes as answered',
    sheets: one(`
Hidden Valley Camp 2027
 | 1 Jan – 30 Jun | 1 Jul – 31 Dec
Tent | 300 | 400`),
    answers: {
      'per Hidden Valley Camp|Tent': 'room',
      currency: 'KES',
      tax: 'included',
      basis: 'nett',
      market: 'all',
    },
    figures: 0,
    rates: {
      'Hidden Valley Camp / Tent': [
        '2027-01-01 2027-06-30 KES room twin=300',
        '2027-07-01 2027-12-31 KES room twin=400',
      ],
    },
  },
  {
    name: 'a column called Single that is lower than sharing is asked about',
    sheets: one(`
Leadwood Camp nett 2027 USD incl VAT international
Room | Dates | Per person sharing | Single
Tent | 1 Jan – 30 Jun | 400 | 120
Tent | 1 Jul – 31 Dec | 500 | 150`),
    answers: { 'low Leadwood Camp, Single': 'supplement' },
    figures: 2,
    rates: {
      'Leadwood Camp / Tent': [
        '2027-01-01 2027-06-30 USD twin=400 single=520',
        '2027-07-01 2027-12-31 USD twin=500 single=650',
      ],
    },
  },
  {
    name: 'shares as fractions are asked about, not published as cents',
    sheets: one(`
Tau Camp nett rates 2027, USD per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Tent | 800
Child 2 – 12 | 0.5`),
    answers: { 'share Tau Camp, Child 2 – 12': 'share' },
    figures: 1,
    rates: { 'Tau Camp / Tent': ['2027-01-01 2027-12-31 USD twin=800 2-12=400'] },
  },
  {
    name: 'dashes and n/a are no free child and no free night',
    sheets: one(`
Moremi Camp nett rates 2027, USD per person sharing, VAT incl., international
 | 1 Jan – 30 Jun | 1 Jul – 31 Dec
Tent | 500 | -
Child 2 – 12 | - | n/a`),
    answers: { 'cell Moremi Camp|Tent|07-01–12-31': 'closed' },
    figures: 1,
    unread: ['Child 2 – 12'],
    rates: {
      'Moremi Camp / Tent': [
        '2027-01-01 2027-06-30 USD twin=500',
        '2027-07-01 2027-12-31 USD closed',
      ],
    },
  },
  {
    name: 'hidden rows with last year’s rates aren’t read',
    sheets: one(
      `
Kings Pool Camp STO rates USD per person sharing, VAT incl., international
 | 1 Jan 2027 – 31 Dec 2027
Tent | 900
Tent | 800`,
      { hiddenRows: [3] },
    ),
    figures: 1,
    unread: ['Hidden rows'],
    rates: { 'Kings Pool Camp / Tent': ['2027-01-01 2027-12-31 USD twin=900'] },
  },
  {
    name: 'two figures for the same nights are asked about',
    sheets: one(`
Vumbura Camp STO rates USD per person sharing, VAT incl., international
 | 1 Jan 2027 – 31 Dec 2027
Tent | 900
Tent | 800`),
    answers: { 'two Vumbura Camp|Tent|01-01–12-31|sharing': '1' },
    figures: 0,
    rates: { 'Vumbura Camp / Tent': ['2027-01-01 2027-12-31 USD twin=800'] },
  },
  {
    name: 'bed and breakfast beside full board, of which one is chosen',
    sheets: one(`
Okaukuejo Camp nett 2027, NAD, per person sharing, VAT incl, international. Valid 1 Jan 2027 – 31 Dec 2027
Room | BB | DBB
Chalet | 1 900 | 2 300
Waterhole Chalet | 2 900 | 3 300`),
    answers: { 'board Bed and breakfast|Half board': 'Half board' },
    figures: 0,
    rates: {
      'Okaukuejo Camp / Chalet': ['2027-01-01 2027-12-31 NAD twin=2300'],
      'Okaukuejo Camp / Waterhole Chalet': ['2027-01-01 2027-12-31 NAD twin=3300'],
    },
  },
  {
    name: 'children of several ages, each with a line of its own',
    sheets: one(`
Ruckomechi Camp nett 2027, USD per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Tent | 700
Child 2 – 5 | 175
Child 6 – 12 | 350`),
    figures: 3,
    rates: {
      'Ruckomechi Camp / Tent': ['2027-01-01 2027-12-31 USD twin=700 2-5=175 6-12=350'],
    },
  },
  {
    name: 'rates in a semicolon CSV with days of the month first',
    sheets: csv(`
Etosha Camp nett rates, NAD, per person sharing, VAT included, international
Season | From | To | Camping Chalet | Single
Low | 01/11/2026 | 30/06/2027 | 1.850,00 | 2.250,00
High | 01/07/2027 | 31/10/2027 | 2.150,50 | 2.600,00`),
    figures: 4,
    rates: {
      'Etosha Camp / Camping Chalet': [
        '2026-11-01 2027-06-30 NAD twin=1850 single=2250',
        '2027-07-01 2027-10-31 NAD twin=2150.5 single=2600',
      ],
    },
    answers: {
      'rooms Etosha Camp|Low, 01/11/2026 – 30/06/2027': '*',
      'rooms Etosha Camp|High, 01/07/2027 – 31/10/2027': '*',
    },
  },
]
