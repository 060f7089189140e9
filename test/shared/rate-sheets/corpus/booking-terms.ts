import { one, type SheetCase } from './sheet-case'

/** Sheets whose notes say until when rates are booked, when rooms are released and what combines. */
export const bookingTerms: readonly SheetCase[] = [
  {
    name: 'rates for bookings until a day, with release days',
    sheets: one(`
Selati Camp nett 2027, ZAR per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Tent | 7 000
Rates valid for bookings made by 31 March 2027
Release period: 30 days
Specials are not combinable`),
    figures: 1,
    rates: {
      'Selati Camp / Tent': ['2027-01-01 2027-12-31 ZAR twin=7000 book=2027-03-31 release=30'],
    },
  },
  {
    name: 'booking before a day, weeks of release, offers that combine',
    sheets: one(`
Selati Camp nett 2027, ZAR per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Tent | 7 000
Rates must be booked before 1 July 2027
Rooms are released 3 weeks prior to arrival
Stay 4 pay 3, not combinable with other offers
Long stay: 10% off from 7 nights, combinable with early bird
Early bird: 10% off when booked 6 months ahead`),
    figures: 1,
    rates: {
      'Selati Camp / Tent': [
        '2027-01-01 2027-12-31 ZAR twin=7000 book=2027-06-30 release=21 combines=early_bird_+_long_stay',
      ],
    },
  },
  {
    name: 'booking terms that differ, lack their year or say more are for a person',
    sheets: one(`
Selati Camp nett 2027, ZAR per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Tent | 7 000
Book by 31 March
Release: 14 days
Rooms released 21 days prior to arrival
Release period 30 days in high season
All specials may be combined
Offers cannot be combined with other specials
Bookings made after 1 May 2027 pay 5% more`),
    figures: 1,
    unread: [
      'Book by',
      'Release: 14',
      'Rooms released',
      'Release period 30',
      'All specials',
      'Offers cannot',
      'Bookings made after',
    ],
    rates: { 'Selati Camp / Tent': ['2027-01-01 2027-12-31 ZAR twin=7000'] },
  },
  {
    name: 'a last day of booking beside an offer is asked about',
    sheets: one(`
Selati Camp nett 2027, ZAR per person sharing, VAT incl., international
 | 1 Jan – 31 Dec
Tent | 7 000
Stay 4 pay 3
Book by 31 March 2027`),
    answers: { 'booking note Book by 31 March 2027': 'rates' },
    figures: 1,
    rates: { 'Selati Camp / Tent': ['2027-01-01 2027-12-31 ZAR twin=7000 book=2027-03-31'] },
  },
]
