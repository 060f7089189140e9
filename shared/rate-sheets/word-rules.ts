import { currencyOf } from './currency-signs'
import { foreignRules } from './foreign-rules'
import { roomShareRules } from './room-share-rules'
import type { Rule } from './word-facts'

const taxWord = String.raw`(?:v\.?a\.?t\.?|gst|tax(?:es)?|mwst\.?|steuern|tva|btw)`
/** `VAT and bed levy included`: no figure is for the levy. */
const andLevies = String.raw`(?:,? (?:and|&) (?:\d+(?:\.\d+)? ?% )?(?:[a-z]+ ){0,2}lev(?:y|ies))?`
const currencyCode =
  /\b(?:USD|EUR|GBP|ZAR|NAD|AUD|CAD|BWP|KES|TZS|UGX|ZMW|MZN|RWF|CHF|MUR|SCR|JPY|NZD|SEK|NOK|DKK|MGA|ETB|MWK|AED)\b/
const day = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?`
/** In order: what matches is taken out of the text. Tokens of two letters count in capitals only. */
export const wordRules: readonly Rule[] = [
  // What a line or column counts in days or rooms is no price.
  [
    /^\W*(?:(?:release|cut[- ]?off|notice|booking window|advance booking|allotments?|allocations?)(?: (?:period|dates?|days?|rooms?|units?|policy|terms))?(?:,? ?\(?(?:in )?(?:days?|weeks?|rooms?|units?|nights?)(?: (?:prior|before)(?: arrival)?)?\)?)?|(?:rooms?|units?|tents?|beds?|inventory) (?:available|allotted|allocated|held|on request|in total)|min(?:imum)?\.? (?:child(?:ren['’]?s)? )?age(?:,? ?\(?(?:in )?(?:years?|yrs?)\)?)?|max(?:imum)?\.? (?:nights?|stay|length of stay)|(?:commission|deposit|discount) ?%|check[- ]?(?:in|out)(?: time)?)\W*$/i,
    { who: 'count' },
  ],
  // Our rates know no days of the week: without these words their figures meet, and one is chosen.
  [/\b(?:mid[- ]?week|week[- ]?(?:ends?|days?|nights?))\b/i, {}],
  [new RegExp(String.raw`\(?\b${day}(?: ?(?:-|–|—|to|&|and|,|/) ?${day})+\b\)?`, 'i'), {}],
  [
    /\(?\b\d+ ?(?:adults?|ad|pax) ?(?:\+|and|&|,) ?(?:\d+|a|one|two)? ?(?:child(?:ren)?|chd|kids?)\b\)?/i,
    {},
  ],
  [/\(?\b\d ?A(?:D|DL)?S? ?(?:\+|&|,|\/) ?\d ?C(?:H|HD|HDS|HS)?\b\)?/, {}],
  [/\(?\b2 ?A(?:D|DL)?S?\b\)?/, { who: 'double' }],
  [/\bwith (?:1|one|an?|a single) (?:adult|parent)\b/i, { bed: 'own bed' }],
  [/\bwith (?:2|two|2 or more|2\+|two or more|both) ?(?:adults?|parents?)\b/i, { bed: 'sharing' }],
  [/\bwith (?:\d|their)? ?(?:adults?|parents?)\b/i, {}],
  [
    /\b(?:\d{1,2}(?:\.\d+)? ?% (?:agent |trade )?)?commission(?: of| at|:)?(?: \d{1,2}(?:\.\d+)? ?%)?(?=\W|$)/i,
    {},
  ],
  [/,? ?\b(?:less|minus) \d{1,2}(?:\.\d+)? ?% (?:STO|trade|agents?|operators?) discount\b/i, {}],
  [
    new RegExp(
      String.raw`\b(?:in[ck]l(?:uding|usive|uded|udes?|\.)?(?: of)?(?: all)?(?: \d+(?:\.\d+)? ?%)? ?(?:local |government )?${taxWord}${andLevies}|${taxWord}${andLevies}[ -]*(?:is |are )?incl(?:usive|uded|\.)?)(?=\W|$)`,
      'i',
    ),
    { tax: 'included' },
  ],
  [
    new RegExp(
      String.raw`\b(?:e(?:xc|xk)l(?:uding|usive|uded|udes?|\.)?(?: of)?(?: all)?(?: \d+(?:\.\d+)? ?%)? ?(?:local |government )?${taxWord}|${taxWord}[ -]*(?:is |are )?excl(?:usive|uded|\.)?|(?:plus|\+) ?(?:\d+(?:\.\d+)? ?% ?)?${taxWord}|before ${taxWord}|ex ${taxWord})(?=\W|$)`,
      'i',
    ),
    { tax: 'excluded' },
  ],
  [
    /\bTVA (?:incluse|comprise)\b|\bTTC\b|\bIVA incl(?:uíd[oa]s?|uid[oa]|us[oa])\b|\b(?:impuestos incluidos|tasse incluse|incl(?:usief|\.)? btw)\b/i,
    { tax: 'included' },
  ],
  [/\bhors (?:TVA|taxes)\b|\bIVA não incluíd[oa]s?\b/i, { tax: 'excluded' }],
  [/\b(?:in )?South African Rands?\b/i, { currency: 'ZAR' }],
  [/\b(?:US|U\.S\.) ?dollars?\b|\bUS ?\$/i, { currency: 'USD' }],
  [/\bNamibian dollars?\b|\bN\$/i, { currency: 'NAD' }],
  [/\bBotswana pula\b|\bpula\b/i, { currency: 'BWP' }],
  [/\bKenya[n]? shillings?\b|\bKSh\b/i, { currency: 'KES' }],
  [/\bTanzania[n]? shillings?\b/i, { currency: 'TZS' }],
  [/\bZambian kwacha\b/i, { currency: 'ZMW' }],
  [/\beuros?\b|€/i, { currency: 'EUR' }],
  [/\b(?:british )?pounds?(?: sterling)?\b|£/i, { currency: 'GBP' }],
  [/\brands?\b|\(R\)/i, { currency: 'ZAR' }],
  [
    currencyCode,
    ([code]) => {
      const currency = currencyOf(code)
      return currency === undefined ? {} : { currency }
    },
  ],
  [
    /\bnon[- ]?residents?\b|\binternational(?:e|es)?\b|\binterna[cz]ionale?\b|\binternationaal\b|\bint(?:['’]?l)?\b\.?|\boverseas\b|\bforeign(?:ers?)?\b|\brest of (?:the )?world\b/i,
    { market: 'international' },
  ],
  [
    /\ball markets\b|\btous (?:les )?marchés\b|\balle märkte\b|\btodos (?:os|los) mercados\b|\btutti i mercati\b|\balle markten\b/i,
    { market: 'international' },
  ],
  [/\bSADC(?: (?:residents?|citizens?|nationals?))?\b/i, { market: 'sadc' }],
  [
    /\b(?:EAC?|east african) (?:residents?|citizens?|nationals?)\b|\bEAC\b|\beast africans?(?: residents?)?\b/i,
    { market: 'eac' },
  ],
  [/\bregional\b|\bafrican residents?\b/i, { market: 'regional' }],
  [
    /\b(?:local |SA |south african |kenyan? |botswana |namibian? |tanzanian? |zambian? )?(?:residents?|citizens?|nationals?)\b|\blocals?\b(?= rates?|$)|\bsouth africans?\b|\bdomestic\b/i,
    { market: 'resident' },
  ],
  [
    /\bper (?:stay|package|week|month|trip|safari|journey)\b|\bpackages?\b|\b(?:for )?\d+[- ]?nights? (?:package|stay|safari|rate)s?\b|\bday (?:visit|use|room)s?\b/i,
    { isForStay: true },
  ],
  [/^\W*\d{1,2}[- ]?nights?\W*$/i, { isForStay: true }],
  [/\bmin(?:imum)?\.?\b.*\b(?:nights?|stay|los|length)\b.*|^min\.?$|^minimum$/i, { who: 'nights' }],
  [
    /\b\d{1,2} ?(?:-|–|to) ?\d{1,2} nights?\b|\b\d{1,2} ?\+ ?nights?\b|\b\d{1,2} (?:or more nights|nights? (?:or more|\+|and (?:more|over)))|\b(?:extra|additional) nights?\b/i,
    { who: 'byStay' },
  ],
  [
    /^\W*(?:for )?(?:up to \d{1,2}|\d{1,2} ?(?:-|–|to) ?\d{1,2}|\d{1,2} ?(?:\+|or more|and more)) ?(?:guests?|pax|people|persons?|adults?)\b(?!.*\bper (?:unit|villa|house)\b)/i,
    { who: 'byGuests' },
  ],
  [
    /\(?\b[3-9] (?:guests?|pax|people|persons?|adults?)(?: sharing)?,? (?:pp\b|per person\b|each\b)/i,
    { who: 'byGuests', per: 'person' },
  ],
  [
    /^(?:max(?:imum)?\.?|no\.?|number|qty|#|total|capacity|pax|sleeps?)(?: (?:of )?(?:pax|people|persons?|guests?|rooms?|units?|tents?|beds?|occupancy|per room|per unit|capacity|adults?))?\.?$/i,
    { who: 'count' },
  ],
  [
    /\b(?:single|sgl|sngl)\b.{0,24}?\bsupp?l?(?:ement)?s?\b\.?|\bsupp?l?(?:ement)?\b\.?.{0,12}?\b(?:single|sgl)\b/i,
    { who: 'single', isSupplement: true },
  ],
  [/^\W*SS\W*$/, { who: 'single', isSupplement: true }],
  [
    /\b(?:child|children|kid|teen)s?\b.{0,40}\b(?:own|separate|interleading|adjoining|adjacent|second|another) (?:room|tent|unit|suite|chalet)s?\b|\b(?:own|separate) (?:room|tent)s?\b.{0,20}\b(?:child|children|kid|teen)s?\b|\bsingle (?:child|kid|teen)\b|\b(?:child|children|kids?|teens?)(?: \(?[\d –-]+(?:yrs?|years)?\)?)?,? (?:single|sgl|alone|unaccompanied)\b|\b(?:[2-4]|two|three) (?:children|kids|chd|teens)\b|\b(?:children|kids) (?:alone|only)\b/i,
    { who: 'ownRoom' },
  ],
  ...roomShareRules,
  ...foreignRules,
  [/\binfants?\b|\bbab(?:y|ies)\b|\btoddlers?\b/i, { who: 'infant' }],
  [
    /\bchild(?:ren)?(?:['’]?s)?\b(?:['’])?|\bkids?\b|\bchd\b|\bteen(?:ager)?s?\b/i,
    { who: 'child' },
  ],
  [
    /(?<!\b(?:per person|pps?|pppns?|p\.p\.).*)(?:\b(?:total )?(?:for|per) (?:2|two) (?:people|persons?|pax|adults?|guests?|sharing)(?: sharing)?\b|\bper couple\b)(?!.*\b(?:per person|pps?|pppns?)\b)/i,
    { per: 'room' },
  ],
  [/\bbased on (?:2|two|double|twin)(?: (?:people|persons?|pax|adults?|guests?))?\b/i, {}],
  [/\b(?:2|two) (?:people|persons?|pax|adults?)\b/i, { who: 'double' }],
  [
    /\bexclusive use\b|\bsole use\b|\bper (?:unit|villa|house|cottage|apartment|bungalow|home|camp)\b|\bunit rate\b|\bwhole (?:house|camp|villa|unit)\b|\bprivate use\b/i,
    { per: 'unit' },
  ],
  [
    /\bper (?:room|tent|chalet|suite|cabin|rondavel)\b|\broom rate\b|\bp\.?r\.?p\.?n\.?\b|\bpr\/pn\b/i,
    { per: 'room' },
  ],
  // `Triple pps` is what each of three pays, not of two.
  [
    /\b(?:triple|trpl|tpl|treble)\b(?=.{0,12}\b(?:p{2,3}n?s|pp|ppp?n|per person)\b)/i,
    { who: 'triple', per: 'person' },
  ],
  [
    /\b(?:quad|quadruple)\b(?=.{0,12}\b(?:p{2,3}n?s|pp|ppp?n|per person)\b)/i,
    { who: 'quad', per: 'person' },
  ],
  [
    /\b(?:per (?:person|adult|guest|pax)|p\.?p\.?(?:p?\.?n\.?)?|pppn|p\/p(?:\/n)?)(?: per night)?,? (?:(?:in )?(?:twin|double|dbl)(?:\/(?:double|twin|dbl))? )?(?:sharing|sharers?|share)\b|\bp{2,3}n?sn?\b|\bp\.p\.s\.?|\bppp?n?sn?\b|\bpppns\b/i,
    { who: 'sharing', per: 'person' },
  ],
  [
    /\bper (?:person|adult|guest|pax|head)\b|\bp{2,3}n?\b|\bp\.p\.(?:p\.n\.)?|\bp\/p(?:\/n)?\b/i,
    { per: 'person' },
  ],
  [
    /\b(?:single|sgl|sngl)(?: (?:rate|occupancy|use|travell?er|guest|person|pax|room)s?)*\b|\b1 (?:pax|adult|person)\b|\bone (?:adult|person)\b|\bsolo\b/i,
    { who: 'single' },
  ],
  [
    /\b(?:triple|trpl|tpl|treble)(?: (?:rate|occupancy|room|sharing)s?)*\b|(?<!\()\b3 (?:pax|adults|people|persons)\b/i,
    { who: 'triple' },
  ],
  [
    /\b(?:quad|quadruple)(?: (?:rate|occupancy|room|sharing)s?)*\b|(?<!\()\b4 (?:pax|adults|people|persons)\b/i,
    { who: 'quad' },
  ],
  [/\b(?:adults? )?(?:sharing|sharers?)\b/i, { who: 'sharing' }],
  [/\badult(?:e|o|en?|er)?s?\b|\berwachsener?\b/i, { per: 'person' }],
  [
    /\bnett?o?(?:preise?|raten?|tarife?)?\b|\b(?:tarifs?|prix) nets\b|\b(?:tarifas|precios) net[ao]s\b|\b(?:tariffe|prezzi) nett[ei]\b|\bnetto ?tarieven\b|\blíquid[oa]s?\b|\bSTO\b|\bnet of commission\b|\bnon[- ]commissionable\b/i,
    { isRack: false },
  ],
  [/\brack\b|\bpublished\b|\bcommissionable\b|\bgross\b/i, { isRack: true }],
  [/\bself[- ]catering\b|\bS\/?C\b/i, { board: 'Self-catering' }],
  [/\bdinner,? bed (?:and|&) breakfast\b|\bhalf board\b/i, { board: 'Half board' }],
  [/\bbed (?:and|&) breakfast\b|\bB ?& ?B\b/i, { board: 'Bed and breakfast' }],
  [/\bfull board\b/i, { board: 'Full board' }],
  [/\ball[- ]inclusive\b|\bfully inclusive\b|\bgame package\b/i, { board: 'Fully inclusive' }],
  [/\broom only\b/i, { board: 'Room only' }],
  [/\b(?:DBB|HB)\b/, { board: 'Half board' }],
  [/\bBB\b/, { board: 'Bed and breakfast' }],
  [/\bFB\b/, { board: 'Full board' }],
  [/\b(?:AI|FI)\b/, { board: 'Fully inclusive' }],
  [/\bRO\b/, { board: 'Room only' }],
]
