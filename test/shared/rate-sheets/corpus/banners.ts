import { one, type SheetCase } from './sheet-case'

/** Sheets whose title row says of all rates what they are, and headings that look like others. */
export const banners: readonly SheetCase[] = [
  {
    name: 'the title and what holds for all rates in cells of one row',
    sheets: one(`
Vumbi Camp 2027 | Nett | USD | Intl | incl. VAT
 | 1 Apr–31 May | 1 Jun–14 Jun | 15 Jun–31 Oct
Camp rate pppns | 1,210 | 1,480 | 2,250
Single supplement pn | 0 | 600 | 1,125`),
    figures: 6,
    rates: {
      'Vumbi Camp / ': [
        '2027-04-01 2027-05-31 USD twin=1210 single=1210',
        '2027-06-01 2027-06-14 USD twin=1480 single=2080',
        '2027-06-15 2027-10-31 USD twin=2250 single=3375',
      ],
    },
  },
  {
    name: 'a title row with the currency, above guests by column and a price of three',
    sheets: one(`
Acacia Ridge Lodge 2027 | | USD | nett | int'l rates incl. VAT
Season | Period | DBL pp | SGL | TPL pp | CHD
Low | 01.04.27-31.05.27 | 310 | 390 | 295 | 155
Mid | 01.11.27-19.12.27; 01.03.27-31.03.27 | 385 | 485 | 365 | 190
High | 20.12.27-28.02.28; 01.06.27-31.10.27 | 470 | 590 | 445 | 235`),
    figures: 12,
    rates: {
      'Acacia Ridge Lodge / ': [
        '2027-03-01 2027-03-31 USD twin=385 single=485 child=190 extra=325',
        '2027-04-01 2027-05-31 USD twin=310 single=390 child=155 extra=265',
        '2027-06-01 2027-10-31 USD twin=470 single=590 child=235 extra=395',
        '2027-11-01 2027-12-19 USD twin=385 single=485 child=190 extra=325',
        '2027-12-20 2028-02-28 USD twin=470 single=590 child=235 extra=395',
      ],
    },
  },
  {
    name: 'two markets in one row below a name are no title of all rates',
    sheets: one(`
Okuti Lodge 2027, nett, per person sharing, VAT incl
Luxury tents | International USD | SADC ZAR
1 Jan – 30 Jun | 500 | 6000
1 Jul – 31 Dec | 700 | 8000`),
    answers: { market: 'international' },
    figures: 4,
    rates: {
      'Okuti Lodge / Luxury tents': [
        '2027-01-01 2027-06-30 USD twin=500',
        '2027-07-01 2027-12-31 USD twin=700',
      ],
    },
  },
  {
    name: 'months by name, of which November is no number of anything',
    sheets: one(`
Tuli Camp 2027 USD pppns nett, international, taxes included
 | Jan - Mar | Apr - Jun | Jul - Oct | November | December
Tent | 300 | 250 | 450 | 320 | 340
Single supplement | 50% | nil | 50% | nil | 50%`),
    figures: 10,
    rates: {
      'Tuli Camp / Tent': [
        '2027-01-01 2027-03-31 USD twin=300 single=450',
        '2027-04-01 2027-06-30 USD twin=250 single=250',
        '2027-07-01 2027-10-31 USD twin=450 single=675',
        '2027-11-01 2027-11-30 USD twin=320 single=320',
        '2027-12-01 2027-12-31 USD twin=340 single=510',
      ],
    },
  },
  {
    name: 'months with their year end on their last day',
    sheets: one(`
Tuli Camp USD pppns nett, international, taxes included
 | Jan - Mar 2027 | Apr - Jun 2027 | Jul - Oct 2027 | Nov - Dec 2027
Tent | 300 | 250 | 450 | 320`),
    figures: 4,
    rates: {
      'Tuli Camp / Tent': [
        '2027-01-01 2027-03-31 USD twin=300',
        '2027-04-01 2027-06-30 USD twin=250',
        '2027-07-01 2027-10-31 USD twin=450',
        '2027-11-01 2027-12-31 USD twin=320',
      ],
    },
  },
  {
    name: 'prices below a heading such as Unit are no numbers of units',
    sheets: one(`
Reed Cottages 2027 ZAR nett international VAT included
Season | Dates | Unit | Sleeps
Low | 1 Jan – 31 May 2027 | 4500 | 4
High | 1 Jun – 31 Dec 2027 | 6000 | 4`),
    answers: { 'per Reed Cottages|': 'unit' },
    figures: 2,
    rates: {
      'Reed Cottages / ': [
        '2027-01-01 2027-05-31 ZAR group=4500',
        '2027-06-01 2027-12-31 ZAR group=6000',
      ],
    },
  },
  {
    name: 'the year of the title, where a season ends in the next',
    sheets: one(`
Zambezi Sands – 2027 STO, USD, per person per night sharing, VAT and bed levy included, international
 | Low: 6 Jan – 31 Mar | Shoulder: 1 Apr – 30 Jun; 1 Nov – 15 Dec | High: 1 Jul – 31 Oct; 16 Dec – 5 Jan 2028
River Suite | 520 | 640 | 890
Family Suite | 560 | 690 | 960`),
    figures: 6,
    rates: {
      'Zambezi Sands / River Suite': [
        '2027-01-06 2027-03-31 USD twin=520',
        '2027-04-01 2027-06-30 USD twin=640',
        '2027-07-01 2027-10-31 USD twin=890',
        '2027-11-01 2027-12-15 USD twin=640',
        '2027-12-16 2028-01-05 USD twin=890',
      ],
      'Zambezi Sands / Family Suite': [
        '2027-01-06 2027-03-31 USD twin=560',
        '2027-04-01 2027-06-30 USD twin=690',
        '2027-07-01 2027-10-31 USD twin=960',
        '2027-11-01 2027-12-15 USD twin=690',
        '2027-12-16 2028-01-05 USD twin=960',
      ],
    },
  },
  {
    name: 'two years beside each other, each season with its year',
    sheets: one(`
Hoanib Dunes – USD nett pppns international VAT incl
 | 2027 Low: 1 Jan–30 Jun | 2027 High: 1 Jul–31 Oct | 2028 Low: 1 Jan–30 Jun | 2028 High: 1 Jul–31 Oct
Tent | 500 | 800 | 540 | 860`),
    answers: {
      'gap 11-01 high 07-01–10-31|low 01-01–06-30 +1': 'closed',
    },
    figures: 4,
    rates: {
      'Hoanib Dunes / Tent': [
        '2027-01-01 2027-06-30 USD twin=500',
        '2027-07-01 2027-10-31 USD twin=800',
        '2027-11-01 2027-12-31 USD closed',
        '2028-01-01 2028-06-30 USD twin=540',
        '2028-07-01 2028-10-31 USD twin=860',
      ],
    },
  },
  {
    name: 'words after the dates of a heading, where others stand before them',
    sheets: one(`
Hwange Bush Camp 2027 nett USD, VAT incl, international
Room | Green (Jan – Mar) sharing | Green (Jan – Mar) single | High (Jul – Oct) sharing | High (Jul – Oct) single
Tent | 395 | 420 | 595 | 795`),
    answers: {
      'per Hwange Bush Camp|Tent': 'person',
      'gap 04-01 green 01-01–03-31|high 07-01–10-31': 'skip',
    },
    figures: 4,
    rates: {
      'Hwange Bush Camp / Tent': [
        '2027-01-01 2027-03-31 USD twin=395 single=420',
        '2027-07-01 2027-10-31 USD twin=595 single=795',
      ],
    },
  },
  {
    name: 'guests beside the amounts in their cells',
    sheets: one(`
Hwange Bush Camp – 2027 Nett Rates (US dollars)
Green Season (01 Jan - 31 Mar) | $395 pppn sharing | $420 single
High Season (01 Apr - 31 Oct) | $595 pppn sharing | $795 single
Rates include VAT; international guests`),
    figures: 4,
    rates: {
      'Hwange Bush Camp / ': [
        '2027-01-01 2027-03-31 USD twin=395 single=420',
        '2027-04-01 2027-10-31 USD twin=595 single=795',
      ],
    },
  },
  {
    name: 'infants who are 2, teenagers, and a title row above a note',
    sheets: one(`
Zebra Plains 2027 | nett USD | Int. | incl VAT
Rates are per person per night sharing
Period | Adult | Single | Teen 12-17 | Child 3-11 | Infant 0-2
01/06/2027 - 31/10/2027 | 500 | 700 | 375 | 250 | Free
01/11/2027 - 31/12/2027 | 350 | 350 | 262 | 175 | Free`),
    answers: { 'low Zebra Plains, Single': 'rate' },
    figures: 10,
    rates: {
      'Zebra Plains / ': [
        '2027-06-01 2027-10-31 USD twin=500 single=700 infant=0 2-2=0 3-11=250 12-17=375',
        '2027-11-01 2027-12-31 USD twin=350 single=350 infant=0 2-2=0 3-11=175 12-17=262',
      ],
    },
  },
]
