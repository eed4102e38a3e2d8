import type { Phrases } from './phrases.ts'

export const TELLING: Phrases = {
  /** Where a person would have a word of their own first. */
  'lead-in': {
    any: ['Well,', 'So,', 'Hm.', 'Okay.', 'Right.', 'Oh,'],
    casual: ['Yeah, so,', 'I mean,'],
    formal: ['As it happens,'],
    warm: ['Ah,', 'You know,'],
    cool: ['Look,'],
  },
  yes: {
    any: ['Yes.', "That's right.", 'Yes, of course.', "Yes, that's so.", 'Yes, indeed.', 'Right.'],
    casual: ['Yeah.', 'Yep.'],
    formal: ["That's correct."],
    warm: ['Oh, yes.'],
  },
  /** Before what says so, or denies it. */
  'yes-and': {
    any: ['Yes.', 'Yes,', "That's right.", 'Yes, yes.', 'Right.', 'Oh, yes.'],
    casual: ['Yeah.', 'Yeah,'],
  },
  /** Asked if there was any of it: "right" would be said to somebody who claims that there was. */
  'yes-there-was': {
    any: ['Yes.', 'Yes,', 'Oh, yes.', 'Well, yes.', 'Yes, actually.', 'Yes, indeed.'],
    casual: ['Yeah.', 'Yeah,'],
  },
  'no-but': {
    any: ['No.', 'No,', 'Well, no.', "I'm afraid not.", 'No, actually.', 'No, no.'],
    casual: ['Nope.', 'Nah.'],
  },
  'not-really': {
    any: ['Not really.', 'No, not really.', 'Honestly? No.', "I wouldn't say so.", 'Well, no.'],
    casual: ['Nah, not really.', 'Ha. No.'],
    formal: ["I'm afraid not."],
    cool: ['No.'],
  },
  'not-very': {
    any: ['Not very.', 'It could be better.', 'Honestly? Not very.', 'Less than I was.', 'So-so.'],
    casual: ['Meh. Not very.', 'Could be better.'],
    formal: ['Not entirely.'],
    cool: ['Not terribly.'],
  },
  'it-would': {
    any: [
      'It would, yes.',
      'Yes, that would help.',
      'That would be something, yes.',
      'I think so, yes.',
      'It might. Yes.',
      'Sure, if it worked.',
    ],
    casual: ['Oh yeah, it would.'],
    cool: ['Who would say no to that?'],
  },
  'as-i-said': {
    any: [
      'As I said,',
      'Like I said,',
      'Same as before:',
      'Well, as I told you,',
      "It's what I told you:",
      'Like I mentioned,',
      'Well, again,',
    ],
    cool: ['I did say:', "I've told you that:"],
    casual: ['Yeah, like I said,'],
    formal: ['As I mentioned,', 'As I say,'],
  },
  /** Asked for what was in the very last line. */
  'just-said': {
    any: [
      "That's what I just said.",
      "I've just told you, more or less.",
      "It's just as I said. There's no more to it.",
      'That was what I meant just now.',
      "As I was just saying. I can't put it better.",
      "What I said just now, that's it.",
    ],
    warm: ["That's what I was trying to tell you just now."],
    cool: ['I just said that.'],
  },
  'just-said-so': {
    any: [
      'Well, yes. As I just said.',
      'Yes, that too, as I said.',
      'Yes, like I said.',
      "That's what I meant, yes.",
      'As I was saying, yes.',
      'Yes. I just told you.',
    ],
  },
  'i-mean': {
    any: [
      'I mean it like this:',
      'What I mean is,',
      'Put it this way:',
      'Well, in plain words:',
      'What I was getting at:',
      'Let me put it differently:',
      'Simply this:',
    ],
    formal: ['To be clear:'],
    casual: ['Basically,'],
  },
  'no-more': {
    any: [
      "That's really all there is to it.",
      "I don't know what else to say about it.",
      "There's not much more to tell.",
      "That's about it.",
      "I can't tell you more about it than that.",
      "That's it, really.",
    ],
    casual: ["That's pretty much it."],
    cool: ["That's all."],
  },
  'told-all': {
    any: [
      "I think you've heard the worst of it.",
      "That's most of it, really.",
      "Nothing beyond what I've told you.",
      "I've told you what there is.",
      "That's the main part of it.",
      "I think you've got the picture by now.",
    ],
    casual: ["Nah, that's the lot."],
  },
  /** Of somebody who had little to tell. */
  'little-to-say': {
    any: [
      "There's not much more I could say. What do you suggest?",
      "I'm not sure what else to tell you. What would you like to know?",
      "It's hard to put into words. Ask me something simpler.",
      "I don't know where to begin, to be honest.",
      "There isn't much to tell. What do you make of it?",
      'I find it hard to talk about. What do you want to know?',
    ],
    cool: ["Not much to say. You're the one who asks."],
  },
  'not-yet': {
    any: [
      "I'd rather not go into that just yet.",
      "Let's say it has its moments.",
      'We manage. Mostly.',
      "That's a bit soon, if you don't mind.",
      'There are things, of course. There always are.',
      "I've only just met you.",
      'It could be better. Leave it at that for now.',
    ],
    cool: ['That depends who wants to know.', "Why? What's it to you?"],
    warm: ['Oh, you know how it is. Ask me again in a bit.'],
    formal: ["I'd want to know you a little better before I go into that."],
  },
  again: {
    any: [
      'What I said was:',
      'Sure.',
      'I said:',
      'Once more, then:',
      'Okay, again:',
      'I was saying:',
    ],
    warm: ['No problem.', 'Of course.'],
    cool: ['Again?', 'I just said it.'],
  },
  'said-little': {
    any: [
      'Oh, nothing much. Go on.',
      'Nothing important. You were saying?',
      'I only meant: go on.',
      "Just that I'm listening.",
      'Nothing. I was only agreeing.',
      'Oh, just that I heard you.',
    ],
  },
  'said-again': {
    any: [
      'I said: {words}',
      'What I said was: {words}',
      'I was saying: {words}',
      'Sure. I said: {words}',
      'No problem. I said: {words}',
      'All I said was: {words}',
    ],
  },
  'things-are': {
    any: [
      'They could be better.',
      'Busy, and not always in a good way.',
      'Mixed, to be honest.',
      "Well, you'll have heard some of it.",
      'Up and down.',
      'Not bad, but not easy either.',
    ],
  },
}
