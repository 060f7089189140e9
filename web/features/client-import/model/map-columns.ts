import {
  type ImportField,
  type ImportRow,
  importFields,
  importLimits,
} from '#shared/api/client-import-row'

/**
 * Where a cell goes: a field of the client, a whole name that is parted into first and last, or
 * nowhere.
 */
export type ColumnTarget = ImportField | 'name' | 'ignore'

/**
 * Headings as lists of other programs have them, by what they mean; compared without accents,
 * spaces and signs.
 */
const headings: Readonly<Record<Exclude<ColumnTarget, 'ignore'>, string>> = {
  firstName:
    'firstname first givenname given forename prenom vorname nombre nome voornaam fornavn christianname jina',
  lastName:
    'lastname last surname familyname family nom nomdefamille nachname familienname apellido apellidos cognome sobrenome achternaam efternavn secondname',
  name: 'name fullname clientname client customername customer contactname contact displayname nomcomplet vollstandigername nombrecompleto nomecompleto nomecognome volledigenaam guest guestname passenger leadpassenger',
  email:
    'email emailaddress mail mailaddress eaddress emailadresse adressemail courriel correo correoelectronico emailprimary primaryemail email1 email1value epost indirizzoemail',
  phone:
    'phone phonenumber telephone telephonenumber tel mobile mobilephone mobilenumber cell cellphone cellular handy telefon telefonnummer mobil portable telefono telefone movil celular telefoon gsm primaryphone phone1value whatsapp numerodetelephone',
  address:
    'address postaladdress streetaddress mailingaddress homeaddress street adresse anschrift direccion indirizzo endereco adres strasse rue fulladdress addressline1',
  notes:
    'notes note comments comment remarks remark notizen bemerkung bemerkungen commentaire commentaires notas observaciones opmerkingen info description',
}
const targets = new Map(
  Object.entries(headings).flatMap(([target, words]) =>
    words.split(' ').map((word) => [word, target] as const),
  ),
) as ReadonlyMap<string, Exclude<ColumnTarget, 'ignore'>>

const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/**
 * What each column probably holds, each field once: by its heading, else by what stands in it.
 * @param examples - some rows below the headings
 */
export function guessColumns(
  names: readonly string[],
  examples: readonly (readonly string[])[],
): ColumnTarget[] {
  const guesses = names.map((name): ColumnTarget => targets.get(plainHeading(name)) ?? 'ignore')
  const once = guesses.map((target, at) => (guesses.indexOf(target) === at ? target : 'ignore'))
  const hasParts = once.includes('firstName') || once.includes('lastName')
  const columns = once.map((target) => (target === 'name' && hasParts ? 'ignore' : target))
  const columnOfMails = names.findIndex(
    (_, at) => examples.length > 0 && examples.every((row) => row[at]?.includes('@')),
  )
  if (!columns.includes('email') && columnOfMails >= 0) columns[columnOfMails] = 'email'
  return columns
}

/** Whether the first row is one of headings: no cell of it holds an email or a number. */
export const hasHeadings = (first: readonly string[]): boolean =>
  first.some((cell) => targets.has(plainHeading(cell))) ||
  !first.some((cell) => /@|\d{4,}/.test(cell))

/**
 * A row of the file as one of the list. Unpaired halves of characters, which no text of ours may
 * hold, become �.
 */
export function rowFrom(
  cells: readonly string[],
  columns: readonly ColumnTarget[],
  row: number,
): ImportRow {
  const fieldValues: Partial<Record<ImportField, string>> = {}
  for (const [at, target] of columns.entries()) {
    const text = cells[at]?.replace(/\r\n?/g, '\n').trim() ?? ''
    if (text === '' || target === 'ignore') continue
    if (target === 'name') Object.assign(fieldValues, partsOfName(text))
    else fieldValues[target] = text
  }
  const fields = importFields.map(
    (field) => [field, cutCell(fieldValues[field] ?? '', importLimits[field] + 1)] as const,
  )
  return { row, ...(Object.fromEntries(fields) as Record<ImportField, string>) }
}

/**
 * Cut at `most` units, without half a character at the end; unpaired halves anywhere are replaced.
 */
const cutCell = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')

/**
 * `Naledi Mokoena` and `Mokoena, Naledi`; the last word is the last name, with the small words
 * before it.
 */
export function partsOfName(name: string): { firstName: string; lastName: string } {
  const [last = '', first] = name.split(',', 2).map((part) => part.trim())
  if (first !== undefined && first !== '') return { firstName: first, lastName: last }
  const words = last.split(/\s+/)
  const at = words.findIndex(
    (word, index) =>
      index > 0 && /^(van|von|de|der|den|di|da|del|la|le|du|bin|al|ten|ter)$/i.test(word),
  )
  const cutAt = at > 0 && at < words.length - 1 ? at : Math.max(1, words.length - 1)
  return { firstName: words.slice(0, cutAt).join(' '), lastName: words.slice(cutAt).join(' ') }
}
