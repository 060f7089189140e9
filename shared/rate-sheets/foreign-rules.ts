import type { Rule } from './word-facts'

/** What German, French, Portuguese, Spanish, Italian and Dutch words say of guests, in order. */
export const foreignRules: readonly Rule[] = [
  [
    /\beinzel(?:zimmer)?[- ]?zuschlag\b|\bEZ[- ]?Zuschlag\b|\bsuppl(?:ément|\.)? (?:single|individuel(?:le)?)\b|\bsupp?lemento (?:de |para |por )?(?:(?:quarto|habitación|habitacion|camera) )?(?:individual|single|sencilla|singola)\b|\b[eé]{2}npersoons(?:kamer)?[- ]?toeslag\b|\btoeslag [eé]{2}npersoonskamer\b/i,
    { who: 'single', isSupplement: true },
  ],
  [
    /\bpro person(?:,? (?:und|pro) nacht)? im (?:doppelzimmer|DZ|zelt)\b|\b(?:doppelzimmer|DZ) pro person\b|\bpar personne(?:,? (?:et )?par nuit)? en (?:chambre )?double\b|\bpor pessoa(?:,? (?:e )?por noite)? em (?:quarto )?duplo\b|\bpor persona(?:,? (?:y )?por noche)? en (?:habitación )?doble\b|\bper persona(?:,? (?:e )?(?:per|a) notte)? in (?:camera )?doppia\b/i,
    { who: 'sharing', per: 'person' },
  ],
  [
    /\bpro person(?: (?:und|\/|pro) nacht)?\b|\bpar personne(?: (?:et )?par nuit)?\b|\bpor persona(?: (?:y )?por noche)?\b|\bper persona(?: (?:e )?(?:per|a) notte)?\b|\bper persoon(?: per nacht)?\b|\bp\.p\.p\.n\.|\bpor pessoa(?: (?:e )?por noite)?\b|\bp\. ?P\.(?=\W|$)/i,
    { per: 'person' },
  ],
  [
    /\bpro zimmer(?: (?:und|\/|pro) nacht)?\b|\bpar chambre(?: (?:et )?par nuit)?\b|\bpor (?:quarto|habitación)(?: (?:y )?por noche)?\b|\bper camera(?: (?:e )?(?:per|a) notte)?\b|\bper kamer(?: per nacht)?\b/i,
    { per: 'room' },
  ],
  [/\b[Ee]inzel(?:zimmer|belegung)\b|\bEZ\b|\b[Ee]enpersoonskamer\b/, { who: 'single' }],
  [/\b[Tt]weepersoonskamer\b/, { who: 'double' }],
  [
    /^\W*(?:(?:quarto|habitación|chambre|camera) )?(?:individual|individuelle|sencilla|singola|simple)\W*$/i,
    { who: 'single' },
  ],
  [/^\W*(?:(?:quarto|habitación|camera) )?(?:dupl[oa]|doble|doppia)\W*$/i, { who: 'double' }],
  [
    /\bkind(?:er)?\b|\benfants?\b|\bcrianças?\b|\bniños?\b|\bbambin[oi]\b|\bkinderen\b/i,
    { who: 'child' },
  ],
]
