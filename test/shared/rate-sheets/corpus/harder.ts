import { csv, one, type SheetCase } from './sheet-case'

/** Sheets that say things in unusual places, or leave them open. */
export const harder: readonly SheetCase[] = [
  {
    name: 'rates per unit per night, said once at the top',
    sheets: one(`
Beach Cottages 2027
Rates in ZAR per unit per night, VAT included, nett, international
 | 1 Jan – 30 Apr | 1 May – 31 Dec
Two bedroom cottage | 2 400 | 1 800
Three bedroom cottage | 3 400 | 2 600`),
    figures: 4,
    rates: {
      'Beach Cottages / Two bedroom cottage': [
        '2027-01-01 2027-04-30 ZAR group=2400',
        '2027-05-01 2027-12-31 ZAR group=1800',
      ],
      'Beach Cottages / Three bedroom cottage': [
        '2027-01-01 2027-04-30 ZAR group=3400',
        '2027-05-01 2027-12-31 ZAR group=2600',
      ],
    },
  },
  {
    name: 'minimum nights in a row of their own',
    sheets: one(`
Busanga Camp STO rates 2027, USD per person sharing, incl VAT, international
 | 1 Jun – 31 Jul | 1 Aug – 31 Oct
Tent | 900 | 1 200
Single supplement | nil | 50%
Minimum nights | 2 | 3`),
    figures: 6,
    rates: {
      'Busanga Camp / Tent': [
        '2027-06-01 2027-07-31 USD twin=900 single=900 nights=2',
        '2027-08-01 2027-10-31 USD twin=1200 single=1800 nights=3',
      ],
    },
  },
  {
    name: 'one row for each season, camp and room only where they begin',
    sheets: one(`
Camp | Room | Season | Dates | Sharing USD | Single USD
Lagoon Camp | Tent | Low | 1 Jan 2027 – 31 May 2027 | 500 | 600
 | | High | 1 Jun 2027 – 31 Dec 2027 | 800 | 1000
 | Family tent | Low | 1 Jan 2027 – 31 May 2027 | 550 | 650
 | | High | 1 Jun 2027 – 31 Dec 2027 | 850 | 1050
Nett, international, VAT included`),
    figures: 8,
    rates: {
      'Lagoon Camp / Tent': [
        '2027-01-01 2027-05-31 USD twin=500 single=600',
        '2027-06-01 2027-12-31 USD twin=800 single=1000',
      ],
      'Lagoon Camp / Family tent': [
        '2027-01-01 2027-05-31 USD twin=550 single=650',
        '2027-06-01 2027-12-31 USD twin=850 single=1050',
      ],
    },
  },
  {
    name: 'camps down the side, with no rooms',
    sheets: one(`
Wild Rivers collection, international nett rates 2027, USD pppns, VAT included
Camp | 1 Jan – 31 May | 1 Jun – 31 Dec
Lagoon Camp | 500 | 800
Kwara Camp | 520 | 830`),
    figures: 4,
    rates: {
      'Lagoon Camp / ': [
        '2027-01-01 2027-05-31 USD twin=500',
        '2027-06-01 2027-12-31 USD twin=800',
      ],
      'Kwara Camp / ': ['2027-01-01 2027-05-31 USD twin=520', '2027-06-01 2027-12-31 USD twin=830'],
    },
  },
  {
    name: 'camps across, guests below them, seasons down the side',
    sheets: one(
      `
 | Lagoon Camp | | Kwara Camp |
International nett USD incl VAT | pps | Single | pps | Single
1 Jan 2027 – 31 May 2027 | 500 | 600 | 520 | 630
1 Jun 2027 – 31 Dec 2027 | 800 | 1000 | 830 | 1050`,
      {
        merged: [
          { top: 0, left: 1, bottom: 0, right: 2 },
          { top: 0, left: 3, bottom: 0, right: 4 },
        ],
      },
    ),
    figures: 8,
    rates: {
      'Lagoon Camp / ': [
        '2027-01-01 2027-05-31 USD twin=500 single=600',
        '2027-06-01 2027-12-31 USD twin=800 single=1000',
      ],
      'Kwara Camp / ': [
        '2027-01-01 2027-05-31 USD twin=520 single=630',
        '2027-06-01 2027-12-31 USD twin=830 single=1050',
      ],
    },
  },
  {
    name: 'dates with the month first',
    sheets: csv(`
Ridge Lodge, nett rates, USD per person sharing, tax included, international
 | 1/15/2027 - 3/31/2027 | 4/1/2027 - 12/20/2027
Suite | $1,250.00 | $1,575.00`),
    figures: 2,
    rates: {
      'Ridge Lodge / Suite': [
        '2027-01-15 2027-03-31 USD twin=1250',
        '2027-04-01 2027-12-20 USD twin=1575',
      ],
    },
  },
  {
    name: 'a season year from November, dates without years',
    sheets: one(`
Atlantic Dunes Lodge
Nett rates, ZAR per person sharing, VAT inclusive, non-residents
Valid 1 November 2027 to 31 October 2028
 | Summer 1 Nov – 31 Mar | Winter 1 Apr – 31 Oct
Dune Room | 4 500 | 3 200`),
    figures: 2,
    rates: {
      'Atlantic Dunes Lodge / Dune Room': [
        '2027-11-01 2028-03-31 ZAR twin=4500',
        '2028-04-01 2028-10-31 ZAR twin=3200',
      ],
    },
  },
  {
    name: 'a heading row for each camp, with the camp in its corner',
    sheets: one(`
Nett rates 2027 in USD per person per night sharing, VAT included, international
KWARA CAMP | 1 Jan – 30 Jun | 1 Jul – 31 Dec
Tent | 700 | 900
Single supplement | 100 | 200
LAGOON CAMP | 1 Jan – 30 Jun | 1 Jul – 31 Dec
Tent | 600 | 800`),
    figures: 6,
    rates: {
      'KWARA CAMP / Tent': [
        '2027-01-01 2027-06-30 USD twin=700 single=800',
        '2027-07-01 2027-12-31 USD twin=900 single=1100',
      ],
      'LAGOON CAMP / Tent': [
        '2027-01-01 2027-06-30 USD twin=600',
        '2027-07-01 2027-12-31 USD twin=800',
      ],
    },
  },
  {
    name: 'a discount for children, said as one',
    sheets: one(`
Vic Falls Hotel, nett 2027, USD per person sharing, incl. tax, international
 | 1 Jan – 31 Dec
Deluxe Room | 200
Children 2 – 12 | 30% discount`),
    figures: 2,
    rates: { 'Vic Falls Hotel / Deluxe Room': ['2027-01-01 2027-12-31 USD twin=200 2-12=140'] },
  },
  {
    name: 'extra adults have a rate, guides and levies are listed',
    sheets: one(`
Planet Lodge, nett 2027, USD per room per night, incl. tax, international
 | 1 Jan – 31 Dec
Bungalow | 300
Extra adult | 90
Guide rate | 40
Bed levy per person | 2`),
    figures: 2,
    unread: ['Guide rate', 'Bed levy'],
    rates: { 'Planet Lodge / Bungalow': ['2027-01-01 2027-12-31 USD room twin=300 extra=90'] },
  },
  {
    name: 'footnotes, ranges and words in place of a rate are asked about',
    sheets: one(`
Delta Camp, nett 2027, USD per person sharing, incl. tax, international
 | 1 Jan – 31 Mar | 1 Apr – 30 Jun | 1 Jul – 31 Oct | 1 Nov – 31 Dec
Tent | 450* | 450-520 | 900 | POA`),
    answers: {
      'cell Delta Camp|Tent|01-01–03-31': 'skip',
      'cell Delta Camp|Tent|04-01–06-30': 'skip',
      'cell Delta Camp|Tent|11-01–12-31': 'closed',
    },
    figures: 1,
    rates: {
      'Delta Camp / Tent': [
        '2027-07-01 2027-10-31 USD twin=900',
        '2027-11-01 2027-12-31 USD closed',
      ],
    },
  },
  {
    name: 'the price of a package isn’t the price of a night',
    sheets: one(`
Trail Camp, nett 2027, USD per person sharing, incl. tax, international
 | 1 Jan – 31 Dec
Tent | 300
3 night package | 850`),
    figures: 1,
    unread: ['3 night package'],
    rates: { 'Trail Camp / Tent': ['2027-01-01 2027-12-31 USD twin=300'] },
  },
  {
    name: 'rates of residents are nobody’s before a person says so',
    sheets: one(`
Naivasha Lodge – Kenya resident nett rates 2027, KES per person sharing, VAT included
 | 1 Jan – 31 Dec
Room | KSh 12,500`),
    answers: { market: 'none' },
    figures: 0,
    unread: ['Rates of another market'],
    rates: {},
  },
  {
    name: 'rack and STO in rows below each room',
    sheets: one(`
Safari Plains Lodge 2027, ZAR per person sharing, VAT included, international
 | 1 Jan – 31 Dec
LUXURY TENT
Rack | 10 000
STO | 7 500`),
    figures: 2,
    rates: {
      'Safari Plains Lodge / LUXURY TENT': ['2027-01-01 2027-12-31 ZAR twin=7500 rack.twin=10000'],
    },
  },
  {
    name: 'seasons with one night in common are asked about',
    sheets: one(`
Sossus Lodge, nett 2027, NAD per person sharing, incl. VAT, international
 | 1 Jan – 30 Jun | 30 Jun – 31 Dec
Chalet | 2 000 | 2 600`),
    answers: { 'both 06-30 01-01–06-30|06-30–12-31': '06-30–12-31' },
    figures: 0,
    rates: {
      'Sossus Lodge / Chalet': [
        '2027-01-01 2027-06-29 NAD twin=2000',
        '2027-06-30 2027-12-31 NAD twin=2600',
      ],
    },
  },
  {
    name: 'seasons by name without dates wait for them',
    sheets: one(`
Kafue Camp, nett 2027, USD per person sharing, incl. VAT, international
 | Low Season | High Season
Tent | 400 | 600`),
    answers: {
      'season low': '1 Jan 2027 – 30 Jun 2027',
      'season high': '1 Jul 2027 – 31 Dec 2027',
    },
    figures: 0,
    rates: {
      'Kafue Camp / Tent': [
        '2027-01-01 2027-06-30 USD twin=400',
        '2027-07-01 2027-12-31 USD twin=600',
      ],
    },
  },
  {
    name: 'a column for each currency, of which one is chosen',
    sheets: one(`
Zambezi Lodge, nett 2027, per person sharing, incl. VAT, international. Valid 1 Jan 2027 – 31 Dec 2027
Room | USD | ZAR
River Room | 250 | 4 600`),
    answers: { 'currency of USD|ZAR': 'USD' },
    figures: 0,
    rates: { 'Zambezi Lodge / River Room': ['2027-01-01 2027-12-31 USD twin=250'] },
  },
  {
    name: 'park fees and activities in a table of their own are no rooms',
    sheets: one(`
Tarangire Camp, nett 2027, USD per person sharing, incl. VAT, international
Room | 1 Jan – 30 Jun | 1 Jul – 31 Dec
Tent | 350 | 450

Park fees and activities | Adult | Child
Park entrance fee | 60 | 20
Walking safari | 45 | 30
Airstrip transfer | 25 | 25`),
    figures: 2,
    unread: ['Park entrance fee', 'Walking safari', 'Airstrip transfer'],
    rates: {
      'Tarangire Camp / Tent': [
        '2027-01-01 2027-06-30 USD twin=350',
        '2027-07-01 2027-12-31 USD twin=450',
      ],
    },
  },
]
