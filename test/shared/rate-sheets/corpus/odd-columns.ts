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
]
