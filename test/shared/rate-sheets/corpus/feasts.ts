import { one, type SheetCase } from './sheet-case'

/** Sheets with supplements, dates of every year and levies in notes. */
export const feasts: readonly SheetCase[] = [
  {
    name: 'a festive supplement in percent on all rates, each year',
    sheets: one(`
Ntaba Lodge nett 2027, USD per person sharing, VAT incl., international
 | 1 Jan – 31 May | 1 Jun – 31 Dec
Suite | 700 | 801
Single | 900 | 1 101
A festive season supplement of 15% applies on all rates, 20 Dec – 5 Jan each year`),
    figures: 4,
    rates: {
      'Ntaba Lodge / Suite': [
        '2027-01-01 2027-01-05 USD twin=805 single=1035',
        '2027-01-06 2027-05-31 USD twin=700 single=900',
        '2027-06-01 2027-12-19 USD twin=801 single=1101',
        '2027-12-20 2027-12-31 USD twin=921.15 single=1266.15',
      ],
    },
  },
  {
    name: 'a Christmas supplement in percent without dates',
    sheets: one(`
Ntaba Lodge nett 2027, USD per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Suite | 700
Christmas supplement 15%`),
    answers: { 'note Christmas supplement 15%': '23 Dec – 27 Dec' },
    figures: 0,
    rates: {
      'Ntaba Lodge / Suite': [
        '2027-01-01 2027-12-22 USD twin=700',
        '2027-12-23 2027-12-27 USD twin=805',
        '2027-12-28 2027-12-31 USD twin=700',
      ],
    },
  },
  {
    name: 'a supplement in percent on rack rates less commission, rounded once each',
    sheets: one(`
Ntaba Lodge 2027, rack rates, 30% commission, USD per person sharing, VAT incl., international
 | 1 Mar – 30 Nov
Suite | 333
Child 2 – 11 | 50%
Easter supplement: 12.5% on all rates 26 Mar – 29 Mar`),
    figures: 2,
    rates: {
      'Ntaba Lodge / Suite': [
        '2027-03-01 2027-03-25 USD twin=233.1 2-11=116.55 rack.twin=333 rack.2-11=166.5',
        '2027-03-26 2027-03-29 USD twin=262.24 2-11=131.12 rack.twin=374.63 rack.2-11=187.32',
        '2027-03-30 2027-11-30 USD twin=233.1 2-11=116.55 rack.twin=333 rack.2-11=166.5',
      ],
    },
  },
  {
    name: 'supplements in percent with conditions, on cards or on one night twice are for a person',
    sheets: one(`
Ntaba Lodge nett 2027, USD per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Suite | 700
Peak supplement 10% on all rates 1 Jul – 31 Aug, minimum 3 nights
Credit card surcharge 5%
Christmas supplement 15% on all rates 24 Dec – 26 Dec
Festive supplement 10% on all rates 20 Dec – 31 Dec
Weekend supplement 10%`),
    figures: 1,
    unread: [
      'Peak supplement',
      'Credit card',
      'Christmas supplement',
      'Festive supplement',
      'Weekend',
    ],
    rates: { 'Ntaba Lodge / Suite': ['2027-01-01 2027-12-31 USD twin=700'] },
  },
  {
    name: 'a season of every year that reaches into the next',
    sheets: one(`
Ntaba Lodge nett 2027, USD per person sharing, VAT incl., international
 | Standard 6 Jan – 19 Dec | Festive 20 Dec – 5 Jan each year
Suite | 700 | 900
Festive surcharge USD 50 per person per night 24 Dec – 2 Jan every year`),
    figures: 2,
    rates: {
      'Ntaba Lodge / Suite': [
        '2027-01-01 2027-01-05 USD twin=900 charges=Festive_surcharge_50_USD_per_person_per_night_from_2027-01-01_to_2027-01-02;_Festive_surcharge_50_USD_per_person_per_night_from_2027-12-24_to_2028-01-02',
        '2027-01-06 2027-12-19 USD twin=700',
        '2027-12-20 2028-01-05 USD twin=900 charges=Festive_surcharge_50_USD_per_person_per_night_from_2027-01-01_to_2027-01-02;_Festive_surcharge_50_USD_per_person_per_night_from_2027-12-24_to_2028-01-02',
      ],
    },
  },
  {
    name: 'a single, a child and a rack price in another currency than the nett price',
    sheets: one(`
Kuru Kuru Camp 2027, per person sharing, VAT incl., international, valid 1 Jan 2027 – 31 Dec 2027
Room | Rack USD | Nett sharing ZAR | Nett single | Nett child 2 – 12
Tent | 700 | R 9 000 | USD 650 | USD 200
Suite | 900 | R 12 000 | R 15 000 | R 6 000`),
    figures: 4,
    unread: ['Kuru Kuru Camp, Tent, Tent', 'Kuru Kuru Camp, Suite, Suite'],
    rates: {
      'Kuru Kuru Camp / Tent': ['2027-01-01 2027-12-31 ZAR twin=9000'],
      'Kuru Kuru Camp / Suite': ['2027-01-01 2027-12-31 ZAR twin=12000 single=15000 2-12=6000'],
    },
  },
  {
    name: 'levies in another currency: paid there in their own, included ones no charge',
    sheets: one(`
Kuru Kuru Camp nett 2027, ZAR per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Tent | 9 000
Rates exclude conservation levy of USD 15 per person per night
Park fees USD 30 per person per night, payable at the gate
Community levy USD 10 per person per night is included in the rate
Bed levy of USD 5 per room
Tourism levy 1%
Conservation fee per person per night | USD 20`),
    answers: {
      'note Rates exclude conservation levy of USD 15 per person per night': 'there',
      'note Conservation fee per person per night: USD #': 'none',
    },
    figures: 1,
    unread: ['Community levy', 'Bed levy', 'Tourism levy'],
    rates: {
      'Kuru Kuru Camp / Tent': [
        '2027-01-01 2027-12-31 ZAR twin=9000 charges=Park_fees_30_USD_per_person_per_night_paid_locally;_Conservation_levy_15_USD_per_person_per_night_paid_locally',
      ],
    },
  },
]
