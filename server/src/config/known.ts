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
      'Folder for the embedded database, generated secrets, the certificate and recordings (several servers share its `recordings`). Under root, where the user `nobody` cannot enter it, `/var/lib/colloquy/<name>`, printed at start.',
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
    name: 'OPENAI_API_KEY',
    default: 'none',
    meaning:
      'A key of OpenAI: what listens, speaks and words lines is theirs then, unless set otherwise below. What is said in calls goes there.',
  },
  {
    name: 'LISTEN_URL',
    default: 'built in',
    meaning:
      "Speech recognition over OpenAI's protocol, e.g. `http://127.0.0.1:8000/v1`; `none` for the built-in one whatever key there is.",
  },
  {
    name: 'LISTEN_KEY',
    default: 'none',
    meaning: 'Its key.',
  },
  {
    name: 'LISTEN_MODEL',
    default: '`gpt-4o-mini-transcribe`',
    meaning: 'Its model.',
  },
  {
    name: 'SPEAK_URL',
    default: 'built in',
    meaning: "A voice over OpenAI's protocol, or `none`.",
  },
  {
    name: 'SPEAK_KEY',
    default: 'none',
    meaning: 'Its key.',
  },
  {
    name: 'SPEAK_MODEL',
    default: '`gpt-4o-mini-tts`',
    meaning: 'Its model.',
  },
  {
    name: 'SPEAK_VOICES',
    default: "OpenAI's",
    meaning: 'Its voices that personas may have, comma-separated.',
  },
  {
    name: 'WORD_URL',
    default: 'templates',
    meaning:
      "A chat model over OpenAI's protocol that words what the persona has decided to say, and says what a question asks for where the persona is not sure, e.g. `http://127.0.0.1:11434/v1`; or `none`.",
  },
  {
    name: 'WORD_KEY',
    default: 'none',
    meaning: 'Its key.',
  },
  {
    name: 'WORD_MODEL',
    default: '`gpt-4o-mini`',
    meaning: 'Its model.',
  },
  {
    name: 'GRADE_URL',
    default: 'none',
    meaning:
      "A chat model over OpenAI's protocol that judges talks criterion by criterion, beside the built-in grader, e.g. `http://127.0.0.1:11434/v1`. Transcripts go there.",
  },
  {
    name: 'GRADE_KEY',
    default: 'none',
    meaning: "Its key; at OpenAI's own address `OPENAI_API_KEY` will do.",
  },
  {
    name: 'GRADE_MODEL',
    default: '`gpt-4o-mini`',
    meaning: 'Its model.',
  },
  {
    name: 'GRADE_ANSWERS',
    default: '`3`',
    meaning: 'How often it is asked about each criterion, 1 to 9: the one in the middle counts.',
  },
  {
    name: 'GRADE_TEMPERATURE',
    default: '`0.4`',
    meaning: 'How freely it answers, 0 to 2.',
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
