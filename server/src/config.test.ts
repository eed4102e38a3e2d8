import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SETTINGS } from './config/known.ts'
import { isMicrophoneAllowed, REPOSITORY, readConfig, wantsDemo } from './config.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'colloquy-config-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (env: Record<string, string> = {}) => readConfig(env, { root })
const inFile = (text: string) => writeFileSync(join(root, '.env'), text)

describe('a wrong setting is refused, by its name and with what is expected', () => {
  it.each([
    ['HOST', 'http://localhost', 'HOST is "http://localhost", and must be an address or a name'],
    ['HOST', '127.0.0.1:80', 'HOST is "127.0.0.1:80", and must be'],
    ['PORT', '0', 'PORT is "0", and must be a port number from 1 to 65535.'],
    ['PORT', '65536', 'PORT is "65536", and must be'],
    ['PORT', '3e3', 'PORT is "3e3", and must be'],
    [
      'PUBLIC_URL',
      'practice.example',
      'PUBLIC_URL is "practice.example", and must be a web address',
    ],
    ['PUBLIC_URL', 'ftp://practice.example', 'PUBLIC_URL is'],
    ['PUBLIC_URL', 'https://practice.example/app', 'must be a web address without path'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY is "true", and must be false, the number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY is'],
    ['TRUST_PROXY', '10.0.0.1,nginx', 'TRUST_PROXY is'],
    ['TLS', 'on', 'TLS is "on", and must be self, or left out.'],
    ['COLLOQUY_DATA', '~/colloquy', 'must be a path that does not begin with ~.'],
    ['MEDIA_TCP_PORT', '50000-50010', 'MEDIA_TCP_PORT is "50000-50010", and must be a port number'],
    [
      'MEDIA_TCP_PORT',
      '3000',
      'MEDIA_TCP_PORT and PORT are both 3000: each needs a port of its own.',
    ],
    ['AGENT_SECRET', 'short', 'AGENT_SECRET must be at least 24 letters, digits or signs'],
    ['AGENT_SECRET', 'with a space in between them', 'AGENT_SECRET must be at least 24'],
    ['CONTACT_EMAIL', 'us', 'CONTACT_EMAIL is "us", and must be a mail address.'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL is "loud", and must be one of debug, info, warn, error, silent.',
    ],
    ['GRADE_ANSWERS', '0', 'GRADE_ANSWERS is "0", and must be how often to ask, from 1 to 9.'],
    ['GRADE_TEMPERATURE', '2.5', 'GRADE_TEMPERATURE is "2.5", and must be a number from 0 to 2.'],
    ['LOG_FORMAT', 'xml', 'LOG_FORMAT is "xml", and must be one of text, json.'],
  ])('%s=%s', (name, value, complaint) => {
    expect(() => read({ [name]: value })).toThrow(complaint)
  })

  it.each([
    ['DATABASE_URL', 'mysql://ada:secret@host/colloquy'],
    ['LIVEKIT_URL', 'livekit.example?secret'],
  ])('%s, without repeating what may hold a password', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must be the address of`))
    expect(() => read({ [name]: value })).not.toThrow('secret')
  })

  it.each([
    ['GRADE_URL', 'ftp://ada:secret@host'],
    ['GRADE_KEY', ' secret'.repeat(100)],
  ])('%s, without repeating it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must be`))
    expect(() => read({ [name]: value })).not.toThrow('secret')
  })

  it('also when it is in the file .env, and says so', () => {
    inFile('PORT=none')
    expect(() => read()).toThrow('PORT (in .env) is "none", and must be')
  })
})

describe('settings that belong together are refused apart', () => {
  const key = { LIVEKIT_API_KEY: 'key' }
  const secret = { LIVEKIT_API_SECRET: 'secret' }
  const url = { LIVEKIT_URL: 'wss://livekit.example' }
  it.each([
    [{ TLS_CERT: 'cert.pem' }, 'TLS_KEY is missing'],
    [{ TLS_KEY: 'key.pem' }, 'TLS_CERT is missing'],
    [{ TLS: 'self', TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' }, 'TLS=self makes a certificate'],
    [url, 'LIVEKIT_API_KEY is missing: LIVEKIT_URL needs a key and its secret.'],
    [{ ...url, ...key }, 'LIVEKIT_API_SECRET is missing'],
    [{ ...url, ...secret }, 'LIVEKIT_API_KEY is missing'],
    [key, 'LIVEKIT_API_SECRET is missing'],
    [{ GRADE_MODEL: 'big' }, 'GRADE_URL is missing: GRADE_MODEL is for the model at that address.'],
  ] as [Record<string, string>, string][])('%j', (env, complaint) => {
    expect(() => read(env)).toThrow(complaint)
  })
})

describe('a setting that does not exist is refused', () => {
  it.each([
    ['COLLOQUY_PORT', '3001', 'PORT'],
    ['COLLOQUY_DATA_DIR', '/data', 'COLLOQUY_DATA'],
    ['COLLOQUY_DATABASE_URL', 'postgresql://host/db', 'DATABASE_URL'],
    ['PUBLIC_URI', 'https://practice.example', 'PUBLIC_URL'],
    ['DATABASE_URI', 'postgresql://host/db', 'DATABASE_URL'],
    ['DATABSE_URL', 'postgresql://host/db', 'DATABASE_URL'],
    ['TRUST_PROXIES', '1', 'TRUST_PROXY'],
    ['LIVEKIT_APIKEY', 'key', 'LIVEKIT_API_KEY'],
    ['LIVEKIT_API_SECRETS', 'secret', 'LIVEKIT_API_SECRET'],
    ['TLS_CERTS', 'cert.pem', 'TLS_CERT'],
  ])('%s, with the one that was meant', (name, value, meant) => {
    expect(() => read({ [name]: value })).toThrow(
      `${name} (in the environment) is not a setting: did you mean ${meant}?`,
    )
  })

  it('in the file .env whatever it is called, since that file is ours alone', () => {
    inFile('LOGLEVEL=info')
    expect(() => read()).toThrow('LOGLEVEL (in .env) is not a setting: did you mean LOG_LEVEL?')
    inFile('port=80')
    expect(() => read()).toThrow('did you mean PORT?')
    inFile('REDIS_URL=redis://host')
    expect(() => read()).toThrow('REDIS_URL (in .env) is not a setting: the README lists')
  })

  it.each([
    ...['DATABASE_SSL', 'DATABASE_PORT', 'DATABASE_USER', 'DATABASE_PASSWORD', 'TLS_PORT'],
    ...[
      'SSL_CERT_FILE',
      'SSL_CERT_DIR',
      'NODE_EXTRA_CA_CERTS',
      'HOSTNAME',
      'HTTPS_PROXY',
      'NO_PROXY',
    ],
    ...['LOGLEVEL', 'LOG_FILE', 'PUBLIC_KEY', 'LIVEKIT_KEYS', 'npm_config_user_agent', 'REPORT'],
  ])('but what ordinary environments hold is not: %s', (name) => {
    expect(read({ [name]: 'anything' }).port).toBe(3000)
  })

  it('nor what Kubernetes sets for a service that is called colloquy', () => {
    const env = {
      COLLOQUY_SERVICE_HOST: '10.0.0.7',
      COLLOQUY_SERVICE_PORT: '3000',
      COLLOQUY_SERVICE_PORT_HTTP: '3000',
      COLLOQUY_PORT: 'tcp://10.0.0.7:3000',
      COLLOQUY_PORT_3000_TCP: 'tcp://10.0.0.7:3000',
      COLLOQUY_PORT_3000_TCP_ADDR: '10.0.0.7',
    }
    expect(read(env).port).toBe(3000)
  })
})

describe('without any setting', () => {
  it('Colloquy is for this machine, with all of its own', () => {
    expect(read()).toEqual({
      host: '127.0.0.1',
      port: 3000,
      isLoopback: true,
      publicOrigin: 'http://127.0.0.1:3000',
      trustProxy: false,
      tls: { kind: 'none' },
      dataFolder: expect.anything(),
      database: { kind: 'embedded' },
      media: { kind: 'embedded', url: 'ws://127.0.0.1:3000', keys: null },
      mediaNetwork: { udpPorts: null, tcpPort: null, addresses: [] },
      agentSecret: null,
      speech: {},
      grader: null,
      contactEmail: 'hello@colloquy.example',
      log: { level: 'info', format: 'text' },
    })
  })

  it('or with empty ones, which count as none', () => {
    inFile('PORT=\nTLS=')
    expect(read({ DATABASE_URL: '', PUBLIC_URL: ' ' })).toEqual(read())
  })
})

describe('settings', () => {
  it('come from the environment, then from the file .env', () => {
    inFile('# ours\nPORT=4000\nexport HOST="::1"\n')
    expect(read()).toMatchObject({ port: 4000, host: '::1', publicOrigin: 'http://[::1]:4000' })
    expect(read({ PORT: '5000' })).toMatchObject({ port: 5000, host: '::1' })
  })

  it.each([
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000', 'ws://localhost:3000'],
    [{ HOST: '::', TLS: 'self' }, 'https://localhost:3000', 'wss://localhost:3000'],
    [{ PORT: '80' }, 'http://127.0.0.1', 'ws://127.0.0.1'],
    [
      { PUBLIC_URL: 'https://practice.example/' },
      'https://practice.example',
      'wss://practice.example',
    ],
  ] as [Record<string, string>, string, string][])(
    'say where people and their browsers find us: %j',
    (env, origin, media) => {
      expect(read(env)).toMatchObject({ publicOrigin: origin, media: { url: media } })
    },
  )

  it('say by which ports the audio of calls comes', () => {
    const env = { MEDIA_UDP_PORTS: '50000-50000', MEDIA_TCP_PORT: '50000' }
    expect(read(env).mediaNetwork).toMatchObject({ udpPorts: '50000-50000', tcpPort: 50000 })
  })

  it('name no model that grades, whoever listens and speaks', () => {
    expect(read({ OPENAI_API_KEY: 'sk-1', WORD_URL: 'http://127.0.0.1:8000/v1' }).grader).toBeNull()
  })

  it('name the model that grades, with a key for its own address alone', () => {
    const env = { OPENAI_API_KEY: 'sk-1', GRADE_URL: 'http://127.0.0.1:8000/v1/' }
    expect(read(env).grader).toEqual({
      url: 'http://127.0.0.1:8000/v1',
      key: null,
      model: 'gpt-4o-mini',
      answers: 3,
      temperature: 0.4,
    })
    expect(read({ ...env, GRADE_URL: 'https://api.openai.com/v1' }).grader?.key).toBe('sk-1')
    expect(read({ ...env, GRADE_KEY: 'own', GRADE_ANSWERS: '5' }).grader).toMatchObject({
      key: 'own',
      answers: 5,
    })
  })

  it('send browsers to LiveKit as a WebSocket', () => {
    const env = {
      LIVEKIT_URL: 'https://livekit.example',
      LIVEKIT_API_KEY: 'k',
      LIVEKIT_API_SECRET: 's',
    }
    expect(read(env).media).toEqual({
      kind: 'given',
      url: 'wss://livekit.example',
      keys: { apiKey: 'k', apiSecret: 's' },
    })
  })

  it.each([
    ['false', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('say whom to believe about addresses: TRUST_PROXY=%s', (text, trust) => {
    expect(read({ TRUST_PROXY: text }).trustProxy).toEqual(trust)
  })

  it('are read in any case where it cannot matter', () => {
    expect(read({ LOG_LEVEL: 'WARN', LOG_FORMAT: 'JSON' }).log).toEqual({
      level: 'warn',
      format: 'json',
    })
  })
})

describe('the demo with its known passwords', () => {
  it.each([
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.4' }, false],
    [{ DATABASE_URL: 'postgresql://host/colloquy' }, false],
    [{ PUBLIC_URL: 'https://practice.example' }, false],
    [{}, true],
    [{ HOST: '127.8.0.1' }, true],
    [{ HOST: 'localhost' }, true],
  ] as [Record<string, string>, boolean][])('with %j: %s', (env, isWanted) => {
    expect(wantsDemo(read(env))).toBe(isWanted)
  })
})

describe('browsers allow the microphone', () => {
  it.each([
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://10.0.0.4' }, false],
    [{ PUBLIC_URL: 'http://practice.example' }, false],
    [{ HOST: '0.0.0.0', TLS: 'self' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://practice.example' }, true],
    [{}, true],
    [{ HOST: '::1' }, true],
  ] as [Record<string, string>, boolean][])('with %j: %s', (env, isAllowed) => {
    expect(isMicrophoneAllowed(read(env))).toBe(isAllowed)
  })
})

it('the README has every setting in its table, and no other', () => {
  const readme = readFileSync(join(REPOSITORY, 'README.md'), 'utf8')
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line))
  expect(rows).toEqual(
    SETTINGS.map(({ name, default: by, meaning }) => `| \`${name}\` | ${by} | ${meaning} |`),
  )
})
