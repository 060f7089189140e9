import { demoAgents, demoPassword } from '../../infra/local/demo/people'
import type { Random } from '../simulation/random'
import type { Situation, UsualRule, UsualValues } from './usual-situation'

const challengeTo = ({ harvest, realm }: Situation): string =>
  String(harvest.values('challenge', realm).at(-1) ?? '')

/** Whoever signs in to the demo, so that many have a second step before long. */
const signedInEmails = demoAgents
  .filter(({ archived, objectives }) => !archived && objectives.includes('passwordSet'))
  .map(({ email }) => email)

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** So many capitals. */
export const capitals = (random: Random, count: number): string =>
  Array.from({ length: count }, () => letters[random.below(26)]).join('')

/** Two clients of the agency with their present versions. */
function pairOfClients({ harvest, realm, random }: Situation): UsualValues {
  const versions = new Map(
    harvest
      .find(({ own }) => /^cli_/.test(String(own.get('id'))) && own.has('version'), realm)
      .filter(({ own }) => own.get('id') !== 'cli_astrid')
      .map(({ own }) => [String(own.get('id')), own.get('version')]),
  )
  const ids = [...versions.keys()]
  if (ids.length < 2) return {}
  const keepId = random.pick(ids)
  const loseId = random.pick(ids.filter((id) => id !== keepId))
  const keep = versions.get(keepId)
  const lose = versions.get(loseId)
  return { values: { keepId, loseId, keep, lose, versions: { keep, lose } } }
}

function nameOfClient({ record }: Situation): UsualValues {
  const names = [record.get('firstName'), record.get('lastName')]
  return { values: { name: names.filter((name) => name !== '').join(' ') } }
}

/** An agent of the agency who has not chosen a password yet. */
function invitedAgent({ harvest, realm, random }: Situation): UsualValues {
  const invited = harvest.find(
    ({ own }) => /^agt_/.test(String(own.get('id'))) && own.get('status') === 'invited',
    realm,
  )
  return invited.length === 0 ? {} : { values: { agentId: random.pick(invited).own.get('id') } }
}

/** Another session of the client than the one that asks. */
function otherSession({ harvest, realm }: Situation): UsualValues {
  const { own } = harvest.find((record) => record.own.get('isThis') === false, realm).at(-1) ?? {}
  return own === undefined ? {} : { values: { id: own.get('id') } }
}

/** What no schema tells of agents, clients and their ways to sign in. */
export const usualOfPeople: Readonly<Record<string, UsualRule>> = {
  'POST /api/Agents/login': ({ random }) => ({
    values: { email: random.pick(signedInEmails), password: demoPassword },
  }),
  'POST /api/Agents/second-step': ({ keyring, random, ...rest }) => {
    const challenge = challengeTo({ keyring, random, ...rest })
    return {
      values: { passkey: keyring.sign(challenge) },
      absent: ['recoveryCode', random.pick(['code', 'passkey'])],
    }
  },
  'POST /api/Agencies/sendInvite': invitedAgent,
  'DELETE /api/portal/sessions/{id}': otherSession,
  'POST /api/Agents/passkey-options': () => ({ absent: ['ticket'] }),
  'POST /api/Agents/passkey-sign-in': (situation) => ({
    values: { passkey: situation.keyring.sign(challengeTo(situation)) },
  }),
  'POST /api/MyAccount/passkeys': (situation) => ({
    values: { passkey: situation.keyring.make(challengeTo(situation)) },
  }),
  'POST /api/MyAccount/proof': () => ({
    values: { password: demoPassword },
    absent: ['code', 'recoveryCode', 'passkey'],
  }),
  'POST /api/MyAccount/factors/remove': () => ({ values: { factor: 'totp' } }),
  'POST /api/Clients/login': () => ({
    values: { email: 'astrid.lindqvist@nordmail.se', password: demoPassword },
    absent: ['agencyId'],
  }),
  'POST /api/Clients/{id}/erasure': nameOfClient,
  'POST /api/ClientMerges': pairOfClients,
  'POST /api/ClientImports': ({ random }) => ({
    values: { rows: 1, parts: 1, settings: '{}', fingerprint: capitals(random, 8) },
  }),
  'POST /api/ClientImports/{id}/parts': ({ random }) => ({
    values: {
      part: 1,
      row: 2,
      rows: [
        {
          row: 2,
          firstName: 'Ida',
          lastName: capitals(random, 6),
          email: `${capitals(random, 8).toLowerCase()}@example.org`,
        },
      ],
    },
  }),
  'GET /api/ClientImports/{id}/report/{part}': () => ({ values: { part: 1 } }),
  'GET /api/WindowAPIs/getAgency': ({ harvest, realm, random }) => ({
    values: { wildCode: random.pick(['MAR*', 'BAO*', '*0*', ...agencyCodes(harvest, realm)]) },
  }),
}

const agencyCodes = (harvest: Situation['harvest'], realm: string) =>
  harvest.values('agencyCode', realm).map(String)
