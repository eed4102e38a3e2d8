/** Every setting. The table in README.md says the same; a test compares them. */
export const SETTINGS = [
  {
    name: 'HOST',
    default: '`127.0.0.1`',
    meaning: 'Address to listen on; `0.0.0.0` for every one of this machine.',
  },
  { name: 'PORT', default: '`3000`', meaning: 'Port to listen on.' },
  {
    name: 'PUBLIC_URL',
    default: 'host and port',
    meaning: 'Where people reach Colloquy, e.g. `https://practice.example`; no path.',
  },
  {
    name: 'TRUST_PROXY',
    default: '`false`',
    meaning:
      'Whom to believe about the address of a visitor: how many proxies stand in front, or a comma-separated list of their addresses or CIDR ranges.',
  },
  {
    name: 'TLS',
    default: 'off',
    meaning: '`self`: https with a certificate of our own, made once. Browsers warn about it once.',
  },
  {
    name: 'TLS_CERT',
    default: 'none',
    meaning: 'File with the certificate and its chain (PEM), for https without a proxy.',
  },
  { name: 'TLS_KEY', default: 'none', meaning: 'File with the key of that certificate (PEM).' },
  {
    name: 'COLLOQUY_DATA',
    default: '`.data`',
    meaning:
      'Folder for the embedded database, generated secrets and the certificate. Under root, where the user `nobody` cannot enter it, `/var/lib/colloquy/<name>`, printed at start.',
  },
  {
    name: 'DATABASE_URL',
    default: 'embedded',
    meaning:
      'A Postgres of your own (15 or newer), e.g. `postgresql://user:password@host/colloquy`.',
  },
  {
    name: 'LIVEKIT_URL',
    default: 'embedded',
    meaning:
      'A LiveKit server or cloud project, e.g. `wss://my-project.livekit.cloud`. Without it browsers find the media server at `PUBLIC_URL`.',
  },
  { name: 'LIVEKIT_API_KEY', default: 'generated', meaning: 'Its API key.' },
  { name: 'LIVEKIT_API_SECRET', default: 'generated', meaning: 'The secret of that key.' },
  {
    name: 'MEDIA_UDP_PORTS',
    default: 'any',
    meaning:
      'Ports for the audio of calls, e.g. `50000-50010`: the embedded media server takes the first that is free.',
  },
  {
    name: 'MEDIA_TCP_PORT',
    default: 'any',
    meaning:
      'Port for that audio over TCP, from networks that block UDP, e.g. `50000`: TCP and UDP may have the same number.',
  },
  {
    name: 'MEDIA_ADDRESSES',
    default: "the machine's own",
    meaning:
      'Where browsers send that audio, comma-separated, e.g. the public address of a machine behind a router.',
  },
  {
    name: 'AGENT_SECRET',
    default: 'generated',
    meaning:
      'What agents show when they ask for calls, at least 24 characters. Set it when they run elsewhere (`npm run agent`): then none is started beside the server.',
  },
  {
    name: 'CONTACT_EMAIL',
    default: '`hello@colloquy.example`',
    meaning: 'The address that pages tell people to write to.',
  },
  {
    name: 'LOG_LEVEL',
    default: '`info`',
    meaning: '`debug`, `info`, `warn`, `error` or `silent`.',
  },
  {
    name: 'LOG_FORMAT',
    default: '`text`',
    meaning: '`text` for people, `json` for a log collector.',
  },
] as const satisfies { name: string; default: string; meaning: string }[]

export type SettingName = (typeof SETTINGS)[number]['name']

export const SETTING_NAMES: readonly SettingName[] = SETTINGS.map((setting) => setting.name)

export const isSettingName = (name: string): name is SettingName =>
  (SETTING_NAMES as readonly string[]).includes(name)
