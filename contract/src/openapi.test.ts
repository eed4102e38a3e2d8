import { describe, expect, it } from 'vitest'
import type { Audience, Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'

/* What a reader of OpenAPI 3.1 relies on. The server's tests hold every answer against it. */

type Json = Record<string, unknown>
type Parameter = { name: string; in: string; required: boolean; schema: Json }
type Body = { description?: string; content: { 'application/json': { schema: Json } } }
type Operation = {
  operationId: string
  summary: string
  description: string
  security?: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: Body & { required: boolean }
  responses: Record<string, Body>
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> }
}

const text = JSON.stringify(
  openApiDocument({ origin: 'https://practice.example', version: '1.2.3' }),
)
const document = JSON.parse(text) as Document

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

/** Everything in the document, with where it stands. */
function* everything(value: unknown, at = '#'): Generator<{ at: string; value: Json }> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { at, value: value as Json }
  for (const [key, inner] of Object.entries(value))
    yield* everything(inner, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
}

const whole = [...everything(document)]
const places = new Set(whole.map(({ at }) => at))

describe('the document', () => {
  it('is of version 3.1 and says where it holds', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info).toMatchObject({ title: 'Colloquy', version: '1.2.3' })
    expect(Object.keys(document.components.securitySchemes)).toEqual(['session'])
    expect(document.servers).toEqual([{ url: 'https://practice.example' }])
  })

  it('has every call of the contract, where the contract has it, and no other', () => {
    const documented = operations.map(({ path, method, operation }) =>
      [operation.operationId, method.toUpperCase(), path].join(' '),
    )
    const contracted = Object.entries(endpoints).map(([name, endpoint]) =>
      [name, endpoint.method, endpoint.path.replace(/:(\w+)/g, '{$1}')].join(' '),
    )
    expect(documented.toSorted()).toEqual(contracted.toSorted())
  })

  it('gives no two calls the same name, and each name can be a name in a program', () => {
    const names = operations.map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/)
  })

  it('has no two paths that differ in the names of their parameters alone', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replace(/{\w+}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('refers to nothing that is not in it', () => {
    const references = whole.filter(({ value }) => '$ref' in value)
    expect(references.length).toBeGreaterThan(50)
    expect(references.filter(({ value }) => !places.has(String(value.$ref)))).toEqual([])
    // Beside a reference older readers see nothing else.
    expect(references.filter(({ value }) => Object.keys(value).length > 1)).toEqual([])
  })

  it('has no shape that nothing refers to, and names them as it may', () => {
    const names = Object.keys(document.components.schemas)
    expect(names.filter((name) => !/^[\w.-]+$/.test(name))).toEqual([])
    expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([])
  })

  it('holds nothing of the tool it was made with', () => {
    const leftovers = ['$schema', '$defs', '$id', 'definitions', '~standard']
    const left = whole.filter(({ value }) => leftovers.some((key) => key in value))
    expect(left.map(({ at }) => at)).toEqual([])
  })
})

/** What everybody has to reckon with who makes a call of this kind. */
const REFUSALS: Record<Audience, string[]> = {
  anyone: ['422', '503'],
  'signed-in': ['401', '422', '503'],
  admin: ['401', '403', '422', '503'],
  developer: ['401', '403', '422', '503'],
}

describe('each call in it', () => {
  it.each(operations)(
    '$operation.operationId says what it is for, and for whom',
    ({ operation }) => {
      const { who }: Endpoint = endpoints[operation.operationId as keyof typeof endpoints]
      expect(operation.summary).toMatch(/\S.*\.$/)
      expect(operation.description).toMatch(/^For .*\.$/)
      const scheme = { session: [] }
      expect(operation.security).toEqual(who === 'anyone' ? undefined : [scheme])
    },
  )

  it.each(operations)(
    '$operation.operationId declares the parameters of its path',
    ({ path, operation }) => {
      const inPath = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name)
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(declared.map(({ name }) => name).toSorted()).toEqual(inPath.toSorted())
      for (const parameter of declared) expect(parameter.required).toBe(true)
      const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
      expect(new Set(keys).size).toBe(keys.length)
      for (const parameter of operation.parameters) expect(parameter.schema).toBeTypeOf('object')
    },
  )

  it.each(operations)(
    '$operation.operationId says what goes in and what comes out',
    ({ method, operation }) => {
      const { body, who }: Endpoint = endpoints[operation.operationId as keyof typeof endpoints]
      const isRequired = body === undefined ? undefined : !body.safeParse(undefined).success
      expect(operation.requestBody?.required).toBe(isRequired)
      expect(method === 'get' && body !== undefined).toBe(false)

      const { responses } = operation
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', ...REFUSALS[who]]))
      for (const [status, { description, content }] of Object.entries(responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/)
        expect(description).toMatch(/\S/)
        expect(content['application/json'].schema).toBeTypeOf('object')
      }
      const refusals = Object.entries(responses).filter(([status]) => status.startsWith('4'))
      for (const [, { content }] of refusals)
        expect(content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Error' })
    },
  )
})
