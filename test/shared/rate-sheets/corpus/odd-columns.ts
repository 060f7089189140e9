import { one, type SheetCase } from './sheet-case'

/** Columns and lines that stand where others have labels, or are no prices of a night. */
export const oddColumns: readonly SheetCase[] = [
  {
    name: 'months without a column of labels, of which the first is a price, too',
    sheets: one(`
Acacia Camp, USD 2027, per person per night sharing, nett, incl. VAT, international
Jan | Feb | Mar | Apr | May | Jun | Jul | Aug | Sep | Oct | Nov | Dec
310 | 300 | 300 | 280 | 280 | 400 | 450 | 450 | 450 | 450 | 350 | 400`),
    figures: 12,
    rates: {
      'Acacia Camp / ': [
        '2027-01-01 2027-01-31 USD twin=310 single=310',
        '2027-02-01 2027-02-28 USD twin=300 single=300',
        '2027-03-01 2027-03-31 USD twin=300 single=300',
        '2027-04-01 2027-04-30 USD twin=280 single=280',
        '2027-05-01 2027-05-31 USD twin=280 single=280',
        '2027-06-01 2027-06-30 USD twin=400 single=400',
        '2027-07-01 2027-07-31 USD twin=450 single=450',
        '2027-08-01 2027-08-31 USD twin=450 single=450',
        '2027-09-01 2027-09-30 USD twin=450 single=450',
        '2027-10-01 2027-10-31 USD twin=450 single=450',
        '2027-11-01 2027-11-30 USD twin=350 single=350',
        '2027-12-01 2027-12-31 USD twin=400 single=400',
      ],
    },
  },
  {
    name: 'what comes on top, in the column of the supplement, and what is on request',
    sheets: one(`
Acacia Camp, rates 2027 in USD per person sharing per night, nett, full board, incl VAT, international
Season | Dates | PPS | Single suppl
Low | 1 Jan - 31 May | 300 | +100
High | 1 Jun - 31 Dec | 400 | +USD 150`),
    figures: 4,
    rates: {
      'Acacia Camp / ': [
        '2027-01-01 2027-05-31 USD twin=300 single=400',
        '2027-06-01 2027-12-31 USD twin=400 single=550',
      ],
    },
  },
  {
    name: 'lines of VAT and vehicles, which are no rooms',
    sheets: one(`
Acacia Camp, rates 2027 in USD per person sharing per night, nett, full board, incl VAT, international
 | 1 Jan - 31 May | 1 Jun - 31 Dec
Adult sharing | 354 | 472
VAT 18% | 54 | 72
Private vehicle per day | 250 | 250`),
    figures: 2,
    rates: {
      'Acacia Camp / ': [
        '2027-01-01 2027-05-31 USD twin=354 single=354',
        '2027-06-01 2027-12-31 USD twin=472 single=472',
      ],
    },
    unread: ['Acacia Camp, VAT 18%', 'Acacia Camp, Private vehicle per day'],
  },
  {
    name: 'seasons with their dates in one column, and arrows between the days',
    sheets: one(`
Chongwe Suites 2027 - USD - nett - incl VAT - intl
Season / Dates | Rate pppns
Shoulder: 01/04/27 -> 31/05/27 | 720
Peak: 01/06/27 --> 31/10/27 | 1,090
Single supplement 40%`),
    figures: 2,
    rates: {
      'Chongwe Suites / ': [
        '2027-04-01 2027-05-31 USD twin=720 single=1008 child=720 infant=0',
        '2027-06-01 2027-10-31 USD twin=1090 single=1526 child=1090 infant=0',
      ],
    },
  },
  {
    name: 'an export with codes, currencies and boards in columns, and the name below',
    sheets: one(`
Code | Room | Valid from | Valid to | Cur | Basis | Adult | Single | Child (5-12) | Min nights
TAU01 | Luxury suite | 2027-01-01 | 2027-04-30 | ZAR | DBB | 6250 | 8750 | 3125 | 2
TAU02 | Luxury suite | 2027-05-01 | 2027-12-31 | ZAR | DBB | 7450 | 10430 | 3725 | 2
Tau Game Lodge nett incl VAT all markets per person sharing`),
    answers: { 'other ages 2–4 and 13–17': 'leave' },
    figures: 8,
    unread: ['Tau Game Lodge nett incl VAT all markets per person sharing'],
    rates: {
      ' / Luxury suite': [
        '2027-01-01 2027-04-30 ZAR twin=6250 single=8750 5-12=3125 infant=0 nights=2',
        '2027-05-01 2027-12-31 ZAR twin=7450 single=10430 5-12=3725 infant=0 nights=2',
      ],
    },
  },
  {
    name: 'prices by how many share a tent',
    sheets: one(`
Desert Rhino Camp 2027 USD nett incl VAT international
Per person per night | 1 in tent | 2 in tent | 3 in tent
1 Jan - 31 May 2027 | 900 | 690 | 620
1 Jun - 31 Dec 2027 | 1350 | 980 | 880`),
    figures: 6,
    rates: {
      'Desert Rhino Camp / ': [
        '2027-01-01 2027-05-31 USD twin=690 single=900 child=690 infant=0 extra=480',
        '2027-06-01 2027-12-31 USD twin=980 single=1350 child=980 infant=0 extra=680',
      ],
    },
  },
  {
    name: 'a villa for eight among rooms by the person, and prices on request',
    sheets: one(`
Segera Retreat 2027 USD nett incl tax pp sharing international
Villa | Low 1 Apr - 31 May 2027 | High 1 Jun - 31 Dec 2027
Garden villa | 990 | 1 290
Bird Nest | On request | On request
Villa Segera (8 guests) | 7 900 per night | 9 900 per night`),
    answers: { 'per Segera Retreat|Villa Segera (8)': 'unit' },
    figures: 4,
    unread: ['Segera Retreat, Bird Nest'],
    rates: {
      'Segera Retreat / Garden villa': [
        '2027-04-01 2027-05-31 USD twin=990 single=990 child=990 infant=0',
        '2027-06-01 2027-12-31 USD twin=1290 single=1290 child=1290 infant=0',
      ],
      'Segera Retreat / Villa Segera (8)': [
        '2027-04-01 2027-05-31 USD group=7900',
        '2027-06-01 2027-12-31 USD group=9900',
      ],
    },
  },
  {
    name: 'prices with a mark that a note explains',
    sheets: one(`
Sanctuary Chief's Camp 2027 USD nett incl. VAT per person sharing intl
Season | Rate
1 Jan - 31 Mar 2027 | 1 790.00
1 Apr - 14 Jun 2027 | 1 990.00**
** single supplement 50%`),
    answers: { single: '35' },
    figures: 1,
    unread: ['** single supplement 50%', '1 Apr - 14 Jun 2027'],
    rates: {
      "Sanctuary Chief's Camp / ": [
        '2027-01-01 2027-03-31 USD twin=1790 single=2416.5 child=1790 infant=0',
      ],
    },
  },
  {
    name: 'residents of three regions',
    sheets: one(`
Kapama Lodge 2027
ZAR | nett | incl VAT | per person sharing
Season | International | SADC residents | SA residents
1 Jan - 31 Mar 2027 | 9500 | 7600 | 6900
1 Jun - 31 Dec 2027 | 11900 | 9500 | 8700`),
    answers: { market: 'sadc' },
    figures: 2,
    rates: {
      'Kapama Lodge / ': [
        '2027-01-01 2027-03-31 ZAR twin=7600 single=7600 child=7600 infant=0 market=sadc',
        '2027-06-01 2027-12-31 ZAR twin=9500 single=9500 child=9500 infant=0 market=sadc',
      ],
    },
  },
]
