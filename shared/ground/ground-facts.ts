/**
 * What the rules know of the ground, with where it is from. Places are countries by their codes, or
 * a country's regions (`ZA-KRU`). Facts change: each source says as of when.
 */
export interface Source {
  readonly title: string
  readonly url: string
  /** The year of the edition. */
  readonly asOf: number
}

export const sources = {
  yellowFever: {
    title:
      'WHO, Countries with risk of yellow fever transmission and countries requiring vaccination',
    url: 'https://www.who.int/publications/m/item/countries-with-risk-of-yellow-fever-transmission-and-countries-requiring-yellow-fever-vaccination-(november-2022)',
    asOf: 2022,
  },
  malariaChildren: {
    title: 'WHO, International travel and health, malaria: infants and young children',
    url: 'https://www.who.int/travel-advice',
    asOf: 2017,
  },
  malariaAreas: {
    title: 'CDC Yellow Book, malaria information by country',
    url: 'https://www.cdc.gov/yellow-book/hcp/preparing-international-travelers/yellow-fever-vaccine-and-malaria-prevention-information-by-country.html',
    asOf: 2026,
  },
  kaza: {
    title: 'KAZA Univisa, terms of issue',
    url: 'https://www.kavangozambezi.org',
    asOf: 2024,
  },
  eastAfrica: {
    title: 'East Africa Tourist Visa, conditions',
    url: 'https://www.migration.gov.rw',
    asOf: 2024,
  },
  visa: { title: 'Check with the country’s immigration service', url: '', asOf: 2026 },
  sun: {
    title: 'NOAA, solar position equations',
    url: 'https://gml.noaa.gov/grad/solcalc',
    asOf: 2024,
  },
  camp: { title: 'The camp’s own rates and policies', url: '', asOf: 2026 },
} as const satisfies Record<string, Source>

/** Names of countries as the catalogue writes them. */
export const countryCodes: Readonly<Record<string, string>> = {
  Botswana: 'BW',
  Eswatini: 'SZ',
  Kenya: 'KE',
  Lesotho: 'LS',
  Malawi: 'MW',
  Mauritius: 'MU',
  Mozambique: 'MZ',
  Namibia: 'NA',
  Rwanda: 'RW',
  Seychelles: 'SC',
  'South Africa': 'ZA',
  Tanzania: 'TZ',
  Uganda: 'UG',
  Zambia: 'ZM',
  Zimbabwe: 'ZW',
  India: 'IN',
  Brazil: 'BR',
  'United Arab Emirates': 'AE',
}

/**
 * Of the countries sold, those with risk of transmission, those that ask who comes from one for a
 * certificate, and those that ask everyone.
 */
export const yellowFever = {
  risk: ['KE', 'UG', 'BR'],
  asks: [
    'AE',
    'BW',
    'IN',
    'KE',
    'LS',
    'MU',
    'MW',
    'MZ',
    'NA',
    'RW',
    'SC',
    'SZ',
    'TZ',
    'ZA',
    'ZM',
    'ZW',
  ],
  asksEveryone: ['UG'],
} as const

/**
 * Where malaria is transmitted: a country but for some of its regions, or some of its regions. Too
 * high for it are Nairobi and the rim of Ngorongoro. Kruger and its neighbors are in Mopani, Vhembe
 * and Ehlanzeni, Zululand's reserves in uMkhanyakude; Damaraland and the Skeleton Coast in Kunene.
 */
export const malaria = {
  countries: ['BW', 'IN', 'KE', 'MW', 'MZ', 'RW', 'TZ', 'UG', 'ZM', 'ZW'],
  butNot: ['KE-NAI', 'TZ-NGO'],
  regions: [
    ...(['ZA-KRU', 'ZA-MLK', 'ZA-SAB', 'ZA-TIM', 'ZA-MAN', 'ZA-THO', 'ZA-ZUL', 'SZ-LOW'] as const),
    ...(['NA-ETO', 'NA-KAO', 'NA-ZAM', 'NA-OTJ', 'NA-DAM', 'NA-SKE'] as const),
  ],
  /** Children below this age are the ones at most risk. */
  below: 5,
} as const

/** Countries that one visa covers, in and out as often as one likes. */
export const sharedVisas = [
  { name: 'KAZA Univisa', countries: ['ZM', 'ZW'], source: 'kaza' },
  { name: 'East Africa Tourist Visa', countries: ['KE', 'RW', 'UG'], source: 'eastAfrica' },
] as const

/**
 * Regions whose camps are mostly reached by light aircraft, which fly by daylight: their airstrips
 * have no lights.
 */
export const flyIn: readonly string[] = [
  'BW-OKA',
  'BW-MOR',
  'BW-LIN',
  'BW-SEL',
  'BW-KWN',
  'BW-SAV',
  'BW-NXA',
  'BW-CKG',
  'NA-SKE',
  'NA-KAO',

  'KE-MAR',
  'KE-MER',
  'KE-SAM',
  'KE-LAM',
  'MW-LIK',
  'SC-OUT',
  'TZ-MAF',
  'TZ-SER',
  'TZ-NSE',
  'TZ-GRU',
  'TZ-NYE',
  'TZ-RUA',
  'TZ-KAT',
  'TZ-MAH',
  'ZM-LOW',
  'ZM-NLU',
  'ZM-LIU',
  'ZW-MAN',
  'MZ-QUI',
  'MZ-NIA',
  'UG-KID',
]

/** Towns and cities, where nobody has to arrive by daylight. */
export const towns: readonly string[] = [
  'BW-MAU',
  'ZA-CPT',
  'ZA-VAW',
  'ZA-JNB',
  'KE-NAI',
  'NA-WIN',
  'NA-SWA',
  'TZ-ARU',
  'ZM-LUS',
  'ZM-LIV',
  'ZW-VIC',
  'RW-KIG',
  'UG-EBB',
  'MW-LIL',
  'MZ-VIL',
  'AE-DUB',
]

/**
 * Latitude, longitude and hours ahead of UTC of airports where journeys turn; none of their
 * countries has summer time.
 */
export const gateways: Readonly<
  Record<string, readonly [latitude: number, longitude: number, hours: number]>
> = {
  JNB: [-26.13, 28.24, 2],
  CPT: [-33.97, 18.6, 2],
  HDS: [-24.37, 31.05, 2],
  MQP: [-25.38, 31.11, 2],
  SZK: [-24.96, 31.59, 2],
  MUB: [-19.97, 23.43, 2],
  BBK: [-17.83, 25.16, 2],
  VFA: [-18.1, 25.84, 2],
  LVI: [-17.82, 25.82, 2],
  LUN: [-15.33, 28.45, 2],
  MFU: [-13.26, 31.94, 2],
  HRE: [-17.93, 31.09, 2],
  WDH: [-22.48, 17.47, 2],
  WVB: [-22.98, 14.65, 2],
  VNX: [-22.02, 35.31, 2],
  LLW: [-13.79, 33.78, 2],
  NBO: [-1.32, 36.93, 3],
  WIL: [-1.32, 36.81, 3],
  MBA: [-4.03, 39.59, 3],
  ARK: [-3.37, 36.63, 3],
  JRO: [-3.43, 37.07, 3],
  DAR: [-6.88, 39.2, 3],
  ZNZ: [-6.22, 39.22, 3],
  MWZ: [-2.44, 32.93, 3],
  KGL: [-1.97, 30.14, 2],
  EBB: [0.04, 32.44, 3],
  SEZ: [-4.67, 55.52, 4],
  MRU: [-20.43, 57.68, 4],
}

/**
 * Minutes from the time that a flight lands to the earliest departure of a light aircraft: bags,
 * border, the next apron.
 */
export const minutesToConnect = 60
/** Minutes of a light aircraft to its camp and of daylight left when it lands. */
export const minutesInTheAir = 60
/** Minutes of light that a drive to camp and a first look at it take. */
export const minutesOfLight = 120
