import type { Phrases } from './phrases.ts'

/** Before and after what is told, where a person would have a word of their own. */
export const HANDING_BACK: Phrases = {
  'lead-in': {
    any: ['Well,', 'So,', 'Hm.', 'Okay.', 'Right.', 'Oh,'],
    casual: ['Yeah, so,', 'I mean,'],
    formal: ['As it happens,'],
    warm: ['Ah,', 'You know,'],
    cool: ['Look,'],
  },
  'ask-back': {
    any: ['Why do you ask?', 'Why?', 'Does that help?', 'Is that what you wanted to know?'],
    cool: ['What do you need that for?', 'Why does that matter?'],
    warm: ['Does that make sense?'],
    casual: ['How come?'],
    formal: ['May I ask why?'],
  },
}
