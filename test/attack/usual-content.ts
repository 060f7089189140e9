import { campContact } from './camp-contacts'
import { uploadedBytes } from './uploads'
import { capitals } from './usual-people'
import type { Situation, UsualRule, UsualValues } from './usual-situation'

/** An entry of the catalogue that has a draft, with the versions of both. */
function draftOf({ harvest, realm }: Situation): UsualValues {
  const entry = harvest
    .find(({ own }) => own.has('kind') && own.has('code') && isObject(own.get('draft')), realm)
    .at(-1)
  if (entry === undefined) return { absent: ['publishAt'] }
  const { version: draft } = Object(entry.own.get('draft'))
  return {
    values: {
      kind: entry.own.get('kind'),
      id: entry.own.get('code'),
      draft,
      version: entry.own.get('version'),
      state: 'asked',
    },
    absent: ['publishAt'],
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** An entry of the catalogue by its kind and code. */
function entry({ harvest, realm, random }: Situation): UsualValues {
  const entries = harvest.find(
    ({ own, get, place }) =>
      place === '/api/Content' && own.has('code') && get('kind') !== undefined,
    realm,
  )
  if (entries.length === 0) return { values: { kind: 'Countries', id: 'BW' } }
  const one = random.pick(entries)
  return { values: { kind: one.get('kind'), id: one.own.get('code') } }
}

/** A file that was registered and is not finished yet. */
function upload({ record, harvest, realm }: Situation): UsualValues {
  const isUpload = ({ own }: Situation['record']): boolean =>
    own.has('url') && /^med_/.test(String(own.get('id')))
  const { own } = isUpload(record) ? record : (harvest.find(isUpload, realm).at(-1) ?? {})
  return {
    values: { method: 'PUT', ...(own !== undefined && { id: own.get('id') }) },
    absent: ['uploadId', 'partNumber'],
  }
}

const film = { mimeType: 'video/mp4', userFilename: 'lion.mp4' }

/** What is said in a film of the library. */
function captions({ harvest, realm, random }: Situation): UsualValues {
  const films = harvest.find(
    ({ own }) => own.get('mediaType') === 'video' && /^med_/.test(String(own.get('id'))),
    realm,
  )
  const text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nA lion at the river'
  return films.length === 0
    ? { values: { captions: text } }
    : { values: { captions: text, id: random.pick(films).own.get('id') } }
}

/** An entry with a version of its history. */
function earlierOf({ harvest, realm, random }: Situation): UsualValues {
  const versions = harvest.find(
    ({ own, get }) => own.has('edition') && own.has('version') && get('code') !== undefined,
    realm,
  )
  if (versions.length === 0) return {}
  const { own, get } = random.pick(versions.slice(-6))
  return { values: { kind: get('kind'), id: get('code'), version: own.get('version') } }
}

/** A change of a name that says what it was. */
function newName({ harvest, realm, random }: Situation): UsualValues {
  const entries = harvest.find(
    ({ own }) => isObject(own.get('fields')) && own.has('kind') && own.has('code'),
    realm,
  )
  if (entries.length === 0) return {}
  const { own } = random.pick(entries.slice(-6))
  const fields = Object(own.get('fields'))
  const field = ['campName', 'featureName', 'name'].find((name) => name in fields) ?? 'name'
  const changes = [{ field, from: fields[field], to: `${fields[field]} ${capitals(random, 2)}` }]
  return {
    values: { kind: own.get('kind'), id: own.get('code'), changes },
    absent: ['isNew'],
  }
}

/** Of an entry's region or country, which say these themselves. */
const fromPlace = ['regionName', 'regionCode', 'country', 'countryCode', 'restOfWorld']

const inRegion = ({ harvest, realm, random }: Situation): string =>
  String(random.pick([...harvest.values('countryRegionCode', realm), 'BW-OKA']))

const importedEdition = (random: Situation['random']): string =>
  `his_${capitals(random, 16).toLowerCase()}`

/** What no schema tells of the catalogue. */
export const usualOfContent: Readonly<Record<string, UsualRule>> = {
  'POST /api/Camps': (situation) => ({
    values: { id: capitals(situation.random, 6), countryRegionCode: inRegion(situation) },
    absent: [
      ...['supplierCode', 'featuredImage', 'rooms', 'rates', 'texts', 'terms', 'transitPointCode'],
      ...fromPlace,
    ],
  }),
  'POST /api/Regions': ({ random }) => {
    const code = capitals(random, 3)
    return {
      values: { id: `BW-${code}`, regionCode: code, countryCode: 'BW' },
      absent: ['countryRegionCode', 'camps', 'transitPoints', 'country', 'preferredTransitPoint'],
    }
  },
  'POST /api/Countries': ({ random }) => ({
    values: { id: capitals(random, 2), currency: 'USD' },
    absent: ['countryCode', 'regions'],
  }),
  'POST /api/Activities': (situation) => ({
    values: {
      id: `BWOKA-${capitals(situation.random, 5)}`,
      countryRegionCode: 'BW-OKA',
      currency: 'USD',
      cost: '120.00',
    },
    absent: ['optionKey', 'regionName', 'countryCode', 'texts'],
  }),
  'POST /api/TransitPoints': (situation) => ({
    values: { id: capitals(situation.random, 4), countryRegionCode: inRegion(situation) },
    absent: ['transitPointCode', 'countryCode'],
  }),
  'PATCH /api/Activities/{id}': activity,
  'DELETE /api/Activities/{id}': activity,
  'GET /api/Content/{kind}/{id}': entry,
  'PATCH /api/Content/{kind}/{id}': newName,
  // Agents keep files of trips and clients, content managers those of the library.
  'POST /api/MediaContent': ({ random, realm }) => ({
    values: { size: uploadedBytes, ...(random.chance(0.3) && film) },
    absent: ['agy_direct', 'all'].includes(realm) ? ['itineraryId', 'clientId'] : [],
  }),
  'PUT /api/MediaContent/{id}/captions': captions,
  'POST /api/MediaContent/{id}/sign': upload,
  'POST /api/MediaContent/{id}/finish': upload,
  'DELETE /api/Content/{kind}/{id}/draft': draftOf,
  'POST /api/Content/{kind}/{id}/publish': draftOf,
  'POST /api/Content/{kind}/{id}/review': draftOf,
  'POST /api/Content/{kind}/{id}/restore': earlierOf,
  'POST /api/ContentImports/{importId}/rows': ({ random }) => ({
    values: {
      table: 'features',
      importId: importedEdition(random),
      part: 1,
      parts: 1,
      rows: [
        {
          row: 2,
          cells: {
            featureId: capitals(random, 6).toLowerCase(),
            featureName: capitals(random, 6),
            featureType: 'amenity',
          },
        },
      ],
    },
  }),
  'POST /api/RateSheets/{id}/ask': ({ random }) => ({
    values: { camp: random.pick(['NXABEGA', 'VUMBURA', 'TARANGTT']), to: campContact.email },
  }),
  'GET /api/ContentImports/{importId}': ({ record }) => ({
    values: { importId: record.get('id') },
    absent: ['from', 'only'],
  }),
  'POST /api/ContentImports/{importId}/publish': ofImport,
  'POST /api/ContentImports/{importId}/cancel': ofImport,
  'POST /api/ContentImports/{importId}/undo': ofImport,
}

function ofImport({ record }: Situation): UsualValues {
  return { values: { importId: record.get('id') } }
}

function activity({ harvest, realm, random }: Situation): UsualValues {
  const keys = harvest
    .find(({ own, place }) => place === '/api/Activities' && own.has('optionKey'), realm)
    .map(({ own }) => own.get('optionKey'))
  return {
    ...(keys.length > 0 && { values: { id: random.pick(keys) } }),
    absent: ['optionKey', 'countryRegionCode', 'regionName', 'countryCode', 'texts', 'cost'],
  }
}
