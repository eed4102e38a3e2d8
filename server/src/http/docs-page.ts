/** A page to read the API by: plain HTML without a script, from the OpenAPI document. */

type Schema = Record<string, unknown> & { format?: unknown; enum?: unknown; type?: unknown }
type Parameter = {
  name: string
  in: string
  required: boolean
  schema: Schema
  description?: string
}
type Content = { 'application/json': { schema: Schema } }
type Operation = {
  operationId: string
  summary: string
  description: string
  security?: unknown[]
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content: Content }>
}
type Document = {
  info: { version: string; summary: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export function docsPage(openApi: Record<string, unknown>): string {
  const document = openApi as unknown as Document
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  const origin = document.servers[0]?.url ?? ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Colloquy API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>Colloquy API <small>${escaped(document.info.version)}</small></h1>
<p>${escaped(document.info.summary)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Sign in, and send the token:</p>
<pre>TOKEN=$(curl -s ${escaped(origin)}/api/auth/signin -H 'content-type: application/json' \\
  -d '{"email":"you@example.com","password":"…"}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')
curl -s ${escaped(origin)}/api/protected/dashboard -H "authorization: Bearer $TOKEN"</pre>
</header>
<nav aria-label="Calls"><ul>
${calls.map(({ method, path, operation }) => `<li><a href="#${operation.operationId}"><b>${method}</b> ${escaped(path)}</a></li>`).join('\n')}
</ul></nav>
<main>
${calls.map((call) => section({ ...call, origin, schemas: document.components.schemas })).join('\n')}
</main>
</body>
</html>
`
}

type Call = {
  method: string
  path: string
  operation: Operation
  origin: string
  schemas: Record<string, Schema>
}

function section({ method, path, operation, origin, schemas }: Call): string {
  const body = operation.requestBody?.content['application/json'].schema
  const answers = Object.entries(operation.responses)
  const shown = answers.filter(([status]) => status === '200' || status === '202')
  return `<section id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
<h2 id="${operation.operationId}-title"><b>${method}</b> ${escaped(path)}</h2>
<p>${escaped(operation.summary)} <em>${escaped(operation.description)}</em></p>
${operation.parameters.length === 0 ? '' : parameterTable(operation.parameters)}
<pre>${escaped(curl({ method, path, operation, origin, body: body && example(body, schemas) }))}</pre>
${shown.map(([status, { content }]) => `<h3>${status}</h3>\n<pre>${escaped(pretty(example(content['application/json'].schema, schemas)))}</pre>`).join('\n')}
<p>Errors: ${answers
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => `<span title="${escaped(description)}">${status}</span>`)
    .join(' ')}</p>
</section>`
}

const parameterTable = (parameters: Parameter[]): string => `<table>
<thead><tr><th>Parameter</th><th>In</th><th>Required</th><th>About</th></tr></thead>
<tbody>${parameters
  .map(
    ({ name, in: place, required, schema, description }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}</td><td>${required ? 'yes' : 'no'}</td><td>${escaped(description ?? kindOf(schema))}</td></tr>`,
  )
  .join('')}</tbody></table>`

function kindOf({ format, enum: choices, type }: Schema): string {
  if (Array.isArray(choices)) return choices.join(' or ')
  return [format, type].find((kind) => typeof kind === 'string') ?? ''
}

type CurlParts = Pick<Call, 'method' | 'path' | 'operation' | 'origin'> & { body: unknown }

function curl({ method, path, operation, origin, body }: CurlParts): string {
  const lines = [`curl${method === 'GET' ? '' : ` -X ${method}`} ${origin}${path}`]
  if (operation.security !== undefined) lines.push(`  -H "authorization: Bearer $TOKEN"`)
  if (body !== undefined)
    lines.push(`  -H 'content-type: application/json'`, `  -d '${pretty(body)}'`)
  return lines.join(' \\\n')
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 2)

/** A value of the shape, to be read as an example. */
function example(schema: Schema, schemas: Record<string, Schema>): unknown {
  const reference = schema['$ref']
  if (typeof reference === 'string')
    return example(schemas[reference.split('/').at(-1) ?? ''] ?? {}, schemas)
  if (schema['example'] !== undefined) return schema['example']
  if (schema['const'] !== undefined) return schema['const']
  if (schema['default'] !== undefined) return schema['default']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const choice = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choice)) return example(choice[0] as Schema, schemas)
  switch (schema['type']) {
    case 'object':
      return exampleObject(schema, schemas)
    case 'array':
      return [example((schema['items'] ?? {}) as Schema, schemas)]
    case 'string':
      return EXAMPLES[String(schema['format'])] ?? 'text'
    case 'integer':
    case 'number':
      return 1
    case 'boolean':
      return true
    default:
      return null
  }
}

function exampleObject(schema: Schema, schemas: Record<string, Schema>): unknown {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  return Object.fromEntries(
    properties.map(([name, property]) => [name, example(property, schemas)]),
  )
}

const EXAMPLES: Record<string, string> = {
  email: 'you@example.com',
  uuid: '3f0c2f5e-7a94-4b0e-9a35-0d5c1f2b6a7e',
  'date-time': '2026-01-31T09:30:00.000Z',
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem }
h1 small { font-weight: normal; opacity: .6; font-size: .6em }
h2 { font-size: 1.1rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
h2 b, nav b { color: light-dark(oklch(.5 .1 195), oklch(.8 .1 195)) }
h3 { font-size: .9rem; margin: 1rem 0 .25rem }
section { border-top: 1px solid light-dark(#ddd, #444); padding-top: 1rem; margin-top: 2rem }
nav ul { columns: 20rem; padding: 0; list-style: none; font: .85rem/1.7 ui-monospace, monospace }
nav a { text-decoration: none; overflow-wrap: anywhere }
pre { padding: .75rem 1rem; border-radius: .5rem; overflow-x: auto; font-size: .85rem; background: light-dark(#f4f2ee, #23211f) }
table { border-collapse: collapse; font-size: .9rem }
th, td { text-align: left; padding: .25rem 1rem .25rem 0; vertical-align: top }
`
