import type { Source } from '@colloquy/domain/roleplays/rehearsed'
import type { Tone } from '../../../ui/badge.tsx'

export const SOURCES_IN_WORDS: Record<Source, string> = {
  written: 'Written by you',
  situation: 'From the situation',
  background: 'From the background',
  pain: 'From a pain point',
  goal: 'From a goal',
  role: 'From name and role',
  'kept-back': 'Kept back until it is earned',
  manners: 'What anybody would say',
  nothing: 'Nothing in the text answers this',
}

const CHECK = 'M2 6.5 5 9.5 10 3'
const LOCK = 'M3 5.5h6v4.5h-6zM4.25 5.5v-1.75a1.75 1.75 0 0 1 3.5 0v1.75'

export const signOf = (source: Source): { tone: Tone; sign?: string } => {
  switch (source) {
    case 'written':
      return { tone: 'good', sign: CHECK }
    case 'nothing':
      return { tone: 'missing' }
    case 'kept-back':
      return { tone: 'neutral', sign: LOCK }
    case 'situation':
    case 'background':
    case 'pain':
    case 'goal':
    case 'role':
    case 'manners':
      return { tone: 'neutral' }
  }
}
