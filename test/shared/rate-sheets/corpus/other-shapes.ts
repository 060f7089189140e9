import { csv, one, type SheetCase } from './sheet-case'

/** Seasons down the side, one season, one row for each rate, columns for guests and markets. */
export const otherShapes: readonly SheetCase[] = [
  {
    name: 'seasons down the side, rooms and guests across',
    sheets: one(`
Selinda Camp nett rates 2027 in US$ (VAT included) international
Season | Dates | Per person sharing | Single | Child 2-11
Low | 1 Jan – 31 Mar | 600 | 720 | 300
Mid | 1 Apr – 30 Jun | 850 | 1 100 | 425
High | 1 Jul – 31 Dec | 1 250 | 1 800 | 625`),
    figures: 9,
    rates: {
      'Selinda Camp / ': [
        '2027-01-01 2027-03-31 USD twin=600 single=720 2-11=300',
        '2027-04-01 2027-06-30 USD twin=850 single=1100 2-11=425',
        '2027-07-01 2027-12-31 USD twin=1250 single=1800 2-11=625',
      ],
    },
  },
  {
    name: 'one row for each rate, with its dates, basis and currency in columns',
    sheets: one(`
Property | Room type | From | To | Rate basis | Currency | Market | Tax | Nett
Elephant Plains Camp | Rondavel | 2027-01-01 | 2027-06-30 | Per person sharing | ZAR | International | incl VAT | 2350
Elephant Plains Camp | Rondavel | 2027-07-01 | 2027-12-31 | Per person sharing | ZAR | International | incl VAT | 2750
Elephant Plains Camp | Rondavel | 2027-01-01 | 2027-06-30 | Single | ZAR | International | incl VAT | 3100
Elephant Plains Camp | Rondavel | 2027-07-01 | 2027-12-31 | Single | ZAR | International | incl VAT | 3600
Elephant Plains Camp | Family house | 2027-01-01 | 2027-12-31 | Per unit | ZAR | International | incl VAT | 9900`),
    figures: 5,
    rates: {
      'Elephant Plains Camp / Rondavel': [
        '2027-01-01 2027-06-30 ZAR twin=2350 single=3100',
        '2027-07-01 2027-12-31 ZAR twin=2750 single=3600',
      ],
      'Elephant Plains Camp / Family house': ['2027-01-01 2027-12-31 ZAR group=9900'],
    },
  },
  {
    name: 'one season, its dates in the title, guests across',
    sheets: one(`
Rhino Ridge Lodge
Valid 1 March 2027 to 28 February 2028
Trade STO rates in ZAR per person per night, VAT inclusive, international
Room | Sharing | Single | Child 2 – 12
Safari Room | 3 950 | 5 135 | 1 975
Honeymoon Suite | 4 650 | 6 045 | 2 325`),
    figures: 6,
    rates: {
      'Rhino Ridge Lodge / Safari Room': [
        '2027-03-01 2028-02-28 ZAR twin=3950 single=5135 2-12=1975',
      ],
      'Rhino Ridge Lodge / Honeymoon Suite': [
        '2027-03-01 2028-02-28 ZAR twin=4650 single=6045 2-12=2325',
      ],
    },
  },
  {
    name: 'a column for each market, of which one is chosen',
    sheets: one(`
Baobab Camp 2027 nett per person sharing, VAT included
Room | International USD | SADC USD | Residents BWP
Tent | 500 | 350 | 2 900
Valid 1 Jan 2027 – 31 Dec 2027`),
    answers: { market: 'international' },
    figures: 1,
    unread: ['Rates of another market'],
    rates: { 'Baobab Camp / Tent': ['2027-01-01 2027-12-31 USD twin=500'] },
  },
  {
    name: 'guests down the side below each room, seasons across',
    sheets: one(`
Hwange Plains Camp – STO 2027 USD incl. VAT, international
 | 8 Jan – 31 May | 1 Jun – 31 Oct | 1 Nov – 7 Jan
LUXURY TENT
Per person sharing | 450 | 690 | 450
Single | 450 | 950 | 450
Child 0 – 12 sharing with 2 adults | 225 | 345 | 225
FAMILY TENT
Per person sharing | 480 | 720 | 480
Single supplement | 100 | 200 | 100`),
    figures: 15,
    rates: {
      'Hwange Plains Camp / LUXURY TENT': [
        '2027-01-08 2027-05-31 USD twin=450 single=450 0-12=225',
        '2027-06-01 2027-10-31 USD twin=690 single=950 0-12=345',
        '2027-11-01 2028-01-07 USD twin=450 single=450 0-12=225',
      ],
      'Hwange Plains Camp / FAMILY TENT': [
        '2027-01-08 2027-05-31 USD twin=480 single=580',
        '2027-06-01 2027-10-31 USD twin=720 single=920',
        '2027-11-01 2028-01-07 USD twin=480 single=580',
      ],
    },
  },
  {
    name: 'a heading for each season, rooms and guests below',
    sheets: one(`
Tembe River Lodge
Nett 2027, ZAR, incl. VAT, international
LOW SEASON: 1 January – 30 April
Room | pps | Single
Standard Room | 1 800 | 2 300
Deluxe Room | 2 400 | 3 000
HIGH SEASON: 1 May – 31 December
Room | pps | Single
Standard Room | 2 200 | 2 800
Deluxe Room | 2 900 | 3 600`),
    figures: 8,
    rates: {
      'Tembe River Lodge / Standard Room': [
        '2027-01-01 2027-04-30 ZAR twin=1800 single=2300',
        '2027-05-01 2027-12-31 ZAR twin=2200 single=2800',
      ],
      'Tembe River Lodge / Deluxe Room': [
        '2027-01-01 2027-04-30 ZAR twin=2400 single=3000',
        '2027-05-01 2027-12-31 ZAR twin=2900 single=3600',
      ],
    },
  },
  {
    name: 'single, double and triple rooms per room per night',
    sheets: one(`
Island Beach Hotel – nett 2027, EUR, per room per night, bed and breakfast, taxes included, international
 | 1 Jan – 30 Jun 2027 | 1 Jul – 31 Dec 2027
Single Room | 90 | 120
Double Room | 140 | 190
Triple Room | 180 | 240`),
    figures: 6,
    rates: {
      'Island Beach Hotel / ': [
        '2027-01-01 2027-06-30 EUR room twin=140 single=90 extra=40',
        '2027-07-01 2027-12-31 EUR room twin=190 single=120 extra=50',
      ],
    },
  },
  {
    name: 'rack and nett beside each other, some months closed',
    sheets: one(`
Okavango Lodges | | Currency: ZAR, incl. VAT, international, per person sharing
 | | Low | | Peak |
 | From | 2027-01-01 | | 2027-07-01 |
 | To | 2027-06-30 | | 2027-12-31 |
 | | Rack | Nett | Rack | Nett
River Lodge | Chalet | 5000 | 3750 | 8000 | 6000
 | Villa, per villa | 20,000.50 | 15,000.25 | closed | closed`),
    figures: 8,
    rates: {
      'River Lodge / Chalet': [
        '2027-01-01 2027-06-30 ZAR twin=3750 rack.twin=5000',
        '2027-07-01 2027-12-31 ZAR twin=6000 rack.twin=8000',
      ],
      'River Lodge / Villa': [
        '2027-01-01 2027-06-30 ZAR group=15000.25 rack.group=20000.5',
        '2027-07-01 2027-12-31 ZAR closed',
      ],
    },
  },
  {
    name: 'a semicolon CSV of another locale, amounts with points and commas',
    sheets: csv(`
Waterberg Lodge; Nettopreise nett 2027 in EUR, inkl. MwSt., international
 | 1. Januar bis 31. März 2027 | 1. April bis 31. Dezember 2027
Chalet, pro Person im Doppelzimmer | 185,00 | 212,50
Einzelzuschlag | 40,00 | 52,50`),
    figures: 4,
    rates: {
      'Waterberg Lodge / Chalet': [
        '2027-01-01 2027-03-31 EUR twin=185 single=225',
        '2027-04-01 2027-12-31 EUR twin=212.50 single=265',
      ],
    },
  },
]
