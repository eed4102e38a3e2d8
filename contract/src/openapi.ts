import { z } from 'zod'
import type { Audience, Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { ErrorBody } from './error-body.ts'
import { refusals } from './messages.ts'

type Json = Record<string, unknown>

/** The contract as an OpenAPI 3.1 document: made from it, so it cannot say anything else. */
export function openApiDocument({ origin, version }: { origin: string; version: string }): Json {
  const shapes = createShapes()
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, shapes),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Colloquy',
      version,
      summary:
        'Practise conversations by live voice with an AI persona, and get a grade you can check.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: shapes.named,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of signing in.' },
      },
    },
  }
}

type Shapes = {
  of: (shape: z.ZodType, io: 'input' | 'output') => Json
  named: Record<string, Json>
}

/** Shapes with an id are written once and referred to. What goes in may differ from what comes out. */
function createShapes(): Shapes {
  const named: Record<string, Json> = {}
  const of = (shape: z.ZodType, io: 'input' | 'output'): Json => {
    const { $schema, $defs, ...json } = z.toJSONSchema(shape, {
      target: 'draft-2020-12',
      io,
      unrepresentable: 'any',
    }) as Json & { $defs?: Record<string, Json> }
    for (const [id, definition] of Object.entries($defs ?? {}))
      named[id] = pointingToComponents(definition)
    return pointingToComponents(json)
  }
  return { of, named }
}

const pointingToComponents = (json: Json): Json => {
  const { id, ...rest } = JSON.parse(
    JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Json
  return rest
}

function operation(name: string, endpoint: Endpoint, shapes: Shapes): Json {
  return {
    operationId: name,
    summary: endpoint.about,
    description: AUDIENCES[endpoint.who],
    ...(endpoint.who === 'anyone' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parameters('path', endpoint.params, shapes),
      ...parameters('query', endpoint.query, shapes),
      ...(endpoint.method === 'GET' || endpoint.who === 'anyone' ? [] : [IDEMPOTENCY_KEY]),
    ],
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: !endpoint.body.safeParse(undefined).success,
            content: json(shapes.of(endpoint.body, 'input')),
          },
        }),
    responses: responses(endpoint, shapes),
  }
}

const AUDIENCES: Record<Audience, string> = {
  anyone: 'For anyone, signed in or not.',
  'signed-in': 'For whoever is signed in.',
  admin: 'For admins of an organization.',
  developer: 'For developers.',
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes it safe to send this again after a lost answer: the first answer is repeated for a day.',
  schema: { type: 'string', minLength: 16, maxLength: 200 },
}

function parameters(place: 'path' | 'query', shape: z.ZodType | undefined, shapes: Shapes): Json[] {
  if (shape === undefined) return []
  const { properties = {}, required = [] } = shapes.of(shape, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function responses(endpoint: Endpoint, shapes: Shapes): Json {
  const error = { content: json(shapes.of(ErrorBody, 'output')) }
  const also = Object.entries(endpoint.also ?? {}).map(([status, shape]): [string, Json] => [
    status,
    { description: 'See the schema', content: json(shapes.of(shape, 'output')) },
  ])
  const refuses = Object.entries(endpoint.refuses ?? {}).map(
    ([status, description]): [string, Json] => [status, { description, ...error }],
  )
  const isWrite = endpoint.method !== 'GET'
  return {
    200: { description: 'Done', content: json(shapes.of(endpoint.answer, 'output')) },
    ...(isWrite ? { 400: { description: 'The body cannot be read', ...error } } : {}),
    ...(endpoint.who === 'anyone' ? {} : { 401: { description: refusals.token, ...error } }),
    ...(endpoint.who === 'admin' || endpoint.who === 'developer'
      ? { 403: { description: 'Not for this account', ...error } }
      : {}),
    ...(endpoint.params === undefined
      ? {}
      : { 404: { description: 'Not found, or not yours to see', ...error } }),
    ...(isWrite ? { 409: { description: 'Cannot be done as things are', ...error } } : {}),
    ...(isWrite ? { 413: { description: 'The body is too large', ...error } } : {}),
    ...(isWrite ? { 415: { description: 'The body is not JSON', ...error } } : {}),
    422: { description: 'A field is missing or wrong', ...error },
    429: { description: refusals.tooManyAttempts, ...error },
    503: { description: refusals.unavailable, ...error },
    ...Object.fromEntries(refuses),
    ...Object.fromEntries(also),
  }
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })
