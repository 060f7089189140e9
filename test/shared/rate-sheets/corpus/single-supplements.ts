import { one, type SheetCase } from './sheet-case'

/** Single supplements that notes say season by season. */
export const singleSupplements: readonly SheetCase[] = [
  {
    name: 'a single supplement that is waived in one season',
    sheets: one(`
Mana Pools River Camp 2027 USD nett incl tax per person per night sharing international
Season | Dates | Rate
Green | 1 Apr - 31 May 2027 | 590
High | 1 Jun - 31 Oct 2027 | 890
Single supplement: 30%, waived in Green season`),
    figures: 2,
    rates: {
      'Mana Pools River Camp / ': [
        '2027-04-01 2027-05-31 USD twin=590 single=590 child=590 infant=0',
        '2027-06-01 2027-10-31 USD twin=890 single=1157 child=890 infant=0',
      ],
    },
  },
  {
    name: 'a single supplement of its own in each season',
    sheets: one(`
Kafue Plains Camp 2027 USD nett incl tax per person per night sharing international
Room | Green: 1 Apr - 31 May 2027 | High: 1 Jun - 31 Oct 2027 | Peak: 1 Nov - 30 Nov 2027
Tent | 590 | 890 | 990
Single supplement 30% in High season and 50% in Peak season; none in Green`),
    figures: 3,
    rates: {
      'Kafue Plains Camp / Tent': [
        '2027-04-01 2027-05-31 USD twin=590 single=590 child=590 infant=0',
        '2027-06-01 2027-10-31 USD twin=890 single=1157 child=890 infant=0',
        '2027-11-01 2027-11-30 USD twin=990 single=1485 child=990 infant=0',
      ],
    },
  },
  {
    name: 'a single supplement with a condition that only a person can judge',
    sheets: one(`
Mana Pools River Camp 2027 USD nett incl tax per person per night sharing international
Season | Dates | Rate
Green | 1 Apr - 31 May 2027 | 590
High | 1 Jun - 31 Oct 2027 | 890
Single supplement: 30%, waived in Green season for one room per group`),
    answers: { single: '25' },
    figures: 2,
    unread: ['Single supplement: 30%, waived in Green season for one room per group'],
    rates: {
      'Mana Pools River Camp / ': [
        '2027-04-01 2027-05-31 USD twin=590 single=737.5 child=590 infant=0',
        '2027-06-01 2027-10-31 USD twin=890 single=1112.5 child=890 infant=0',
      ],
    },
  },
]
