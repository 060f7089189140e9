import { one, type SheetCase } from './sheet-case'

/** Days as suppliers write them, levies as lines of the table, and who isn't taken. */
export const daysAndLevies: readonly SheetCase[] = [
  {
    name: 'arrival and departure, the year first, and nobody sleeps on the day of departure',
    sheets: one(`
Hippo Lodge, USD per person sharing, nett, incl VAT, international
Arrival | Departure | Room | Sharing | Single
2027/01/01 | 2027/04/01 | River Suite | 400 | 520
2027/04/01 | 2027/07/01 | River Suite | 500 | 650
2027/07/01 | 2027/11/01 | River Suite | 700 | 900`),
    figures: 6,
    rates: {
      'Hippo Lodge / River Suite': [
        '2027-01-01 2027-03-31 USD twin=400 single=520',
        '2027-04-01 2027-06-30 USD twin=500 single=650',
        '2027-07-01 2027-10-31 USD twin=700 single=900',
      ],
    },
  },
  {
    name: 'check-out on the last night stays one',
    sheets: one(`
Hippo Lodge, USD per person sharing, nett, incl VAT, international
Check-in | Check-out | Sharing | Single
2027/01/01 | 2027/03/31 | 400 | 520
2027/04/01 | 2027/10/31 | 500 | 650`),
    figures: 4,
    rates: {
      'Hippo Lodge / ': [
        '2027-01-01 2027-03-31 USD twin=400 single=520',
        '2027-04-01 2027-10-31 USD twin=500 single=650',
      ],
    },
  },
  {
    name: 'last days that there aren’t: the last of their month',
    sheets: one(`
Baobab Camp, USD per person sharing 2027, nett, incl VAT, international
 | 1 Jan - 29 Feb | 1 Mar - 31 Jun | 1 Jul - 31 Dec
Tent | 300 | 400 | 500
Single | 400 | 520 | 650`),
    figures: 6,
    rates: {
      'Baobab Camp / Tent': [
        '2027-01-01 2027-02-28 USD twin=300 single=400',
        '2027-03-01 2027-06-30 USD twin=400 single=520',
        '2027-07-01 2027-12-31 USD twin=500 single=650',
      ],
    },
  },
  {
    name: 'levies as lines: one for all nights is a charge, others are listed',
    sheets: one(`
Marula Lodge, USD per person per night, nett, incl VAT, international
Room | 1 Jan 2027 - 31 May 2027 | 1 Jun 2027 - 31 Dec 2027
Classic Tent per person sharing | 450 | 650
Single supplement | 150 | 250
Conservation levy pp per night | 25 | 25
Bed night levy | 10 | 12
Park fees (per adult per night, payable direct) | 30 | 30`),
    answers: { 'note Conservation levy pp per night: USD #': 'price' },
    figures: 4,
    unread: ['Bed night levy'],
    rates: {
      'Marula Lodge / Classic Tent': [
        '2027-01-01 2027-05-31 USD twin=450 single=600 charges=Conservation_levy_25_USD_per_person_per_night;_Park_fees_30_USD_per_person_per_night_age_18+_paid_locally',
        '2027-06-01 2027-12-31 USD twin=650 single=900 charges=Conservation_levy_25_USD_per_person_per_night;_Park_fees_30_USD_per_person_per_night_age_18+_paid_locally',
      ],
    },
  },
  {
    name: 'a levy of one room, in a column, is nobody else’s',
    sheets: one(`
Tusk Camp, USD nett incl VAT, international
Room | Dates | Per person sharing | Single | Park fee pppn
Tent | 1 Jan - 30 Jun 2027 | 500 | 650 | 40
Tent | 1 Jul - 31 Dec 2027 | 900 | 1200 | 40
Suite | 1 Jan - 30 Jun 2027 | 600 | 780 |
Suite | 1 Jul - 31 Dec 2027 | 1000 | 1300 |`),
    figures: 8,
    unread: ['Park fee pppn'],
    rates: {
      'Tusk Camp / Tent': [
        '2027-01-01 2027-06-30 USD twin=500 single=650',
        '2027-07-01 2027-12-31 USD twin=900 single=1200',
      ],
      'Tusk Camp / Suite': [
        '2027-01-01 2027-06-30 USD twin=600 single=780',
        '2027-07-01 2027-12-31 USD twin=1000 single=1300',
      ],
    },
  },
  {
    name: 'children who aren’t taken have no rate, and others pay as adults',
    sheets: one(`
Acacia Camp 2027, USD per person sharing, nett, incl VAT, international
 | 1 Jan - 31 May 2027 | 1 Jun - 31 Dec 2027
Luxury Tent | 500 | 700
Single | 650 | 910
Children under 6 | Not accepted | Not accepted
Children 6 - 11 sharing | 50% | Not allowed
Children 12 - 17 | As adults | As adults`),
    figures: 10,
    rates: {
      'Acacia Camp / Luxury Tent': [
        '2027-01-01 2027-05-31 USD twin=500 single=650 infant=none 6-11=250 12-17=500',
        '2027-06-01 2027-12-31 USD twin=700 single=910 infant=none 12-17=700',
      ],
    },
  },
  {
    name: 'nobody alone is never the sharing rate in silence',
    sheets: one(`
Tusk Camp 2027, USD per person sharing, nett, incl VAT, international
 | 1 Jan - 30 Jun | 1 Jul - 31 Dec
Luxury Tent | 500 | 700
Single | 650 | Not available`),
    answers: { single: 'double' },
    figures: 3,
    unread: ['Luxury Tent, Single'],
    rates: {
      'Tusk Camp / Luxury Tent': [
        '2027-01-01 2027-06-30 USD twin=500 single=650',
        '2027-07-01 2027-12-31 USD twin=700 single=1400',
      ],
    },
  },
  {
    name: 'rack and nett beside each other: one adult’s nett rate isn’t compared with rack',
    sheets: one(`
Leopard Rock 2027, USD per person sharing, incl VAT, international
 | Low (1 Jan - 31 May) | | High (1 Jun - 31 Dec) |
 | Rack | Nett | Rack | Nett
Tent | 400 | 300 | 660 | 500
Single | 520 | 390 | 860 | 650`),
    figures: 8,
    rates: {
      'Leopard Rock / Tent': [
        '2027-01-01 2027-05-31 USD twin=300 single=390 rack.twin=400 rack.single=520',
        '2027-06-01 2027-12-31 USD twin=500 single=650 rack.twin=660 rack.single=860',
      ],
    },
  },
  {
    name: 'a honeymoon’s rate and that of four sharing are no rooms',
    sheets: one(`
Leopard Rock 2027, USD per person sharing, nett, incl VAT, international
 | 1 Jan - 31 May | 1 Jun - 31 Dec
Cottage | 300 | 500
Honeymoon Suite | 400 | 600
Single supplement | 100 | 150
Cottage (4 adults, per person) | 220 | 380
Honeymoon rate (bride 50%) | 225 | 375`),
    figures: 6,
    unread: ['Cottage (4 adults, per person)', 'Honeymoon rate'],
    rates: {
      'Leopard Rock / Cottage': [
        '2027-01-01 2027-05-31 USD twin=300 single=400',
        '2027-06-01 2027-12-31 USD twin=500 single=650',
      ],
      'Leopard Rock / Honeymoon Suite': [
        '2027-01-01 2027-05-31 USD twin=400 single=500',
        '2027-06-01 2027-12-31 USD twin=600 single=750',
      ],
    },
  },
  {
    name: 'a column of notes is nobody’s name, and each of them is listed',
    sheets: one(`
Plains Camp 2027, USD per person sharing, nett, incl VAT, international
 | 1 Jan - 31 May | 1 Jun - 31 Dec | Notes
Tent | 300 | 500 | max 2 adults + 1 child
Suite | 400 | 640 | 2 nights minimum
Single supplement | 100 | 150 |`),
    figures: 6,
    unread: ['2 nights minimum', 'max 2 adults + 1 child'],
    rates: {
      'Plains Camp / Tent': [
        '2027-01-01 2027-05-31 USD twin=300 single=400',
        '2027-06-01 2027-12-31 USD twin=500 single=650',
      ],
      'Plains Camp / Suite': [
        '2027-01-01 2027-05-31 USD twin=400 single=500',
        '2027-06-01 2027-12-31 USD twin=640 single=790',
      ],
    },
  },
  {
    name: 'a title that includes fees heads no fees, and infants by months',
    sheets: one(`
Plains Camp 2027, USD per person sharing, nett, incl VAT & park fees, international
 | 1 Jan - 31 May | 1 Jun - 31 Dec
Tent | 300 | 500
Single | 400 | 650
Infant (0-23 months) | FOC | FOC
Child (2-11) | 150 | 250
Teen (12-17) | 225 | 375`),
    figures: 10,
    rates: {
      'Plains Camp / Tent': [
        '2027-01-01 2027-05-31 USD twin=300 single=400 2-11=150 12-17=225',
        '2027-06-01 2027-12-31 USD twin=500 single=650 2-11=250 12-17=375',
      ],
    },
  },
  {
    name: 'half the price in words, and words for children below prices, are no headings',
    sheets: one(`
Mopane Camp 2027, USD per person sharing, nett, incl VAT, international
 | 1 Jan - 31 May | 1 Jun - 31 Dec | Average
Tent | 300 | 500 | 400
Single | 400 | 650 | 525
Children 6-11 | half price | half price |
Children 0-5 | see policy | see policy |
Leadwood Camp
Tent | 200 | 400 | 300
Single | 300 | 550 | 425`),
    answers: { 'rooms Mopane Camp|Children 6-11': '*', 'other ages 2–5 and 12–17': 'leave' },
    figures: 10,
    unread: ['Children 0-5', 'Average'],
    rates: {
      'Mopane Camp / Tent': [
        '2027-01-01 2027-05-31 USD twin=300 single=400 6-11=150',
        '2027-06-01 2027-12-31 USD twin=500 single=650 6-11=250',
      ],
      'Leadwood Camp / Tent': [
        '2027-01-01 2027-05-31 USD twin=200 single=300',
        '2027-06-01 2027-12-31 USD twin=400 single=550',
      ],
    },
  },
  {
    name: 'seasons over pairs of columns, not merged, below a title that is',
    sheets: one(
      `
Leopard Rock 2027, USD per person sharing, incl VAT, international | | | |
 | Nett | | Rack |
 | 1 Jan - 31 May | 1 Jun - 31 Dec | 1 Jan - 31 May | 1 Jun - 31 Dec
Tent | 300 | 500 | 400 | 660
Single | 390 | 650 | 520 | 860`,
      { merged: [{ top: 0, left: 0, bottom: 0, right: 4 }] },
    ),
    figures: 8,
    rates: {
      'Leopard Rock / Tent': [
        '2027-01-01 2027-05-31 USD twin=300 single=390 rack.twin=400 rack.single=520',
        '2027-06-01 2027-12-31 USD twin=500 single=650 rack.twin=660 rack.single=860',
      ],
    },
  },
  {
    name: 'children by ages alone, and a levy of some guests, which is nobody else’s',
    sheets: one(`
Baobab Ridge 2027, USD per person sharing, nett, incl VAT, international
 | 1 Jan - 31 May | 1 Jun - 31 Dec
Tent | 300 | 500
Single | 400 | 650
Under 2 | FOC | FOC
2 - 11 | 150 | 250
Park fee resident per person per night | 20 | 20`),
    figures: 8,
    unread: ['Park fee resident'],
    rates: {
      'Baobab Ridge / Tent': [
        '2027-01-01 2027-05-31 USD twin=300 single=400 2-11=150',
        '2027-06-01 2027-12-31 USD twin=500 single=650 2-11=250',
      ],
    },
  },
  {
    name: 'Portuguese, with a supplement for one alone, and a camp that is closed for something',
    sheets: one(`
Lodge do Rio 2027, preços net por pessoa em quarto duplo, USD, IVA incluído, internacional
Quarto | 1 Jan - 30 Jun | 1 Jul - 31 Out | 1 Nov - 31 Dez
Suite | 150 | 200 | closed for renovation
Suplemento individual | 40 | 50 |
Criança 2-11 anos | 75 | 100 |`),
    figures: 7,
    rates: {
      'Lodge do Rio / Suite': [
        '2027-01-01 2027-06-30 USD twin=150 single=190 2-11=75',
        '2027-07-01 2027-10-31 USD twin=200 single=250 2-11=100',
        '2027-11-01 2027-12-31 USD closed',
      ],
    },
  },
  {
    name: 'a levy that differs by season holds in each, and a festive supplement on the days of its label',
    sheets: one(`
Marula Lodge, USD per person per night, nett, incl VAT, international
Room | 1 Jan 2027 - 31 May 2027 | 1 Jun 2027 - 31 Dec 2027
Classic Tent per person sharing | 450 | 650
Single supplement | 150 | 250
Conservation levy pp per night | 25 | 35
Green season levy per person per night | 5 |
Festive supplement per person per night (20 - 31 Dec 2027) | | 100
Easter surcharge pppn, 26 - 29 March 2027 | 50 | 50`),
    answers: {
      'note Conservation levy pp per night: USD #': 'price',
      'note Green season levy per person per night: USD #': 'there',
    },
    figures: 4,
    rates: {
      'Marula Lodge / Classic Tent': [
        '2027-01-01 2027-05-31 USD twin=450 single=600 charges=Conservation_levy_25_USD_per_person_per_night_from_2027-01-01_to_2027-05-31;_Green_season_levy_5_USD_per_person_per_night_from_2027-01-01_to_2027-05-31_paid_locally;_Easter_surcharge_50_USD_per_person_per_night_from_2027-03-26_to_2027-03-29',
        '2027-06-01 2027-12-31 USD twin=650 single=900 charges=Conservation_levy_35_USD_per_person_per_night_from_2027-06-01_to_2027-12-31;_Festive_supplement_100_USD_per_person_per_night_from_2027-12-20_to_2027-12-31',
      ],
    },
  },
  {
    name: 'what counts days, rooms or guests is no room and no price',
    sheets: one(`
Tusk Camp 2027, USD per person sharing nett, incl VAT, international
Room | Release | Allotment | Min nights | 1 Jan - 31 May | 1 Jun - 31 Dec
Tent | 14 | 4 | 2 | 650 | 950
Suite | 14 | 2 | 3 | 850 | 1250
Single supplement | | | | 200 | 300
Cut-off (days) | | | | 21 | 45
Rooms available | | | | 10 | 10
Minimum age | | | | 6 | 6
Maximum nights | | | | 14 | 14
Commission % | | | | 20 | 20
Hot air balloon | | | | 500 | 500
Flying doctor cover | | | | 25 | 25`),
    figures: 8,
    unread: ['Release', 'Allotment', 'Cut-off (days)', 'Rooms available', 'Minimum age'],
    rates: {
      'Tusk Camp / Tent': [
        '2027-01-01 2027-05-31 USD twin=650 single=850 nights=2',
        '2027-06-01 2027-12-31 USD twin=950 single=1250 nights=2',
      ],
      'Tusk Camp / Suite': [
        '2027-01-01 2027-05-31 USD twin=850 single=1050 nights=3',
        '2027-06-01 2027-12-31 USD twin=1250 single=1550 nights=3',
      ],
    },
  },
  {
    name: 'one, two and three guests are who shares a tent, and no tents',
    sheets: one(`
Acacia Private Camp 2027, nett rates in USD per person per night, incl VAT, international
 | 1 Jan - 31 May | 1 Jun - 31 Dec
Tent, 1 guest | 900 | 1200
Tent, 2 guests | 700 | 950
Tent, 3 guests | 650 | 900`),
    figures: 6,
    rates: {
      'Acacia Private Camp / Tent': [
        '2027-01-01 2027-05-31 USD twin=700 single=900 extra=550',
        '2027-06-01 2027-12-31 USD twin=950 single=1200 extra=800',
      ],
    },
  },
  {
    name: 'rooms and guests with dates in their labels: names of the same dates are no seasons',
    sheets: one(`
Tusk Camp 2027, USD per person sharing, incl VAT, international
 | Rack | Nett
Canvas 1 Jan - 31 May | 500 | 400
Canvas 1 Jun - 31 Dec | 800 | 640
Stone 1 Jan - 31 May | 600 | 480
Stone 1 Jun - 31 Dec | 900 | 720
Single 1 Jan - 31 May | 750 | 600
Single 1 Jun - 31 Dec | 1100 | 880`),
    figures: 12,
    rates: {
      'Tusk Camp / Canvas': [
        '2027-01-01 2027-05-31 USD twin=400 single=600 rack.twin=500 rack.single=750',
        '2027-06-01 2027-12-31 USD twin=640 single=880 rack.twin=800 rack.single=1100',
      ],
      'Tusk Camp / Stone': [
        '2027-01-01 2027-05-31 USD twin=480 single=600 rack.twin=600 rack.single=750',
        '2027-06-01 2027-12-31 USD twin=720 single=880 rack.twin=900 rack.single=1100',
      ],
    },
  },
  {
    name: 'a first day beside whole dates, below a rate of exchange, which names no camp',
    sheets: one(`
Hippo Camp, USD per person sharing, nett, incl VAT, international
ROE 1 USD = 18.50 ZAR
 | From 1 Jan 2027 | 1 Jun 2027 until 31 Dec 2027
Tent | 400 | 600
Single | 500 | 800`),
    figures: 4,
    rates: {
      'Hippo Camp / Tent': [
        '2027-01-01 2027-05-31 USD twin=400 single=500',
        '2027-06-01 2027-12-31 USD twin=600 single=800',
      ],
    },
  },
  {
    name: 'notes with numbers before them, and an offer that holds in one column alone',
    sheets: one(`
Kudu Lodge 2027, USD per person sharing, nett, incl VAT, international
 | 1 Jan - 31 May | 1 Jun - 31 Dec
River Room | 300 | 450
Single | 390 | 600
Stay 4, pay 3 | Yes | No
1. Children 3-11 sharing with adults pay 50%; under 3 free.
2. Airport transfers USD 60 per vehicle.
3) Community fee USD 10 per person per night, payable direct.
a) Minimum 2 nights.`),
    figures: 4,
    unread: ['Stay 4, pay 3', 'Airport transfers'],
    rates: {
      'Kudu Lodge / River Room': [
        '2027-01-01 2027-05-31 USD twin=300 single=390 0-2=0 3-11=150 nights=2 charges=Community_fee_10_USD_per_person_per_night_paid_locally',
        '2027-06-01 2027-12-31 USD twin=450 single=600 0-2=0 3-11=225 nights=2 charges=Community_fee_10_USD_per_person_per_night_paid_locally',
      ],
    },
  },
  {
    name: 'a family’s room by who is in it: one of its prices counts',
    sheets: one(`
Kudu Lodge 2027, nett, USD, incl VAT, international, per room per night
 | 1 Jan - 31 May | 1 Jun - 31 Dec
Family Room 2A | 600 | 900
Family Room 2A+1C | 750 | 1125
Family Room 2A+2C | 900 | 1350`),
    figures: 6,
    answers: {
      'two Kudu Lodge|Family Room|01-01–05-31|room': '0',
      'two Kudu Lodge|Family Room|06-01–12-31|room': '0',
    },
    rates: {
      'Kudu Lodge / Family Room': [
        '2027-01-01 2027-05-31 USD room twin=600',
        '2027-06-01 2027-12-31 USD room twin=900',
      ],
    },
  },
  {
    name: 'who isn’t taken is sold nothing, also where all others pay as adults, and a note says it',
    sheets: one(`
Eland Lodge 2027, nett, USD, incl VAT, international, per person sharing
 | 10 Jan - 15 Jun | 16 Jun - 31 Oct
Suite | 310 | 480
Single | 400 | 620
Children under 6 are not accepted.`),
    answers: { 'other ages 6–17': 'adult' },
    figures: 4,
    rates: {
      'Eland Lodge / Suite': [
        '2027-01-10 2027-06-15 USD twin=310 single=400 infant=none 6-17=310',
        '2027-06-16 2027-10-31 USD twin=480 single=620 infant=none 6-17=480',
      ],
    },
  },
  {
    name: 'what each of three pays beside what each of two pays',
    sheets: one(`
Eland Lodge 2027, nett, USD, incl VAT, international, per person sharing
 | 1 Jan - 31 Mar | 1 Apr - 31 Dec
Suite double pps | 310 | 480
Suite triple pps | 290 | 450
Suite single | 400 | 640`),
    figures: 6,
    rates: {
      'Eland Lodge / Suite': [
        '2027-01-01 2027-03-31 USD twin=310 single=400 extra=250',
        '2027-04-01 2027-12-31 USD twin=480 single=640 extra=390',
      ],
    },
  },
]
