import type { Phrases } from './phrases.ts'

/** What somebody meant by what they said themselves a moment ago. */
export const OWN_LINE: Phrases = {
  'mixed-up': {
    any: [
      'Sorry, I was somewhere else. What did you want to know?',
      'I think I took that wrong. What was your question?',
      'My fault, I answered something else. Ask me again?',
      'Never mind that, I got ahead of myself. What were you asking?',
      'Sorry, that came out of nowhere. Where were we?',
      'I was still on something else, sorry. What was it you asked?',
    ],
  },
  'mean-ask': {
    any: [
      'I was asking you something:',
      'My question was this:',
      'What I would like to know:',
      'I just wanted to know this:',
      'It was a question for you:',
      'I asked you this:',
    ],
  },
  'mean-doubt': {
    any: [
      "I mean that I'm not convinced yet.",
      'I mean that I still have a doubt about it.',
      "That it could go wrong, that's what I mean.",
      "I'm just not sure of it yet, that's all.",
      "I mean that I'd want to be surer of it.",
      "It means I don't quite trust it yet.",
    ],
  },
  'mean-not-yet': {
    any: [
      "I mean that I don't want to talk about it yet.",
      "That there's more to it, and I'd rather wait with that.",
      "I mean it's not easy, and I'd like to leave it there for now.",
      "Just that I'd rather not go into it yet.",
      'I mean I need a bit more time before I talk about that.',
      "That it isn't all fine. But leave it there, please.",
    ],
  },
  'mean-not-known': {
    any: [
      "That there's no simple answer to it, I'm afraid.",
      "I was being vague, I know. I haven't got it clear myself.",
      "I mean I don't know it well enough to say more.",
      "Sorry, that was vague. I'd have to think about it properly.",
      "That I don't know exactly, and didn't want to make something up.",
      "Nothing clever. I just don't have a better answer yet.",
    ],
  },
  'mean-matter': {
    any: [
      "I mean {matter}. I don't find it easy to explain.",
      "It's {matter} I mean. I'm not good at putting it into words.",
      "{matter}, that's what I mean. I haven't got it clearer than that.",
      "I was thinking of {matter}. I can't sort it out in one sentence.",
      "I meant {matter}. It isn't simple, that's all.",
      "Well, {matter}. I'd have to think how to say it better.",
    ],
  },
  'mean-not-now': {
    any: [
      "I mean it's a bit soon for that.",
      "I mean that I'm not ready for that yet.",
      "Just that I'd like to be heard first.",
      "That we're not there yet, that's what I mean.",
      "I mean I can't say yes to that now.",
      'That it goes a bit fast for me.',
    ],
  },
  'mean-nothing': {
    any: [
      'Sorry, I put that badly.',
      "I didn't mean anything special by it.",
      'It just came out like that.',
      "I wasn't very clear, was I? Sorry.",
      'Nothing special, sorry. I was thinking out loud.',
      'I could have put that better, sorry.',
    ],
  },
  'mean-fact': {
    any: [
      "I don't know how else to put it.",
      "Nothing more than that. That's how it is.",
      "It's as simple as it sounds.",
      "I'm not sure what's unclear about it.",
      'Which part do you mean?',
      'Where did I lose you?',
    ],
  },
  'asked-again': {
    any: [
      'I asked: {words}',
      'Sure. I asked: {words}',
      'My question was: {words}',
      'What I asked was: {words}',
      'Once more: {words}',
      'Of course. {words}',
    ],
  },
  'mean-yes': {
    any: [
      "Just that I'm fine with it.",
      'That we do it like that.',
      "That it's a yes from me.",
      'Simply: yes.',
      "That I'd go along with what you said.",
      "What you suggested. I'm all right with it.",
    ],
  },
}
