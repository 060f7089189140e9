// The rival of the race: LoopBack 4 with PostgreSQL, as its documentation builds it (controllers,
// repositories, a transaction for what belongs together). It runs where its packages are installed.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const [port, folder, database, dataFile] = process.argv.slice(2)
const require = createRequire(`${folder}/package.json`)
const { RestApplication, HttpErrors, RestBindings, get, param, post, requestBody } =
  require('@loopback/rest')
const { DefaultTransactionalRepository, Entity, ModelDefinition, juggler } =
  require('@loopback/repository')
const { inject } = require('@loopback/core')

const { models, rows } = JSON.parse(readFileSync(dataFile, 'utf8'))
const db = new juggler.DataSource({ name: 'db', connector: 'postgresql', ...JSON.parse(database) })

const columnTypes = { object: 'jsonb', number: 'double precision' }

/** A model and its repository, by the types of its columns. */
function repositoryOf(name, columns) {
  const definition = new ModelDefinition({ name })
  for (const [column, type] of Object.entries(columns)) {
    const isId = column === 'id'
    const dataType = columnTypes[type]
    const stored = dataType === undefined ? {} : { postgresql: { dataType } }
    definition.addProperty(column, { type, id: isId, required: isId, ...stored })
  }
  const Model = class extends Entity {}
  Object.defineProperty(Model, 'name', { value: name })
  Model.definition = definition
  return new DefaultTransactionalRepository(Model, db)
}

const repositories = Object.fromEntries(
  Object.entries(models).map(([name, columns]) => [name, repositoryOf(name, columns)]),
)
const { Session, Agent, Camp, Client, Itinerary, Segment } = repositories
await db.autoupdate()

/** Who calls: the session by its token, then its agent, read at each call. */
async function agentOf(request) {
  const token = request.headers.authorization
  const session = token && (await Session.findById(token).catch(() => undefined))
  const agent = session && (await Agent.findById(session.agentId).catch(() => undefined))
  if (!agent || agent.archived) throw new HttpErrors.Unauthorized()
  return agent
}

class Controller {
  constructor(request) {
    this.request = request
  }
  async listCamps(filter) {
    await agentOf(this.request)
    return Camp.find(filter)
  }
  async countCamps(where) {
    await agentOf(this.request)
    return Camp.count(where)
  }
  async getCamp(id) {
    await agentOf(this.request)
    return Camp.findById(id)
  }
  async listClients(filter) {
    const { agencyId } = await agentOf(this.request)
    return Client.find({ ...filter, where: { and: [filter?.where ?? {}, { agencyId }] } })
  }
  async createItinerary({ segments, ...trip }) {
    const { id: agentId, agencyId } = await agentOf(this.request)
    const transaction = await db.beginTransaction('READ COMMITTED')
    try {
      const id = `itn_${Math.random().toString(36).slice(2)}`
      const stored = await Itinerary.create({ ...trip, id, agentId, agencyId }, { transaction })
      const lines = segments.map((segment, at) => ({
        ...segment,
        id: `${id}_${at}`,
        itineraryId: id,
      }))
      const created = await Segment.createAll(lines, { transaction })
      await transaction.commit()
      return { ...stored.toJSON(), segments: created }
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }
}

const text = { type: 'string' }
const trip = {
  type: 'object',
  required: ['name', 'startDate', 'endDate', 'segments'],
  properties: {
    name: text,
    startDate: text,
    endDate: text,
    adults: { type: 'number' },
    children: { type: 'number' },
    segments: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'supplierCode', 'startDate', 'endDate'],
        properties: { type: text, supplierCode: text, startDate: text, endDate: text },
      },
    },
  },
}

/** Decorators, applied by hand, since this file is not compiled. */
function decorate(method, route, ...parameters) {
  const descriptor = Object.getOwnPropertyDescriptor(Controller.prototype, method)
  parameters.forEach((decorateParameter, at) => {
    decorateParameter(Controller.prototype, method, at)
  })
  route(Controller.prototype, method, descriptor)
}
inject(RestBindings.Http.REQUEST)(Controller, undefined, 0)
const filter = param.query.object('filter')
decorate('listCamps', get('/Camps'), filter)
decorate('countCamps', get('/Camps/count'), param.query.object('where'))
decorate('getCamp', get('/Camps/{id}'), param.path.string('id'))
decorate('listClients', get('/Clients'), filter)
const body = requestBody({ content: { 'application/json': { schema: trip } } })
decorate('createItinerary', post('/Itineraries'), body)

const app = new RestApplication({ rest: { port: Number(port), host: '127.0.0.1' } })
app.controller(Controller)
for (const [name, records] of Object.entries(rows)) await repositories[name].createAll(records)
await app.start()
console.log('ready')
