import { grid, one, type SheetCase } from './sheet-case'

/** Names, years and what holds for all rates as people and exports write them in first lines. */
export const firstLines: readonly SheetCase[] = [
  {
    name: 'a first line with the name, what holds for all rates, and a percentage called STO',
    sheets: one(`
Thornybush Game Lodge 2027/2028 - rack rates in ZAR - incl. VAT excl. TOMSA levy 1% - STO 25% - international
Suite | 01 May 2027 - 30 Sep 2027 | 01 Oct 2027 - 30 Apr 2028
Luxury Suite pppns | R 14,900.00 | R 17,250.00
Luxury Suite single pppn | R 22,350.00 | R 25,875.00
Children 6 - 12 sharing | R 7,450.00 | R 8,625.00
Kids under 6 not permitted`),
    answers: { 'other ages 2–5 and 13–17': 'leave' },
    figures: 6,
    unread: ['Kids under 6 not permitted', 'incl. VAT excl. TOMSA levy 1%', 'STO 25%'],
    rates: {
      'Thornybush Game Lodge / Luxury Suite': [
        '2027-05-01 2027-09-30 ZAR twin=11175 single=16762.5 6-12=5587.5 rack.twin=14900 rack.single=22350 rack.6-12=7450',
        '2027-10-01 2028-04-30 ZAR twin=12937.5 single=19406.25 6-12=6468.75 rack.twin=17250 rack.single=25875 rack.6-12=8625',
      ],
    },
  },
  {
    name: 'a first line that says what is excluded, with a commission',
    sheets: one(`
Savute Elephant Lodge - Rack 2027 USD, per person sharing, incl VAT, intl - 20% commission on rates below, excluding park fees
Period | Rate | Single
10 Jan - 31 Mar | 1,050 | 1,050
1 Apr - 31 Dec | 1,450 | 2,030`),
    figures: 4,
    unread: ['20% commission on rates below, excluding park fees'],
    rates: {
      'Savute Elephant Lodge / ': [
        '2027-01-10 2027-03-31 USD twin=840 single=840 rack.twin=1050 rack.single=1050',
        '2027-04-01 2027-12-31 USD twin=1160 single=1624 rack.twin=1450 rack.single=2030',
      ],
    },
  },
  {
    name: 'a contract’s title below the name of the camp, children in notes',
    sheets: one(`
Ngorongoro Sopa Lodge
Tour operator contract rates 2027 - nett, non-residents, USD, inclusive of 18% VAT
Season | Period | Room type | Full board single | Full board double
Low season | 1st April 2027 - 31st May 2027 | Standard | 160 | 250
High season | 1st June 2027 - 31st October 2027 | Standard | 320 | 480
Rates are per room per night
Children 3-11 years pay 50% of the adult sharing rate
Children below 3 years free of charge`),
    figures: 4,
    rates: {
      'Ngorongoro Sopa Lodge / Standard': [
        '2027-04-01 2027-05-31 USD room twin=250 single=160 0-2=0 3-11=62.5',
        '2027-06-01 2027-10-31 USD room twin=480 single=320 0-2=0 3-11=120',
      ],
    },
  },
  {
    name: 'the year in a cell of its own beside the name',
    sheets: one(`
Nambiti Hills | 2027 | ZAR | nett incl VAT | pppns | international
 | Low (May-Aug) | High (Sep-Dec)
Suite | 6200 | 7400
Single | 9300 | 11100
Child 6-11 yrs | 50% | 50%
Child 0-5 yrs | Free | Free`),
    figures: 8,
    rates: {
      'Nambiti Hills / Suite': [
        '2027-05-01 2027-08-31 ZAR twin=6200 single=9300 0-5=0 6-11=3100',
        '2027-09-01 2027-12-31 ZAR twin=7400 single=11100 0-5=0 6-11=3700',
      ],
    },
  },
  {
    name: 'headings with underscores, as exports have them',
    sheets: one(`
property | room | start | end | currency | rate_basis | market | vat | adult | single_supp | child_2_11
Kwando Lagoon | Tent | 2027-01-10 | 2027-03-31 | USD | nett pppns | non-resident | incl VAT | 695 | 209 | 348
Kwando Lagoon | Tent | 2027-04-01 | 2027-06-30 | USD | nett pppns | non-resident | incl VAT | 895 | 269 | 448`),
    figures: 6,
    rates: {
      'Kwando Lagoon / Tent': [
        '2027-01-10 2027-03-31 USD twin=695 single=904 2-11=348',
        '2027-04-01 2027-06-30 USD twin=895 single=1164 2-11=448',
      ],
    },
  },
  {
    name: 'the ages of a column of children in a note below',
    sheets: one(`
Sanctuary Chief's Camp
Chief's Camp | Luxury Bush Pavilion | All Inclusive | Net Rate
Season | From | To | PPS | SGL | Child
Low | 01 Jan 2027 | 31 Mar 2027 | USD 1,295 | USD 1,295 | USD 648
High | 01 Jun 2027 | 31 Oct 2027 | USD 2,295 | USD 3,213 | USD 1,148
VAT included. Rates for non-residents. Child rate applies to 6 - 16 years sharing with an adult.`),
    answers: {
      'other ages 2–5 and 17': 'leave',
      'gap 04-01 low 01-01–03-31|high 06-01–10-31': 'skip',
    },
    figures: 6,
    unread: ['Child rate applies to 6 - 16 years'],
    rates: {
      "Sanctuary Chief's Camp / ": [
        '2027-01-01 2027-03-31 USD twin=1295 single=1295 6-16=648',
        '2027-06-01 2027-10-31 USD twin=2295 single=3213 6-16=1148',
      ],
    },
  },
  {
    name: 'nights of no season that are as those of another, and a note that says so',
    sheets: one(`
Lake Nakuru Lodge - STO Rates 2027 US$ incl. VAT, all markets, non-resident
 | LOW | HIGH | PEAK
 | 01/04/27-30/06/27 | 01/07/27-31/10/27 | 20/12/27-03/01/28
Per person sharing in double | $145 | $225 | $265
Single room | $190 | $290 | $340
Nov & Dec 1-19: as per LOW`),
    answers: { 'gap 11-01 high 07-01–10-31|peak 12-20–01-03': 'low 04-01–06-30' },
    figures: 6,
    unread: ['Nov & Dec 1-19: as per LOW'],
    rates: {
      'Lake Nakuru Lodge / ': [
        '2027-04-01 2027-06-30 USD twin=145 single=190',
        '2027-07-01 2027-10-31 USD twin=225 single=290',
        '2027-11-01 2027-12-19 USD twin=145 single=190',
        '2027-12-20 2028-01-03 USD twin=265 single=340',
      ],
    },
  },
  {
    name: 'German rooms for one and two guests',
    sheets: one(`
Onguma Camp Kala - Nettopreise 2027 - NAD inkl. MwSt, international
 | 01.11.2026 - 30.06.2027 | 01.07.2027 - 31.10.2027
Doppelzimmer pro Person | N$ 6.450,00 | N$ 7.990,00
Einzelzimmer | N$ 8.385,00 | N$ 10.387,00`),
    figures: 4,
    rates: {
      'Onguma Camp Kala / ': [
        '2026-11-01 2027-06-30 NAD twin=6450 single=8385',
        '2027-07-01 2027-10-31 NAD twin=7990 single=10387',
      ],
    },
  },
  {
    name: 'two notes that give children different ages',
    sheets: one(`
Karongwe Lodge 2027 nett USD incl VAT international pppns
 | 1 Jan - 31 Dec
Suite | 400
Child | 200
Children aged 4-11 years
Child rate applies to 6-12 years`),
    answers: { 'ages of children': '6–12', 'other ages 2–5 and 13–17': 'leave' },
    figures: 2,
    unread: ['Children aged 4-11 years', 'Child rate applies to 6-12 years'],
    rates: { 'Karongwe Lodge / Suite': ['2027-01-01 2027-12-31 USD twin=400 6-12=200'] },
  },
  {
    name: 'a season of a row whose price is words is asked about as that season',
    sheets: one(`
Mashatu Lodge 2027, nett rates USD per person sharing incl VAT, international
Season | Dates | Rate | Single supp.
Green | 1 Jan - 31 Mar | 480 | Nil
Winter | 1 Apr - 30 Jun | on request | 35%
Peak | 1 Jul - 31 Oct | 780 | 50%`),
    answers: { 'cell Mashatu Lodge||winter 04-01–06-30': 'skip' },
    figures: 4,
    unread: ['Mashatu Lodge, Winter, 1 Apr - 30 Jun'],
    rates: {
      'Mashatu Lodge / ': [
        '2027-01-01 2027-03-31 USD twin=480 single=480',
        '2027-07-01 2027-10-31 USD twin=780 single=1170',
      ],
    },
  },
  {
    name: 'camps across, of which only one is called so',
    sheets: one(`
Bushcamp Company 2027 rates - US$ per person per night sharing - nett - taxes included - international
 | Mfuwe Lodge | Chamilandu | Bilimungwe
20 Jan - 31 May | 420 | closed | 640
1 Jun - 31 Oct | 690 | 890 | 890
Single supplement per night | 100 | 180 | 180`),
    figures: 9,
    rates: {
      'Mfuwe Lodge / ': [
        '2027-01-20 2027-05-31 USD twin=420 single=520',
        '2027-06-01 2027-10-31 USD twin=690 single=790',
      ],
      'Chamilandu / ': [
        '2027-01-20 2027-05-31 USD closed',
        '2027-06-01 2027-10-31 USD twin=890 single=1070',
      ],
      'Bilimungwe / ': [
        '2027-01-20 2027-05-31 USD twin=640 single=820',
        '2027-06-01 2027-10-31 USD twin=890 single=1070',
      ],
    },
  },
  {
    name: 'camps down the side, of which only one is called so',
    sheets: one(`
Bushcamp Company 2027 rates - US$ per person per night sharing - nett - taxes included - international
 | 1 Jan - 30 Jun | 1 Jul - 31 Dec
Kapamba Lodge | 520 | 650
Kuyenda | 610 | 780`),
    figures: 4,
    rates: {
      'Kapamba Lodge / ': [
        '2027-01-01 2027-06-30 USD twin=520',
        '2027-07-01 2027-12-31 USD twin=650',
      ],
      'Kuyenda / ': ['2027-01-01 2027-06-30 USD twin=610', '2027-07-01 2027-12-31 USD twin=780'],
    },
  },
  {
    name: 'ages of children by camp, each on its tab, and on a tab of terms',
    sheets: [
      {
        name: 'Lagoon',
        rows: grid(`
Kwando Lagoon 2027 nett USD incl VAT international pppns
 | 1 Jan - 31 Dec
Tent | 700
Child | 350
Children aged 6-11 years`),
      },
      {
        name: 'Lebala',
        rows: grid(`
Kwando Lebala 2027 nett USD incl VAT international pppns
 | 1 Jan - 31 Dec
Tent | 680
Child | 340`),
      },
      { name: 'Terms', rows: grid('Child rate applies to 4 - 15 years') },
    ],
    answers: { 'other ages 2–5 and 12–17': 'leave', 'other ages 2–3 and 16–17': 'leave' },
    figures: 4,
    rates: {
      'Kwando Lagoon / Tent': ['2027-01-01 2027-12-31 USD twin=700 6-11=350'],
      'Kwando Lebala / Tent': ['2027-01-01 2027-12-31 USD twin=680 4-15=340'],
    },
  },
  {
    name: 'a row of what holds for all rates between the title and the headings',
    sheets: one(`
Sarova Mara Game Camp
NON-RESIDENT CONTRACT RATES VALID 3RD JANUARY 2027 TO 2ND JANUARY 2028
Currency: USD | Basis: Full Board | Rates are net and inclusive of all taxes
Room, per room | Low: 1 Apr - 31 May | Mid: 3 Jan - 31 Mar, 1 Jun - 30 Jun | High: 1 Jul - 31 Oct
Single | 180 | 290 | 390
Double | 240 | 380 | 520`),
    figures: 6,
    rates: {
      'Sarova Mara Game Camp / ': [
        '2027-01-03 2027-03-31 USD room twin=380 single=290',
        '2027-04-01 2027-05-31 USD room twin=240 single=180',
        '2027-06-01 2027-06-30 USD room twin=380 single=290',
        '2027-07-01 2027-10-31 USD room twin=520 single=390',
      ],
    },
  },
  {
    name: 'days and months with a point between them, for all markets',
    sheets: one(`
Zanzi Resort 2027 rates EUR nett incl taxes all markets per room per night half board
Room type | 01.01-30.06 | 01.07-21.12 | 22.12 – 31.12
Garden villa | 280 | 220 | 420
Single use -20%`),
    figures: 3,
    unread: ['Single use -20%'],
    rates: {
      'Zanzi Resort / Garden villa': [
        '2027-01-01 2027-06-30 EUR room twin=280',
        '2027-07-01 2027-12-21 EUR room twin=220',
        '2027-12-22 2027-12-31 EUR room twin=420',
      ],
    },
  },
  {
    name: 'a column for each month, one of them closed',
    sheets: one(`
Lemala Nanyukie 2027 USD nett per person sharing incl. VAT, non-residents
Month | Jan | Feb | Mar | Apr | May | Jun | Jul | Aug | Sep | Oct | Nov | Dec
Tent | 780 | 780 | 620 | closed | 450 | 780 | 980 | 980 | 980 | 780 | 620 | 780
Single | 980 | 980 | 780 | closed | 560 | 980 | 1230 | 1230 | 1230 | 980 | 780 | 980
21 Dec - 5 Jan: peak season rates apply`),
    figures: 24,
    unread: ['21 Dec - 5 Jan: peak season rates apply'],
    rates: {
      'Lemala Nanyukie / Tent': [
        '2027-01-01 2027-01-31 USD twin=780 single=980',
        '2027-02-01 2027-02-28 USD twin=780 single=980',
        '2027-03-01 2027-03-31 USD twin=620 single=780',
        '2027-04-01 2027-04-30 USD closed',
        '2027-05-01 2027-05-31 USD twin=450 single=560',
        '2027-06-01 2027-06-30 USD twin=780 single=980',
        '2027-07-01 2027-07-31 USD twin=980 single=1230',
        '2027-08-01 2027-08-31 USD twin=980 single=1230',
        '2027-09-01 2027-09-30 USD twin=980 single=1230',
        '2027-10-01 2027-10-31 USD twin=780 single=980',
        '2027-11-01 2027-11-30 USD twin=620 single=780',
        '2027-12-01 2027-12-31 USD twin=780 single=980',
      ],
    },
  },
  {
    name: 'a column of STO prices with the percentage that is off',
    sheets: one(`
Karongwe Lodge 2027 USD incl VAT international pppns
 | Rack | STO (25%)
1 Jan - 30 Jun | 400 | 300
1 Jul - 31 Dec | 600 | 450`),
    figures: 4,
    rates: {
      'Karongwe Lodge / ': [
        '2027-01-01 2027-06-30 USD twin=300 rack.twin=400 rack.single=400 rack.child=400 rack.infant=0',
        '2027-07-01 2027-12-31 USD twin=450 rack.twin=600 rack.single=600 rack.child=600 rack.infant=0',
      ],
    },
  },
  {
    name: 'a percentage called STO in a note, where nothing says whether it is off already',
    sheets: one(`
Karongwe Lodge 2027 rates USD incl VAT international pppns, STO: 30%
 | 1 Jan - 31 Dec
Suite | 400`),
    answers: { basis: 'rack' },
    figures: 1,
    unread: ['STO: 30%'],
    rates: {
      'Karongwe Lodge / Suite': [
        '2027-01-01 2027-12-31 USD twin=280 single=280 child=280 infant=0 rack.twin=400',
      ],
    },
  },
  {
    name: 'the name and all facts in one row, below it rooms without headings by season',
    sheets: one(`
HIGH SEASON (1 July - 31 October 2027)
Jaci's Safari Lodge | ZAR | pppns | nett | incl VAT | international
Safari Room | 8 950
Suite | 11 400
LOW SEASON (1 January - 30 June 2027)
Safari Room | 6 900
Suite | 8 800`),
    figures: 4,
    rates: {
      "Jaci's Safari Lodge / Safari Room": [
        '2027-01-01 2027-06-30 ZAR twin=6900 single=6900 child=6900 infant=0',
        '2027-07-01 2027-10-31 ZAR twin=8950 single=8950 child=8950 infant=0',
      ],
      "Jaci's Safari Lodge / Suite": [
        '2027-01-01 2027-06-30 ZAR twin=8800 single=8800 child=8800 infant=0',
        '2027-07-01 2027-10-31 ZAR twin=11400 single=11400 child=11400 infant=0',
      ],
    },
  },
]
