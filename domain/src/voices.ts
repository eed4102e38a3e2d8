/**
 * Who can be heard, as people read it in a list. Each is a tree, and none says whether it is a man's or a
 * woman's: whoever writes a roleplay listens and chooses.
 */
export const VOICES = {
  alder: 'Alder, low and even',
  birch: 'Birch, high and clear',
  cedar: 'Cedar, middle, with a Scottish colour',
  hazel: 'Hazel, middle and warm',
  maple: 'Maple, low to middle, brisk',
  rowan: 'Rowan, low and soft',
  aspen: 'Aspen, high, with a Scottish colour',
} as const

export type VoiceId = keyof typeof VOICES

export const VOICE_IDS = Object.keys(VOICES) as VoiceId[]
