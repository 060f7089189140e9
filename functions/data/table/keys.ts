import type { CalendarDate, CalendarMonth } from '#shared/dates/calendar-date'
import {
  type AgencyId,
  type AgentId,
  type ApiKeyId,
  agencyIdSchema,
  type ClientId,
  type DepartureId,
  type ItineraryId,
  itineraryIdSchema,
  type MediaId,
  type OptionKey,
  type PaymentId,
  type SupplierCode,
  type TaskId,
} from '#shared/ids/ids'

const key = (pk: string, sk: string) => ({ pk, sk })
type Key = ReturnType<typeof key>

/**
 * Every key of the table, built here and nowhere else. An agency's records have the agency in the partition key, so a key
 * made for one agency cannot reach another's.
 *
 * Due work in capitals alone, such as HELD, is spread over partitions HELD#0 to HELD#7 (duePlace), but for LISTTAIL, MEDIADUE and MEDIAWORK.
 *
 * gsi4 and gsi5 are lists of itineraries alone: by client; held rooms of an agency, in the order of gsi2. The lists of clients,
 * itineraries and payments that people search answer from columns in memory (lists/): gsi1 is what they are made anew from.
 *
 * | entity             | pk                               | sk                          | gsi1 (lists)                          | gsi2 (due work)        | read by |
 * |--------------------|----------------------------------|-----------------------------|---------------------------------------|------------------------|---------|
 * | agency             | AGENCY#{agency}                  | AGENCY                      | AGENCIES / id                         |                        | whoAmI, pricing; superadmins: all of them |
 * | agent              | AGENCY#{agency}                  | AGENT#{agent}               |                                       | DIGEST / next          | whoAmI; digests to send |
 * | invitation of an agent | AGENCY#{agency}              | INVITATION#{sha256 of email} |                                      |                        | inviting the same address again: one Get, by ttl |
 * | notices read       | AGENCY#{agency}                  | NOTICES#{agent}             |                                       |                        | with the notices: one Get |
 * | agent's sign-in    | LOGIN#agent#{email}              | LOGIN                       |                                       |                        | login: one Get, unique email |
 * | link to an account | ACCOUNTLINK#{sha256 of secret}   | ACCOUNTLINK                      |                                       |                        | verifying, activating, resetting: one Get, by ttl |
 * | second steps       | FACTORS#{agency}#{agent}         | FACTORS                     |                                       |                        | signing in and changing how: one Get |
 * | passkey            | PASSKEY#{sha256 of its id}       | PASSKEY                     |                                       |                        | whose a passkey is, unique |
 * | ticket             | TICKET#{sha256 of secret}        | TICKET                      |                                       |                        | the next step of signing in, and challenges: one Get, by ttl |
 * | client's sign-in   | LOGIN#client#{email}             | LOGIN                       |                                       |                        | client login: one Get, of all agencies that know the email |
 * | client's portal account | AGENCY#{agency}             | PORTAL#{client}             |                                       |                        | every request of the portal: one Get |
 * | link to a client   | CLIENTLINK#{sha256 of secret}    | CLIENTLINK                  | AGENCY#{agency}#CLIENTLINKS#{client} / hash |                  | entering, activating, resetting: one Get, by ttl |
 * | session            | SESSION#{sha256 of token}        | SESSION                     | AGENCY#{agency}#SESSIONS#{agent} or CLIENTSESSIONS#{client} / at |                        | every request: one Get; revoke all |
 * | hand-over          | AGENCY#{agency}                  | HANDOVER#{agent}            |                                       | HANDOVER / since       | clients and trips that go to colleagues, until all have; its agent's page: one Get |
 * | terms of an agency | AGENCY#{agency}#TERMS            | DRAFT, VERSION#{n, padded}  |                                       |                        | its screen, the portal: one Query |
 * | acceptance of terms | as its terms                    | ACCEPTED#{n, padded}#{who}  |                                       |                        | who accepted a version: one Query |
 * | configuration      | CONFIG                           | CURRENT, CHANGE#{timestamp} |                                       |                        | every container: one Get in 20 s; who changed it |
 * | automation hook of an agency | AGENCY#{agency}#HOOKSETTINGS | SETTINGS             |                                       |                        | every event: one Get |
 * | delivery to an automation hook | AGENCY#{agency}#HOOKS | {timestamp}#{id}, of the agency's own with #agency | AGENCY#{agency}#HOOKSFAILED / as sk, of those that were given up |  | the hook console: one Query, by ttl |
 * | API key            | APIKEYS                          | {key id}                    |                                       |                        | superadmins: all of them; its sign-in is a session |
 * | attempts           | ATTEMPTS#{what}#{hash}           | {window}                    |                                       |                        | login throttling, by ttl |
 * | client             | AGENCY#{agency}#CLIENT#{client}  | CLIENT                      | AGENCY#{agency}#CLIENTS / id          |                        | get; all of an agency |
 * | client's email     | AGENCY#{agency}#EMAIL#{email}    | CLIENT                      |                                       |                        | check-email, unique |
 * | renaming           | as its client                    | RENAMING                    |                                       | RENAMING / since       | clients whose new name may not stand everywhere yet |
 * | note on a client   | as its client                    | NOTE#{id}                   |                                       |                        | notes of a client: one Query |
 * | update of a client | as its client                    | UPDATE#{timestamp}#{id}     |                                       |                        | a client's history, the last 50: one Query |
 * | merge of a client  | as its client (who goes)         | MERGE, MOVED#{pk}\|{sk}     | AGENCY#{agency}#CLIENTMERGES / at#id  | CLIENTMERGE / since    | a merge and what it moved; the last of an agency; those to go on with |
 * | erasure of a client | as its client                   | ERASURE                     |                                       | ERASURE / since        | that a client is, or was, erased; those to go on with |
 * | export of a client | as its client                    | EXPORT                      |                                       | CLIENTEXPORT / since   | the last export, by ttl; those under way |
 * | two people         | AGENCY#{agency}#NOTDUPLICATES    | {client}#{client}           |                                       |                        | pairs that are no duplicates: one Query |
 * | import of clients  | AGENCY#{agency}#CLIENTIMPORT#{imp} | IMPORT, PART#{n, padded}  | AGENCY#{agency}#CLIENTIMPORTS / at#id | CLIENTIMPORT / since   | an import and its rows, by ttl; the last of an agency; those under way |
 * | itinerary          | AGENCY#{agency}#ITINERARY#{itn}  | ITINERARY                   | AGENCY#{agency}#ITINERARIES / id; gsi4 AGENCY#{agency}#CLIENT#{client}#ITINERARIES / pk; gsi5 AGENCY#{agency}#HELD / until | INFLIGHT / since, HELD / until, REFUNDOWED / since, AGENCY#{agency}#SAVED / at#id or example#at#id | all of an agency; by client; examples, then saved ones, by change; an agency's holds that end soon; in-flight sweep; hold expiry; refunds owed |
 * | content            | as its itinerary                 | ITINERARY#{99999999 − version} |                                    |                        | the newest right behind its itinerary: one Query for a page; restoring what a version held |
 * | history entry      | as its itinerary                 | HISTORY#{version, padded}   | AGENCY#{agency}#AUDIT#{month} / {timestamp}#{id} |             | history of a trip; audit trail |
 * | cost change        | as its itinerary                 | COSTCHANGE#{version, padded}|                                       |                        | cost changes of a trip |
 * | reminder of a hold | as its itinerary                 | HOLDREMINDER#{until}        |                                       |                        | each reminder once, by ttl |
 * | copy of an itinerary | as its source                  | COPY#{itn}                  |                                       |                        | erasing the client of its source: one Query |
 * | proposal           | as its first version             | PROPOSAL                    |                                       |                        | its versions: one Get |
 * | notice of problems | as its itinerary                 | TELL#PROBLEMS               |                                       | PROBLEMMAIL / due      | mails about problems that are still to be sent |
 * | mail to send       | AGENCY#{agency}#OUTBOX#{id}      | MAIL                        |                                       | MAILDUE / since        | the worker of mails, the sweep; deleted once it is out |
 * | mail to a client   | AGENCY#{agency}#MAILS#{itn}      | MAIL#{at}#{id}              | AGENCY#{agency}#CLIENTMAILS#{client} / at#id |                 | the worker that sends it: one Get; erasing and merging its client |
 * | saved words for mails | AGENCY#{agency}#MAILOPENINGS  | OPENINGS                    |                                       |                        | their screen, a mail that an agent writes: one Get |
 * | sending domain     | AGENCY#{agency}#MAILDOMAIN       | DOMAIN                      | MAILDOMAINS / {domain}#{agency}       |                        | its screen, each mail of the agency: one Get; all of them, and who else names a domain: one Query |
 * | who proved a domain | MAILDOMAIN#{domain}             | HOLDER                      |                                       |                        | one agency at the most sends from a domain: one Get |
 * | stopped address    | MAILSTOP#{hash of email}         | MAILSTOP                    |                                       |                        | each mail: one Get |
 * | address for answers | ANSWERADDRESS#{hash of secret}  | ANSWERADDRESS               |                                       |                        | each mail that comes in: one Get, by ttl |
 * | message            | as its itinerary                 | THREAD#{at}#{id}            |                                       | MESSAGEMAIL / since    | messages of a trip: one Query; mails that were not sent |
 * | who has read       | as its itinerary                 | THREADREAD#{who}            |                                       |                        | with the messages: one Query |
 * | edits of a presentation | as its itinerary, or its client | PRESENTATION, PRESENTATION#{version, padded} | AGENCY#{agency}#PRESENTATIONS / owner, where it names pictures | | showing and editing it: one Get; earlier versions: one Query |
 * | trip in the portal | as its itinerary                 | PORTAL                      | AGENCY#{agency}#PORTALNEWS / first look#itn |                        | whether the client opened it, what they like: one Get |
 * | traveler's form    | as its itinerary                 | TRAVELER#{slot}             |                                       | TRAVELERFORM / day of deletion | forms of a trip: one Query; those to delete |
 * | group departure    | AGENCY#{agency}#DEPARTURES       | {dep}                       |                                       |                        | departures of an agency: one Query |
 * | task               | AGENCY#{agency}#TASKS            | TASK#{tsk}                  |                                       |                        | tasks of an agency: one Query, by ttl once done |
 * | dismissed reminder | as the tasks of its agency       | DISMISSED#{itn}#{kind}      |                                       |                        | with the tasks, by ttl |
 * | link to answer a room request | AGENCY#{agency}#REPLY#{sha256 of secret} | REPLY |                              |                        | the page where a camp answers: one Get, by ttl |
 * | travel notes       | AGENCY#{agency}#TRAVELNOTES      | NOTES                       |                                       |                        | their screen, the portal: one Get |
 * | medium             | AGENCY#{agency}#MEDIA#{med}      | MEDIA                       | AGENCY#{agency}#MEDIAOF#{itn, cli or agy} / at#id | MEDIADUE / until, MEDIAWORK / at#id | get; media of a trip or a client; files to delete; files to scan |
 * | saved searches     | AGENCY#{agency}#MEDIA#searches   | SEARCHES                    |                                       |                        | of the library: one Get |
 * | lightbox           | AGENCY#{agency}#LIGHTBOXES       | BOX#{lbx}, LINK#{sha256 of secret}, SAID#{the same}#{med} |                  |                        | lightboxes of an agency, their links, what guests said: one Get or Query each |
 * | payment            | AGENCY#{agency}#PAYMENT#{pay}    | PAYMENT                     | AGENCY#{agency}#PAYMENTS / standing (or hand)#date#id | PAYMENTDUE / day of the next reminder | which trip: one Get; payments of an agency; reminders |
 * | charges of a payment | as its payment                 | CHARGES                     | AGENCY#{agency}#STRAYREFUNDS / since#id | REFUNDS / since, PAYMENTASK / when | with the payment: one Query; money to be sent back by hand that no trip shows; refunds that nobody was told of; payments whose provider is to be asked |
 * | task of a payment  | as its payment                   | TASK#{concern}              | AGENCY#{agency}#PAYMENTTASKS / open or done#when#id |                  | disputes and the like: one Get; tasks of an agency |
 * | reminder           | as its payment                   | REMINDER#{due}#{days from it} |                                       |                        | each reminder once |
 * | link to pay        | AGENCY#{agency}#PAYLINK#{sha256 of token} | PAYLINK            |                                       |                        | the page where a payer pays: one Get, by ttl |
 * | provider's event   | PAYMENTEVENT#{provider}#{event}  | EVENT                       |                                       |                        | an event twice, by ttl |
 * | sandbox's payment  | SANDBOX#{token}                  | SANDBOX                     |                                       |                        | the sandbox provider's own |
 * | change of a list   | AGENCY#{agency}#LIST#{list}      | CHANGE#{timestamp}#{id}#{version} |                                   | LISTTAIL / timestamp, of one in 250 | lists: what changed since, one Query, by ttl; lists whose snapshot is due |
 * | snapshot of a list | as its changes                   | SNAPSHOT, PART#{timestamp}#{n} |                                       |                        | lists of a cold container, by ttl |
 * | idempotency        | AGENCY#{agency}#IDEMPOTENCY#{hash}| IDEMPOTENCY                 |                                       |                        | repeats of a changing call, by ttl |
 * | audit entry        | AGENCY#{agency}#AUDIT#{month}    | {timestamp}#{id}            |                                       |                        | audit trail; what belongs to a change of a trip stands in its history entry |
 * | visit              | AGENCY#{agency}#AUDIT#VISITS     | {who}#{action}#{record}     |                                       |                        | one audit entry a visit: one write, by ttl |
 * | supplier's info    | SUPPLIER#{code}                  | INFO#{locale}               |                                       |                        | camp-info, accommodation-info |
 * | room type          | SUPPLIER#{code}                  | ROOM#{optionKey}            |                                       |                        | rooms of a camp: one Query |
 * | rate rules         | SUPPLIER#{code}                  | RATES#{optionKey}           |                                       |                        | rates of a camp: one Query |
 * | lowest rates       | SUPPLIER#{code}                  | LOWEST                      |                                       |                        | price per person in lists |
 * | allotment month    | SUPPLIER#{code}#CALENDAR         | {month}#{optionKey}         |                                       |                        | calendar of a month: one Query |
 * | counts set by hand | SUPPLIER#{code}#CALENDAR         | COUNTED#{at}                |                                       |                        | who set which counts: one Query, by ttl |
 * | rates of a month   | SUPPLIER#{code}#CALENDAR         | {month}#~rates              |                                       |                        | prices in the same Query |
 * | booking            | AGENCY#{agency}#BOOKING#{ref}    | BOOKING                     |                                       |                        | supplier system: one Get |
 * | catalogue entry    | CATALOGUE#{kind}                 | {code}                      |                                       |                        | publishing the snapshot |
 * | agreed terms       | SUPPLIER#{code}                  | TERMS                       |                                       |                        | with the rest of a supplier's partition |
 * | draft of an entry  | CONTENT#drafts                   | {kind}#{code}               |                                       | CONTENTDUE / publishAt | its editor, and lists: one Query; those to publish |
 * | publication of an entry | CONTENT#{kind}#{code}       | VERSION#{n, padded}         | CONTENT#edition#{id} / kind#code#n    |                        | its history; undoing an edition |
 * | edition's pointer  | CATALOGUE#published#edition#{id} | EDITION                     |                                       | EDITIONDUE / at        | readers of an item that an edition is changing: one Get; those broken off |
 * | entry of an edition | CONTENT#edition#{id}            | ENTRY#{kind}#{code}         |                                       |                        | publishing and settling it: one Query |
 * | rate sheet put aside | CONTENT#sheets                 | {sheet}                     |                                       |                        | their list: one Query; going on with one, by ttl |
 * | import run         | CONTENT#imports                  | {his}                       |                                       | CONTENTIMPORT / updated | their list: one Query, by ttl; those that stand still |
 * | rows of an import run | CONTENT#import#{his}          | ROW#{n, padded}             |                                       |                        | what became of them: one Query a page, by ttl |
 * | sent rows of an import run | CONTENT#import#{his}     | PART#{n, padded}            |                                       |                        | the worker: one Query, by ttl |
 * | news of rates      | CONTENT#edition#{id}             | TELL                        |                                       | RATENEWS / at          | trips whose owners are to be told; those under way |
 * | catalogue's edits  | CATALOGUE                        | EDITED#{0 to 7}             |                                       |                        | whether to publish: one Query |
 * | published catalogue | CATALOGUE#published#{object}    | PART#{n, padded}            |                                       |                        | searches of a cold container, and once a minute its pointer, by ttl |
 * | demo trips to come | DEMO                             | LIVES                       |                                       |                        | whether to load them: one Get |
 * | exchange rates     | EXCHANGE                         | DAY#{date}                  |                                       |                        | newest day: one Query, limit 1; ASIDE#{date}: refused ones; CURRENCIES: their names |
 */
export const agencyKey = (agency: AgencyId) => key(`AGENCY#${agency}`, 'AGENCY')
/** That somebody's clients and trips go to colleagues. */
export const handOverKey = (agency: AgencyId, agent: AgentId) =>
  key(`AGENCY#${agency}`, `HANDOVER#${agent}`)
export const handOvers = 'HANDOVER'
/**
 * The terms and conditions of an agency: what is being written, its versions, and who accepted
 * them.
 */
export const termsDraftKey = (agency: AgencyId) => key(`AGENCY#${agency}#TERMS`, 'DRAFT')
export const termsVersionKey = (agency: AgencyId, version: number) =>
  key(`AGENCY#${agency}#TERMS`, `VERSION#${padVersion(version)}`)
export const termsAcceptedKey = (agency: AgencyId, version: number, who: AgentId | ClientId | '') =>
  key(`AGENCY#${agency}#TERMS`, `ACCEPTED#${padVersion(version)}#${who}`)
const padVersion = (version: number) => String(version).padStart(8, '0')
/** All agencies: hundreds at the most, and only superadmins list them. */
export const agencies = 'AGENCIES'
/** Agents who want a digest of their day, by when the next is due. */
export const digests = 'DIGEST'
export const agentKey = (agency: AgencyId, agent: AgentId) =>
  key(`AGENCY#${agency}`, `AGENT#${agent}`)
/** That somebody was invited by an address, so that a second invitation at that instant meets the first. */
export const agentInvitationKey = (agency: AgencyId, emailHash: string) =>
  key(`AGENCY#${agency}`, `INVITATION#${emailHash}`)
/** Which notices an agent has seen and read. */
export const noticeMarksKey = (agency: AgencyId, agent: AgentId) =>
  key(`AGENCY#${agency}`, `NOTICES#${agent}`)
export const agentLoginKey = (email: string) =>
  key(`LOGIN#agent#${email.trim().toLowerCase()}`, 'LOGIN')
/** A link of a mail about an account, by the hash of its secret. */
export const accountLinkKey = (hash: string) => key(`ACCOUNTLINK#${hash}`, 'ACCOUNTLINK')
/** By what else than a password an agent signs in. */
export const factorsKey = (agency: AgencyId, agent: AgentId) =>
  key(`FACTORS#${agency}#${agent}`, 'FACTORS')
export const passkeyKey = (idHash: string) => key(`PASSKEY#${idHash}`, 'PASSKEY')
/** Of a step of signing in that may be taken once, by the hash of its secret. */
export const ticketKey = (hash: string) => key(`TICKET#${hash}`, 'TICKET')
export const clientLoginKey = (email: string) =>
  key(`LOGIN#client#${email.trim().toLowerCase()}`, 'LOGIN')
/** Among the people of its agency, so that who asks who calls may read it. */
export const portalAccountKey = (agency: AgencyId, client: ClientId) =>
  key(`AGENCY#${agency}`, `PORTAL#${client}`)
/** A link of a mail to a client, or its code, by the hash of its secret. */
export const clientLinkKey = (hash: string) => key(`CLIENTLINK#${hash}`, 'CLIENTLINK')
/** The links and codes that were sent to a client. */
export const linksOfClient = (agency: AgencyId, client: ClientId) =>
  `AGENCY#${agency}#CLIENTLINKS#${client}`
export const sessionKey = (tokenHash: string) => key(`SESSION#${tokenHash}`, 'SESSION')
/** The server's configuration, and each change of it. */
export const configurationPk = 'CONFIG'
export const configurationKey = key(configurationPk, 'CURRENT')
export const configurationChangeKey = (at: string) => key(configurationPk, `CHANGE#${at}`)
/**
 * API keys of all agencies: hundreds at the most. What signs one in lies as a session does, by the
 * hash of the key.
 */
/** The last run of a scheduled job. */
export const jobRunKey = (job: string) => key(`WORK#JOB#${job}`, 'RUN')
/** Why a message failed the last time, by the message's id. */
export const failedMessageKey = (message: string) => key(`WORK#MESSAGE#${message}`, 'FAILURE')

/** Events of an agency that went to the automation hook, and those of them that were given up. */
export const hooksOf = (agency: AgencyId) => `AGENCY#${agency}#HOOKS`
export const failedHooksOf = (agency: AgencyId) => `AGENCY#${agency}#HOOKSFAILED`
export const hookKey = (
  agency: AgencyId,
  {
    at,
    id,
    target = 'installation',
  }: {
    readonly at: string
    readonly id: string
    readonly target?: 'installation' | 'agency' | undefined
  },
) => key(hooksOf(agency), target === 'installation' ? `${at}#${id}` : `${at}#${id}#${target}`)
/** An agency's own automation hook. */
export const hookSettingsKey = (agency: AgencyId) =>
  key(`AGENCY#${agency}#HOOKSETTINGS`, 'SETTINGS')

export const apiKeysPk = 'APIKEYS'
export const apiKeyKey = (id: ApiKeyId) => key(apiKeysPk, id)
export const sessionsOfAgent = (agency: AgencyId, agent: AgentId, at: string) => ({
  gsi1pk: `AGENCY#${agency}#SESSIONS#${agent}`,
  gsi1sk: at,
})
/** Where a client is signed in. */
export const sessionsOfClient = (agency: AgencyId, client: ClientId) =>
  `AGENCY#${agency}#CLIENTSESSIONS#${client}`
export const attemptsKey = (what: string, hash: string, window: number) =>
  key(`ATTEMPTS#${what}#${hash}`, String(window))

/**
 * Over how many partitions each kind of due work is spread, because an index takes a thousand
 * writes a second in one.
 */
const shards = 8
const shardOf = (id: string): number => {
  let sum = 0
  for (const char of id) sum += char.charCodeAt(0)
  return sum % shards
}
/** All partitions of gsi2 that hold one kind of due work. */
export const duePartitions = (kind: string) =>
  kind === mediaWork ? [kind] : Array.from({ length: shards }, (_, shard) => `${kind}#${shard}`)
/** Where a record stands among the due work of a kind. */
export const duePlace = (
  kind: string,
  { at, id }: { readonly at: string; readonly id: string },
) => ({
  gsi2pk: `${kind}#${shardOf(id)}`,
  gsi2sk: `${at}#${id}`,
})

export const clientKey = (agency: AgencyId, client: ClientId) =>
  key(`AGENCY#${agency}#CLIENT#${client}`, 'CLIENT')
/** That a client has a new name, until it stands in all that carries it. */
export const renamingKey = (agency: AgencyId, client: ClientId) =>
  key(clientKey(agency, client).pk, 'RENAMING')
export const renamings = 'RENAMING'
/** What agents write about a client. */
export const clientNotePrefix = 'NOTE#'
export const clientNoteKey = (agency: AgencyId, client: ClientId, note: string) =>
  key(clientKey(agency, client).pk, `${clientNotePrefix}${note}`)
/** A client's history, in the order of time and then of ids. */
export const clientUpdatePrefix = 'UPDATE#'
export const clientUpdateKey = (
  agency: AgencyId,
  client: ClientId,
  update: { timestamp: string; id: string },
) => key(clientKey(agency, client).pk, `${clientUpdatePrefix}${update.timestamp}#${update.id}`)
export const clientsOfAgency = (agency: AgencyId) => `AGENCY#${agency}#CLIENTS`
export const clientEmailKey = (agency: AgencyId, email: string) =>
  key(`AGENCY#${agency}#EMAIL#${email.trim().toLowerCase()}`, 'CLIENT')

/**
 * That a client was merged into another, what of it has moved, and which pairs of clients are two
 * people.
 */
export const clientMergeKey = (agency: AgencyId, lose: ClientId) =>
  key(clientKey(agency, lose).pk, 'MERGE')
export const mergedPrefix = 'MOVED#'
export const mergedKey = (agency: AgencyId, lose: ClientId, moved: Key) =>
  key(clientKey(agency, lose).pk, `${mergedPrefix}${moved.pk}|${moved.sk}`)
export const mergesOfAgency = (agency: AgencyId) => `AGENCY#${agency}#CLIENTMERGES`
/** Merges of which something may still have to move. */
export const mergesUnderWay = 'CLIENTMERGE'
export const notDuplicatesKey = (agency: AgencyId, ids: readonly [string, string]) =>
  key(`AGENCY#${agency}#NOTDUPLICATES`, ids.toSorted().join('#'))

/** That a client is being erased, or was, and their last export. */
export const erasureKey = (agency: AgencyId, client: ClientId) =>
  key(clientKey(agency, client).pk, 'ERASURE')
export const erasures = 'ERASURE'
export const clientExportKey = (agency: AgencyId, client: ClientId) =>
  key(clientKey(agency, client).pk, 'EXPORT')
export const clientExports = 'CLIENTEXPORT'

/** An import of a client list, and the rows of its parts. */
export const clientImportKey = (agency: AgencyId, id: string) =>
  key(`AGENCY#${agency}#CLIENTIMPORT#${id}`, 'IMPORT')
export const importPartKey = (agency: AgencyId, id: string, part: number) =>
  key(clientImportKey(agency, id).pk, `PART#${String(part).padStart(6, '0')}`)
export const clientImportsOfAgency = (agency: AgencyId) => `AGENCY#${agency}#CLIENTIMPORTS`
/** Imports that are under way. */
export const importsUnderWay = 'CLIENTIMPORT'

/** A list of an agency (lists/): its changes in the order of time, and its snapshot. */
export interface ListOf {
  readonly agencyId: AgencyId
  readonly list: string
}
export const listPk = ({ agencyId, list }: ListOf) => `AGENCY#${agencyId}#LIST#${list}`
export const listChangeKey = ({ at, ...of }: ListOf & { readonly at: string }) =>
  key(listPk(of), `CHANGE#${at}`)
export const listSnapshotKey = (of: ListOf) => key(listPk(of), 'SNAPSHOT')
export const listPartKey = (
  of: ListOf,
  { readAt, index }: { readonly readAt: number; readonly index: number },
) => key(listPk(of), `PART#${readAt}#${index}`)
/** Changes whose list is to be packed. */
export const listTails = 'LISTTAIL'

export const itineraryKey = (agency: AgencyId, itinerary: ItineraryId) =>
  key(`AGENCY#${agency}#ITINERARY#${itinerary}`, 'ITINERARY')
/** Of what stands in a trip's partition. */
const ofTrip = (agency: AgencyId, itinerary: ItineraryId, sk: string) =>
  key(itineraryKey(agency, itinerary).pk, sk)
const versionKey = (kind: string) => (agency: AgencyId, itinerary: ItineraryId, version: number) =>
  ofTrip(agency, itinerary, `${kind}#${padVersion(version)}`)
/**
 * What a version held. The newest comes first, right behind the itinerary's own item: a Query of
 * two reads both.
 */
export const contentKey = (agency: AgencyId, itinerary: ItineraryId, version: number) => {
  const { pk, sk } = itineraryKey(agency, itinerary)
  return { pk, sk: `${sk}#${99_999_999 - version}` }
}
export const costChangeKey = versionKey('COSTCHANGE')
export const historyKey = versionKey('HISTORY')
/** The one notice of problems that an itinerary's agent is still to get. */
export const problemNoticeKey = (agency: AgencyId, itinerary: ItineraryId) =>
  ofTrip(agency, itinerary, 'TELL#PROBLEMS')
export const problemMails = 'PROBLEMMAIL'
/** What its client did with a trip in the portal. */
/** Trips of an agency that clients have looked at, by when they first did. */
export const portalNewsOf = (agency: AgencyId) => `AGENCY#${agency}#PORTALNEWS`
export const tripPortalKey = (agency: AgencyId, itinerary: ItineraryId) =>
  ofTrip(agency, itinerary, 'PORTAL')
/**
 * What agents changed in the presentation of a trip, or of all trips of a client, and how it once
 * was.
 */
export const presentationKey = (agency: AgencyId, owner: ItineraryId | ClientId) =>
  key((isTripId(owner) ? itineraryKey(agency, owner) : clientKey(agency, owner)).pk, 'PRESENTATION')
/** The presentations of an agency that name pictures. */
export const presentationsOf = (agency: AgencyId) => `AGENCY#${agency}#PRESENTATIONS`
export const presentationVersionKey = (
  agency: AgencyId,
  owner: ItineraryId | ClientId,
  version: number | undefined,
) =>
  key(
    presentationKey(agency, owner).pk,
    `PRESENTATION#${version === undefined ? '' : padVersion(version)}`,
  )
const isTripId = (id: ItineraryId | ClientId): id is ItineraryId => id.startsWith('itn_')
/** Messages of a trip, and who has read them, begin so. */
export const threadPrefix = 'THREAD'
export const messageKey = (
  agency: AgencyId,
  itinerary: ItineraryId,
  message: { at: string; id: string },
) => ofTrip(agency, itinerary, `${threadPrefix}#${message.at}#${message.id}`)
/** What was told of a traveler of a trip. */
export const travelerFormPrefix = 'TRAVELER#'
export const travelerFormKey = (agency: AgencyId, itinerary: ItineraryId, slot: string) =>
  ofTrip(agency, itinerary, `${travelerFormPrefix}${slot}`)
export const travelerFormsDue = 'TRAVELERFORM'
/** What an agency tells its clients about traveling. */
export const travelNotesKey = (agency: AgencyId) => key(`AGENCY#${agency}#TRAVELNOTES`, 'NOTES')
export const messagesReadKey = (
  agency: AgencyId,
  itinerary: ItineraryId,
  who: AgentId | ClientId,
) => ofTrip(agency, itinerary, `${threadPrefix}READ#${who}`)
/** Messages whose mail was not sent yet. */
export const messageMails = 'MESSAGEMAIL'
/** A mail that its transaction asked for, until it is out, and all that are due. */
export const outboxKey = (agency: AgencyId, id: string) =>
  key(`AGENCY#${agency}#OUTBOX#${id}`, 'MAIL')
export const mailsDue = 'MAILDUE'
/** Words that an agency keeps for its mails to clients. */
export const mailOpeningsKey = (agency: AgencyId) =>
  key(`AGENCY#${agency}#MAILOPENINGS`, 'OPENINGS')
/** The domain that an agency's mails are from. */
export const mailDomainKey = (agency: AgencyId) => key(`AGENCY#${agency}#MAILDOMAIN`, 'DOMAIN')
export const mailDomains = 'MAILDOMAINS'
/** Which agency proved that a domain is its own. */
export const mailDomainHolderKey = (domain: string) => key(`MAILDOMAIN#${domain}`, 'HOLDER')
/** A mail to a client about a trip, and what came of it. */
export const sentMailKey = (
  agency: AgencyId,
  itinerary: ItineraryId,
  mail: { at: string; id: string },
) => key(`AGENCY#${agency}#MAILS#${itinerary}`, `MAIL#${mail.at}#${mail.id}`)
/** Mails to a client, of all their trips. */
export const mailsOfClient = (agency: AgencyId, client: ClientId) =>
  `AGENCY#${agency}#CLIENTMAILS#${client}`
/** That an address gets no mails, by its hash. */
export const mailStopKey = (hash: string) => key(`MAILSTOP#${hash}`, 'MAILSTOP')
/** Whose answers arrive at an address of ours, by the hash of its secret. */
export const answerAddressKey = (hash: string) => key(`ANSWERADDRESS#${hash}`, 'ANSWERADDRESS')
/** That another itinerary was copied from this one. */
export const copyPrefix = 'COPY#'
export const copyKey = (agency: AgencyId, source: ItineraryId, copy: ItineraryId) =>
  ofTrip(agency, source, `${copyPrefix}${copy}`)
/** The versions of a proposal, in the partition of the first of them. */
export const proposalKey = (agency: AgencyId, first: ItineraryId) =>
  ofTrip(agency, first, 'PROPOSAL')
export const itinerariesOfAgency = (agency: AgencyId) => `AGENCY#${agency}#ITINERARIES`
export const itinerariesOfClient = (agency: AgencyId, client: ClientId) =>
  `AGENCY#${agency}#CLIENT#${client}#ITINERARIES`
/** That a client pays a share of another client's trip. */
export const paidTripPrefix = 'PAYS#'
export const paidTripKey = (agency: AgencyId, client: ClientId, id: ItineraryId) =>
  key(itinerariesOfClient(agency, client), `${paidTripPrefix}${id}`)
/**
 * What the sort keys of examples begin with: behind every instant, so that they come first in
 * descending order.
 */
export const exampleSk = 'example#'
/** Of a link by which a camp answers a room request, by the hash of its secret. */
export const replyKey = (agency: AgencyId, hash: string) =>
  key(`AGENCY#${agency}#REPLY#${hash}`, 'REPLY')
export const departureKey = (agency: AgencyId, id: DepartureId | '') =>
  key(`AGENCY#${agency}#DEPARTURES`, id)
export const tasksOfAgency = (agency: AgencyId) => `AGENCY#${agency}#TASKS`
export const taskKey = (agency: AgencyId, id: TaskId) => key(tasksOfAgency(agency), `TASK#${id}`)
/** That an agent took a rule's reminder about a trip off the list. */
export const dismissedKey = (agency: AgencyId, id: ItineraryId, kind: string) =>
  key(tasksOfAgency(agency), `DISMISSED#${id}#${kind}`)
export const savedOfAgency = (agency: AgencyId) => `AGENCY#${agency}#SAVED`
export const inFlight = 'INFLIGHT'
/** Itineraries that hold rooms, by the end of the hold. */
export const heldPartition = 'HELD'
/** The same of one agency, as lines for its people. */
export const heldOfAgency = (agency: AgencyId) => `AGENCY#${agency}#HELD`
/**
 * That an agent was told that a hold ends. Apart from the itinerary, which is read with what stands
 * between it and its progress.
 */
export const holdReminderKey = (agency: AgencyId, itinerary: ItineraryId, until: string) =>
  ofTrip(agency, itinerary, `HOLDREMINDER#${until}`)
/** Cancelled itineraries whose money nobody has been asked to send back yet. */
export const refundsOwed = 'REFUNDOWED'
export const bookingKey = (agency: AgencyId, reference: string) =>
  key(`AGENCY#${agency}#BOOKING#${reference}`, 'BOOKING')
export const idempotencyKey = (agency: AgencyId, hash: string) =>
  key(`AGENCY#${agency}#IDEMPOTENCY#${hash}`, 'IDEMPOTENCY')
export const auditKey = (entry: {
  agency: AgencyId
  month: CalendarMonth
  at: string
  id: string
}) => key(`AGENCY#${entry.agency}#AUDIT#${entry.month}`, `${entry.at}#${entry.id}`)
/** That somebody is at a record: looks of the same visit share its audit entry. */
export const auditVisitKey = (visit: {
  agency: AgencyId
  who: string
  action: string
  about: string
}) => key(`AGENCY#${visit.agency}#AUDIT#VISITS`, `${visit.who}#${visit.action}#${visit.about}`)
/** Whose itinerary a partition holds. */
export function itineraryOfPk(pk: unknown): {
  readonly agencyId: AgencyId
  readonly id: ItineraryId
} {
  const [, agencyId, , id] = String(pk).split('#')
  return { agencyId: agencyIdSchema.parse(agencyId), id: itineraryIdSchema.parse(id) }
}

export const supplierPk = (supplier: SupplierCode) => `SUPPLIER#${supplier}`
export const supplierInfoKey = (supplier: SupplierCode, locale: string) =>
  key(supplierPk(supplier), `INFO#${locale}`)
export const roomTypeKey = (supplier: SupplierCode, optionKey: OptionKey) =>
  key(supplierPk(supplier), `ROOM#${optionKey}`)
export const rateRulesKey = (supplier: SupplierCode, optionKey: OptionKey) =>
  key(supplierPk(supplier), `RATES#${optionKey}`)
export const lowestRatesKey = (supplier: SupplierCode) => key(supplierPk(supplier), 'LOWEST')
/** What is agreed with a supplier: cancellation, children, contacts. */
export const supplierTermsKey = (supplier: SupplierCode) => key(supplierPk(supplier), 'TERMS')

export const calendarPk = (supplier: SupplierCode) => `SUPPLIER#${supplier}#CALENDAR`
export const allotmentKey = (supplier: SupplierCode, month: CalendarMonth, optionKey: OptionKey) =>
  key(calendarPk(supplier), `${month}#${optionKey}`)
export const monthRatesKey = (supplier: SupplierCode, month: CalendarMonth) =>
  key(calendarPk(supplier), `${month}#~rates`)

/** Counts that somebody set by hand, by instant; they sort behind the months. */
export const countedKey = (supplier: SupplierCode, at: string) =>
  key(calendarPk(supplier), `COUNTED#${at}`)

export const catalogueKey = (kind: CatalogueKind, code: string) => key(`CATALOGUE#${kind}`, code)
/**
 * Counts the edits of an entry with those of an eighth of all: one count for all would let edits
 * wait for each other.
 */
export const catalogueEditsKey = (code: string) => key('CATALOGUE', `EDITED#${shardOf(code)}`)
export type CatalogueKind =
  | 'camp'
  | 'country'
  | 'region'
  | 'feature'
  | 'transit-point'
  | 'activity'
  | 'connection'
/**
 * What content managers are changing of an entry, until it is published: some hundred in one
 * partition.
 */
export const contentDraftKey = (kind: CatalogueKind, code: string) =>
  key('CONTENT#drafts', `${kind}#${code}`)
/** Drafts that are to be published by themselves. */
export const contentDue = 'CONTENTDUE'
/** What each publication of an entry changed, and the publications of one edition. */
export const contentVersionKey = (kind: CatalogueKind, code: string, version?: number) =>
  key(`CONTENT#${kind}#${code}`, `VERSION#${version === undefined ? '' : padVersion(version)}`)
/** Suppliers' rate sheets that content managers go on with later: some dozens in one partition. */
export const rateSheetKey = (id: string) => key('CONTENT#sheets', id)
/** Import runs of the catalogue: some hundred a year in one partition. */
export const importKey = (id: string) => key('CONTENT#imports', id)
/** Import runs that a worker is at. */
export const contentImportsDue = 'CONTENTIMPORT'
/** The rows of a file, part by part, as they were sent. */
export const importPartRowsKey = (id: string, part?: number) =>
  key(`CONTENT#import#${id}`, `PART#${part === undefined ? '' : padVersion(part)}`)
/** What became of the rows of an import run, chunk by chunk from a row on. */
export const importRowsKey = (id: string, row: number) =>
  key(`CONTENT#import#${id}`, `ROW#${padVersion(row)}`)
/** That owners of trips are still to be told of an edition's rates. */
export const rateNewsKey = (edition: string) => key(contentEditionPk(edition), 'TELL')
export const rateNewsDue = 'RATENEWS'
export const contentEditionPk = (edition: string) => `CONTENT#edition#${edition}`
/** What an edition that is under way has in mind with an entry. */
export const editionEntryKey = (
  edition: string,
  ref?: { readonly kind: CatalogueKind; readonly code: string },
) => key(contentEditionPk(edition), `ENTRY#${ref === undefined ? '' : `${ref.kind}#${ref.code}`}`)
/**
 * Whether an edition is in force: whoever reads what it changes reads it, so it lies with what is
 * published.
 */
export const editionKey = (edition: string) =>
  key(`CATALOGUE#published#edition#${edition}`, 'EDITION')
/** Editions that are to be settled, or given up. */
export const editionsDue = 'EDITIONDUE'
/** A part of an object of the published catalogue; parts lie in their order. */
export const publishedKey = (object: string, part: number) =>
  key(`CATALOGUE#published#${object}`, `PART#${String(part).padStart(3, '0')}`)
/** The demo trips that are still to be brought to their states. */
export const demoLivesKey = { pk: 'DEMO', sk: 'LIVES' } as const
export const exchangePk = 'EXCHANGE'
export const exchangeKey = (date: CalendarDate) => key(exchangePk, `DAY#${date}`)
/** Rates of a day that were refused. */
export const refusedRatesKey = (date: CalendarDate) => key(exchangePk, `ASIDE#${date}`)

/** The names of currencies. */
export const currencyNamesKey = key(exchangePk, 'CURRENCIES')

const paymentPk = (agency: AgencyId, payment: PaymentId) => `AGENCY#${agency}#PAYMENT#${payment}`
export const paymentKey = (agency: AgencyId, payment: PaymentId) =>
  key(paymentPk(agency, payment), 'PAYMENT')
export const chargesKey = (agency: AgencyId, payment: PaymentId) =>
  key(paymentPk(agency, payment), 'CHARGES')
export const reminderKey = (
  agency: AgencyId,
  payment: PaymentId,
  reminder: { due: CalendarDate | undefined; days: number; to: 'client' | 'agent' },
) =>
  key(
    paymentPk(agency, payment),
    `REMINDER#${reminder.due ?? ''}#${reminder.days}${reminder.to === 'agent' ? '#agent' : ''}`,
  )
/** That the agent was told of a payment that came in. */
export const paidMailKey = (agency: AgencyId, payment: PaymentId) =>
  key(paymentPk(agency, payment), 'PAIDMAIL')
/** A link to pay that a mail carries, by the hash of its secret. */
export const paymentLinkKey = (agency: AgencyId, hash: string) =>
  key(`AGENCY#${agency}#PAYLINK#${hash}`, 'PAYLINK')
/** A link by which guests see a trip, by the hash of its secret, and all links to a trip. */
export const shareLinkKey = (agency: AgencyId, hash: string) =>
  key(`AGENCY#${agency}#SHARELINK#${hash}`, 'SHARELINK')
export const shareLinksOf = (agency: AgencyId, itinerary: ItineraryId) =>
  `AGENCY#${agency}#SHARELINKSOF#${itinerary}`
/** Calendar feeds of an agency’s agents, each by the hash of its secret. */
export const calendarFeeds = (agency: AgencyId) => `AGENCY#${agency}#CALENDARFEEDS`
export const calendarFeedKey = (agency: AgencyId, hash: string) =>
  key(calendarFeeds(agency), `FEED#${hash}`)
export const paymentsOfAgency = (agency: AgencyId) => `AGENCY#${agency}#PAYMENTS`
/** Charges of which a person has to send money back that no payment of a trip shows. */
export const strayRefundsOf = (agency: AgencyId) => `AGENCY#${agency}#STRAYREFUNDS`
/** What a person has to do about a payment, and the tasks of an agency. */
export const paymentTaskKey = (agency: AgencyId, payment: PaymentId, task: string) =>
  key(paymentPk(agency, payment), `TASK#${task}`)
export const paymentTasksOf = (agency: AgencyId) => `AGENCY#${agency}#PAYMENTTASKS`
/** The last number of a kind of paper in a year of an agency. */
export const paperCountKey = (agency: AgencyId, kind: string, year: string) =>
  key(`AGENCY#${agency}#PAPERS`, `${kind}#${year}`)
export const paymentsDue = 'PAYMENTDUE'
export const refundsWanted = 'REFUNDS'
/** Payments whose provider is asked how they stand, by when. */
export const paymentsToAsk = 'PAYMENTASK'
export const paymentEventKey = (provider: string, event: string) =>
  key(`PAYMENTEVENT#${provider}#${event}`, 'EVENT')
export const sandboxKey = (token: string) => key(`SANDBOX#${token}`, 'SANDBOX')
export const sandboxSecretKey = { pk: 'SANDBOX', sk: 'SECRET' } as const

export const mediaKey = (agency: AgencyId, media: MediaId) =>
  key(`AGENCY#${agency}#MEDIA#${media}`, 'MEDIA')
export const mediaOf = (agency: AgencyId, owner: ItineraryId | ClientId | AgencyId | 'library') =>
  `AGENCY#${agency}#MEDIAOF#${owner}`
/** The searches of the library that an agency keeps. */
export const librarySearchesKey = (agency: AgencyId) =>
  key(`AGENCY#${agency}#MEDIA#searches`, 'SEARCHES')
/** Tags and collections that an agency made by themselves, whether or not a medium has them. */
export const libraryLabelsKey = (agency: AgencyId) => key(`AGENCY#${agency}#MEDIA#labels`, 'LABELS')
/** Lightboxes of an agency: each, the links to it, and what guests said of its media. */
export const lightboxesOf = (agency: AgencyId) => `AGENCY#${agency}#LIGHTBOXES`
export const lightboxKey = (agency: AgencyId, id: string) => key(lightboxesOf(agency), `BOX#${id}`)
export const lightboxLinkKey = (agency: AgencyId, hash: string) =>
  key(lightboxesOf(agency), `LINK#${hash}`)
export const lightboxWordKey = (agency: AgencyId, hash: string, media: MediaId) =>
  key(lightboxesOf(agency), `SAID#${hash}#${media}`)
/** Which medium of the library has a file, by the file's tag. */
export const libraryFileKey = (agency: AgencyId, tag: string) =>
  key(`AGENCY#${agency}#MEDIAOF#FILE#${tag}`, 'FILE')
/** Media whose file is to be deleted: never finished, or removed. */
export const mediaDue = 'MEDIADUE'
/** Media that wait for their scan. */
export const mediaWork = 'MEDIAWORK'
