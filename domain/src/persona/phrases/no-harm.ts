import type { PhrasesWithMore } from './with-more.ts'

/** To who asks whether they think of harming themselves, where nothing of the kind is written of them. */
export const NO_HARM: PhrasesWithMore = {
  'no-thought-of-harm': {
    any: {
      "No. It's nothing like that.": "I want things to get easier. I don't want to be gone.",
      "No, not that. I know it has to be asked, and the answer's no.":
        "If it ever came to that, I'd tell somebody. It hasn't.",
      "No, never. I'm not in that place.": "There's too much here that I'd miss.",
      "No. I'm safe, if that's what you want to know.":
        'It gets me down at times, and I still want to wake up the next day.',
      "No, it isn't that. I want to live.": 'What I want is for it to weigh less on me.',
      "No. That hasn't crossed my mind.":
        "I have my low days like anybody. It doesn't go any further than that.",
    },
  },
}
