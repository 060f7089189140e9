import { csv, one, type SheetCase } from './sheet-case'

/** Words that once led, or may lead, to a wrong figure. */
export const traps: readonly SheetCase[] = [
  {
    name: 'a season with several periods in one cell, supplement and child beside it',
    sheets: one(`
Serian Camp 2027 non-resident USD rack, VAT incl, 20% commission
Season | Period | Adult sharing | Single supplement | Child (2-14)
Green | 1 April - 31 May | 560 | 0 | 280
Shoulder | 6 January - 31 March; 1 June - 14 June | 720 | 180 | 360
Peak | 15 June - 31 October | 890 | 280 | 445`),
    figures: 9,
    rates: {
      'Serian Camp / ': [
        '2027-01-06 2027-03-31 USD twin=576 single=720 2-14=288 rack.twin=720 rack.single=900 rack.2-14=360',
        '2027-04-01 2027-05-31 USD twin=448 single=448 2-14=224 rack.twin=560 rack.single=560 rack.2-14=280',
        '2027-06-01 2027-06-14 USD twin=576 single=720 2-14=288 rack.twin=720 rack.single=900 rack.2-14=360',
        '2027-06-15 2027-10-31 USD twin=712 single=936 2-14=356 rack.twin=890 rack.single=1170 rack.2-14=445',
      ],
    },
  },
  {
    name: 'a total for two people is no price per person',
    sheets: one(`
Leopard Hills Camp nett 2027 USD incl VAT international
Total for 2 people sharing | 1 Jan - 31 Dec
Suite | 800`),
    figures: 1,
    rates: { 'Leopard Hills Camp / Suite': ['2027-01-01 2027-12-31 USD room twin=800'] },
  },
  {
    name: 'a price per person based on two is no price for two',
    sheets: one(`
Leopard Hills Camp nett 2027 USD incl VAT international
Rates per person per night, based on two people sharing
 | 1 Jan - 31 Dec
Suite | 800`),
    figures: 1,
    rates: { 'Leopard Hills Camp / Suite': ['2027-01-01 2027-12-31 USD twin=800'] },
  },
  {
    name: 'prices by the length of the stay aren’t those of all stays',
    sheets: one(`
Ghoha Hills Lodge nett 2027 USD per person sharing incl VAT international
 | 1 Jan - 31 Dec
Chalet | 320
Chalet 4+ nights | 250`),
    figures: 1,
    unread: ['Chalet 4+ nights'],
    rates: { 'Ghoha Hills Lodge / Chalet': ['2027-01-01 2027-12-31 USD twin=320'] },
  },
  {
    name: 'a minimum stay or an offer of some days isn’t one of all days',
    sheets: one(`
Nxabega Camp nett 2027 USD per person sharing incl VAT international
 | 1 Jan - 31 Dec
Tent | 600
Stay 4 pay 3 in January only
Minimum stay 4 nights 20 Dec - 5 Jan`),
    figures: 1,
    unread: ['Stay 4 pay 3', 'Minimum stay 4 nights'],
    rates: { 'Nxabega Camp / Tent': ['2027-01-01 2027-12-31 USD twin=600'] },
  },
  {
    name: 'a line for infants beside children under 12',
    sheets: csv(`
Camp Hwange nett 2027 USD per person sharing incl VAT international
 | 1 Jan - 31 Dec
Tent | 400
Child under 12 | 50%
Infant under 2 | FOC`),
    figures: 3,
    rates: { 'Camp Hwange / Tent': ['2027-01-01 2027-12-31 USD twin=400 2-11=200 infant=0'] },
  },
  {
    name: 'units by their size, each for itself',
    sheets: one(`
Gondwana Lodge nett 2027 USD incl VAT international
Room | 1 Jan - 31 Dec
Family unit (4 pax) per unit | 1200
Family unit (6 pax) per unit | 1600
Honeymoon suite pps | 500`),
    figures: 3,
    rates: {
      'Gondwana Lodge / Family unit (4 pax)': ['2027-01-01 2027-12-31 USD group=1200'],
      'Gondwana Lodge / Family unit (6 pax)': ['2027-01-01 2027-12-31 USD group=1600'],
      'Gondwana Lodge / Honeymoon suite': ['2027-01-01 2027-12-31 USD twin=500'],
    },
  },
  {
    name: 'rooms with dashes in their names, below a heading of periods',
    sheets: csv(`
Kunene Camp 2027
USD, nett, per person sharing, incl VAT, non resident
Period | 01.01.27-31.03.27 | 01.04.27-30.06.27
Chalet - river | 100,50 | 120,50
Chalet - bush | 90 | 110,-`),
    figures: 4,
    rates: {
      'Kunene Camp / Chalet - river': [
        '2027-01-01 2027-03-31 USD twin=100.5',
        '2027-04-01 2027-06-30 USD twin=120.5',
      ],
      'Kunene Camp / Chalet - bush': [
        '2027-01-01 2027-03-31 USD twin=90',
        '2027-04-01 2027-06-30 USD twin=110',
      ],
    },
  },
  {
    name: 'fees in notes in another currency and for other things say nothing of the rates',
    sheets: one(`
Chiawa Camp 2027 rates, VAT incl, nett ZAR, non residents
Rates are quoted per person per night sharing.
 | 1 Jan - 31 Dec
Tent | 4000
Park fee of USD 30 per person per day
Helicopter transfers USD 900 per flight
Exclusive use of the camp USD 9000 per night
Guides R 900 per person per night`),
    figures: 1,
    unread: ['Helicopter', 'Exclusive use', 'Guides R 900'],
    rates: { 'Chiawa Camp / Tent': ['2027-01-01 2027-12-31 ZAR twin=4000'] },
  },
  {
    name: 'a percentage in a heading is no figure',
    sheets: one(`
Mowani Lodge 2027, VAT incl, EUR pps, international
Room | Dates | Rack rate | Net rate (25% off rack)
Standard | 1 Jan - 31 Dec | 100 | 75`),
    answers: { basis: 'nett' },
    figures: 1,
    rates: { 'Mowani Lodge / Standard': ['2027-01-01 2027-12-31 EUR twin=75 rack.twin=100'] },
  },
  {
    name: 'the same camp for two markets, one table below the other',
    sheets: one(`
Zara Camp 2027, VAT incl, nett, per person sharing
INTERNATIONAL RATES (USD)
 | 1 Jan - 30 Jun | 1 Jul - 31 Dec
Tent | 400 | 600
SADC RATES (ZAR)
 | 1 Jan - 30 Jun | 1 Jul - 31 Dec
Tent | 4000 | 6000`),
    answers: { market: 'sadc' },
    figures: 0,
    rates: {
      'Zara Camp / Tent': [
        '2027-01-01 2027-06-30 ZAR twin=4000 market=sadc',
        '2027-07-01 2027-12-31 ZAR twin=6000 market=sadc',
      ],
    },
  },
]
