import { csv, one, type SheetCase } from './sheet-case'

/** Seasons across the top, rooms below their camps. */
export const seasonsAcross: readonly SheetCase[] = [
  {
    name: 'a group of camps, one below the other, supplements in percent',
    sheets: one(`
KWANDO SAFARIS: INTERNATIONAL STO RATES 2027, USD, VAT INCLUDED
Per person per night sharing, fully inclusive. Valid 10 Jan 2027 to 9 Jan 2028
 | Max | GREEN | SHOULDER | HIGH
 | | 10 Jan – 31 Mar | 1 Apr – 14 Jun | 15 Jun – 9 Jan
KWARA CAMP
Tent, pp sharing | 2 | 712 | 1046 | 1598
Family tent, pp sharing | 4 | 690 | 1014 | 1550
Single supplement | | nil | 30% | 50%
TAU PAN CAMP
Tent, pp sharing | 2 | 545 | 682 | 824
Single supplement | | nil | nil | 30%`),
    figures: 15,
    rates: {
      'KWARA CAMP / Tent': [
        '2027-01-10 2027-03-31 USD twin=712 single=712',
        '2027-04-01 2027-06-14 USD twin=1046 single=1359.80',
        '2027-06-15 2028-01-09 USD twin=1598 single=2397',
      ],
      'KWARA CAMP / Family tent': [
        '2027-01-10 2027-03-31 USD twin=690 single=690',
        '2027-04-01 2027-06-14 USD twin=1014 single=1318.20',
        '2027-06-15 2028-01-09 USD twin=1550 single=2325',
      ],
      'TAU PAN CAMP / Tent': [
        '2027-01-10 2027-03-31 USD twin=545 single=545',
        '2027-04-01 2027-06-14 USD twin=682 single=682',
        '2027-06-15 2028-01-09 USD twin=824 single=1071.20',
      ],
    },
  },
  {
    name: 'a supplement below each room, in money, that belongs to that room alone',
    sheets: one(`
Mopane Bush Lodge – nett rates 2027 (ZAR, incl. VAT), international guests
Rates per person sharing per night
 | Low 1 Jan – 30 Jun | High 1 Jul – 31 Dec
Garden Room | R 2 450 | R 3 150
Single supplement | R 600 | R 850
Luxury Suite | R 4 100 | R 5 300
Single supplement | R 1 500 | R 2 000`),
    figures: 8,
    rates: {
      'Mopane Bush Lodge / Garden Room': [
        '2027-01-01 2027-06-30 ZAR twin=2450 single=3050',
        '2027-07-01 2027-12-31 ZAR twin=3150 single=4000',
      ],
      'Mopane Bush Lodge / Luxury Suite': [
        '2027-01-01 2027-06-30 ZAR twin=4100 single=5600',
        '2027-07-01 2027-12-31 ZAR twin=5300 single=7300',
      ],
    },
  },
  {
    name: 'amounts with decimal commas and euro signs in a CSV file',
    sheets: csv(`
Savanna Camp; nett 2027
Net rates per person sharing, VAT included, international
 | 01.01.2027 – 31.03.2027 | 01.04.2027 – 31.10.2027 | 01.11.2027 – 31.12.2027
Zelt | 1.046,50 € | 2.400,00 € | 1.046,50 €
Einzelzuschlag | 250,00 € | 400,00 € | 250,00 €`),
    figures: 6,
    rates: {
      'Savanna Camp / Zelt': [
        '2027-01-01 2027-03-31 EUR twin=1046.50 single=1296.50',
        '2027-04-01 2027-10-31 EUR twin=2400 single=2800',
        '2027-11-01 2027-12-31 EUR twin=1046.50 single=1296.50',
      ],
    },
  },
  {
    name: 'seasons of several periods, months by name and lists of them',
    sheets: one(`
Puku Ridge Camp STO 2027
USD per person per night sharing, incl VAT, international rates
Room type | Low (Jan, Feb, Mar & Nov) | Mid (Apr/May/Jun) | Peak (July to October) | Festive (December)
Tented Suite | 780 | 950 | 1290 | 1100
Single supplement | 0 | 200 | 400 | 300`),
    figures: 8,
    rates: {
      'Puku Ridge Camp / Tented Suite': [
        '2027-01-01 2027-01-31 USD twin=780 single=780',
        '2027-02-01 2027-02-28 USD twin=780 single=780',
        '2027-03-01 2027-03-31 USD twin=780 single=780',
        '2027-04-01 2027-04-30 USD twin=950 single=1150',
        '2027-05-01 2027-05-31 USD twin=950 single=1150',
        '2027-06-01 2027-06-30 USD twin=950 single=1150',
        '2027-07-01 2027-10-31 USD twin=1290 single=1690',
        '2027-11-01 2027-11-30 USD twin=780 single=780',
        '2027-12-01 2027-12-31 USD twin=1100 single=1400',
      ],
    },
  },
  {
    name: 'sharing and single in columns below each season, merged heads',
    sheets: one(
      `
Ngoma Safari Lodge | | | | 
International rack rates 2027 USD incl. VAT, 20% commission | | | |
Room | 1 Jan – 31 May 2027 | | 1 Jun – 31 Dec 2027 |
 | Per person sharing | Single | Per person sharing | Single
River Suite | 500 | 650 | 800 | 1040
Family Suite | 450 | 450 | 700 | 700`,
      {
        merged: [
          { top: 0, left: 0, bottom: 0, right: 4 },
          { top: 1, left: 0, bottom: 1, right: 4 },
          { top: 2, left: 1, bottom: 2, right: 2 },
          { top: 2, left: 3, bottom: 2, right: 4 },
        ],
      },
    ),
    figures: 8,
    rates: {
      'Ngoma Safari Lodge / River Suite': [
        '2027-01-01 2027-05-31 USD twin=400 single=520 rack.twin=500 rack.single=650',
        '2027-06-01 2027-12-31 USD twin=640 single=832 rack.twin=800 rack.single=1040',
      ],
      'Ngoma Safari Lodge / Family Suite': [
        '2027-01-01 2027-05-31 USD twin=360 single=360 rack.twin=450 rack.single=450',
        '2027-06-01 2027-12-31 USD twin=560 single=560 rack.twin=700 rack.single=700',
      ],
    },
  },
  {
    name: 'seasons by name whose dates stand in a list below',
    sheets: one(`
Chobe Water Camp
Nett rates in BWP, per person per night sharing, all taxes included: incl. VAT. International
Accommodation | Green Season | Peak Season
Water Chalet | 3 200 | 4 800
Single supplement | 25% | 50%

Green Season | 1 Jan 2027 – 31 May 2027
Green Season | 1 Nov 2027 – 31 Dec 2027
Peak Season | 1 Jun 2027 – 31 Oct 2027`),
    figures: 4,
    rates: {
      'Chobe Water Camp / Water Chalet': [
        '2027-01-01 2027-05-31 BWP twin=3200 single=4000',
        '2027-06-01 2027-10-31 BWP twin=4800 single=7200',
        '2027-11-01 2027-12-31 BWP twin=3200 single=4000',
      ],
    },
  },
  {
    name: 'first and last days in two rows, some as serial numbers of a CSV file',
    sheets: csv(`
Linyanti Bush Camp
STO rates, USD pppns, VAT inclusive, non-residents
Season | Green | High
From | 46388 | 46539
To | 46538 | 46752
Tent | 650 | 1,100
Child 2-12 years | 50% | 50%
Infants | free | free`),
    figures: 6,
    rates: {
      'Linyanti Bush Camp / Tent': [
        '2027-01-01 2027-05-31 USD twin=650 2-12=325 infant=0',
        '2027-06-01 2027-12-31 USD twin=1100 2-12=550 infant=0',
      ],
    },
  },
  {
    name: 'per room and per unit beside per person, each said in its line',
    sheets: one(`
Stone Town House 2027 nett rates, USD, VAT included, international
 | 1 Jan – 31 Mar | 1 Apr – 31 Dec
Standard Room, per room per night | 180 | 220
Seaview Suite, per person sharing | 140 | 170
Garden Villa per unit per night | 900 | 1 100`),
    figures: 6,
    rates: {
      'Stone Town House / Standard Room': [
        '2027-01-01 2027-03-31 USD room twin=180',
        '2027-04-01 2027-12-31 USD room twin=220',
      ],
      'Stone Town House / Seaview Suite': [
        '2027-01-01 2027-03-31 USD twin=140',
        '2027-04-01 2027-12-31 USD twin=170',
      ],
      'Stone Town House / Garden Villa': [
        '2027-01-01 2027-03-31 USD group=900',
        '2027-04-01 2027-12-31 USD group=1100',
      ],
    },
  },
]
