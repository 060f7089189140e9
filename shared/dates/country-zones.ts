/**
 * The time zone of each country that we sell, by its name and by its ISO code; of several, that of
 * its camps.
 */
const zones: readonly (readonly [name: string, code: string, zone: string])[] = [
  ['Botswana', 'BW', 'Africa/Gaborone'],
  ['Brazil', 'BR', 'America/Sao_Paulo'],
  ['Congo', 'CG', 'Africa/Brazzaville'],
  ['Egypt', 'EG', 'Africa/Cairo'],
  ['Eswatini', 'SZ', 'Africa/Mbabane'],
  ['Ethiopia', 'ET', 'Africa/Addis_Ababa'],
  ['India', 'IN', 'Asia/Kolkata'],
  ['Kenya', 'KE', 'Africa/Nairobi'],
  ['Lesotho', 'LS', 'Africa/Maseru'],
  ['Madagascar', 'MG', 'Indian/Antananarivo'],
  ['Malawi', 'MW', 'Africa/Blantyre'],
  ['Mauritius', 'MU', 'Indian/Mauritius'],
  ['Morocco', 'MA', 'Africa/Casablanca'],
  ['Mozambique', 'MZ', 'Africa/Maputo'],
  ['Namibia', 'NA', 'Africa/Windhoek'],
  ['Rwanda', 'RW', 'Africa/Kigali'],
  ['Seychelles', 'SC', 'Indian/Mahe'],
  ['South Africa', 'ZA', 'Africa/Johannesburg'],
  ['Tanzania', 'TZ', 'Africa/Dar_es_Salaam'],
  ['Uganda', 'UG', 'Africa/Kampala'],
  ['United Arab Emirates', 'AE', 'Asia/Dubai'],
  ['Zambia', 'ZM', 'Africa/Lusaka'],
  ['Zimbabwe', 'ZW', 'Africa/Harare'],
]

const byCountry = new Map(
  zones.flatMap(([name, code, zone]) => [[name, zone] as const, [code, zone] as const]),
)

/**
 * The time zone (IANA name) in which a camp of a country keeps its hours; UTC for a country that we
 * do not know.
 */
export function zoneOfCountry(country: string | undefined): string {
  return (country === undefined ? undefined : byCountry.get(country)) ?? 'UTC'
}
